/** What the moves are about with which settlers send a ship among the islands; mirrors `texts.move_facts.voyages`. */

import type { Facts, Move } from '../../lib/board';
import { exchange, pioneer, type SettlementTable } from './settlement_facts';

type Cubes = readonly number[];
type Owner = SettlementTable['pioneers'][number] & { readonly built: Cubes };

interface Market {
  readonly symbol: number;
  readonly give: Cubes;
  readonly take: Cubes;
}

export interface VoyageTable extends SettlementTable<Owner> {
  readonly spaces: readonly {
    readonly kind: string;
    readonly market: Market | null;
    readonly ships: readonly number[];
  }[];
}

export interface VoyageParts {
  readonly player_board: { readonly under_column: Cubes };
}

const NO_CUBES: Cubes = [0, 0, 0, 0];
export const AT_SEA: readonly string[] = ['sail', 'fee', 'build', 'pay', 'trade', 'outpost'];

/** Facts of a move with the ship, outposts and the exchanges of the islands. */
export function voyageFacts(move: Move, view: VoyageTable, parts: VoyageParts): Facts | null {
  const [first = 0] = move.args;
  const asked = view.decision?.facts;
  if (!asked) return null;
  const marketAt = (space: number | undefined): Market | null => view.spaces[(space ?? 0) - 1]?.market ?? null;
  switch (move.kind) {
    case 'sail':
      return sailFacts(view, first, (asked.left ?? 0) > 1);
    case 'fee':
      return asked.owner === undefined ? null : { colour: first, owner: asked.owner };
    case 'build': {
      const symbol = marketAt(asked.space)?.symbol;
      if (symbol === undefined || asked.price === undefined) return null;
      const points = parts.player_board.under_column[pioneer(view)?.built[symbol] ?? 0];
      return points === undefined ? null : { symbol, price: asked.price, points };
    }
    case 'pay':
      return { colour: first };
    case 'trade':
      return exchange(marketAt(asked.space), first);
    default: {
      const told = exchange(marketAt(first), 1);
      return told && { space: first, ...told };
    }
  }
}

/** What lies there, and the docking fee where the ship ends (E2-18, E2-19). */
function sailFacts(view: VoyageTable, space: number, passing: boolean): Facts | null {
  const here = view.spaces[space - 1];
  if (!here) return null;
  const others = here.ships.filter((seat) => seat !== view.deciding[0]).length;
  const fee = passing || here.kind !== 'market' ? 0 : others;
  const { give, take } = here.market ?? { give: NO_CUBES, take: NO_CUBES };
  return { space, kind: here.kind, fee, demand: 0, gave: give, took: take };
}
