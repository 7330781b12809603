/** What the moves with ships, outposts and ports are about; mirrors `sea_facts` of `texts.move_facts.century`. */

import type { Facts, Move, TableView } from '../../lib/board';

type Cubes = readonly number[];

interface Market {
  readonly symbol: number;
  readonly give: Cubes;
  readonly take: Cubes;
  readonly outpost_cost: number | null;
}

interface Captain {
  readonly ship: number | null;
  readonly built: Cubes;
  readonly bonus: Readonly<Record<string, Cubes>>;
}

export interface SeaTable<Sailor extends Captain = Captain> extends TableView {
  readonly spaces: readonly {
    readonly kind: string;
    readonly market: Market | null;
    readonly ships: readonly number[];
  }[];
  readonly ports: readonly { readonly space: number; readonly demand: number | null }[];
  readonly bonus_stock: Readonly<Record<string, Cubes>>;
  readonly captains: readonly Sailor[];
}

export interface SeaParts {
  readonly starting_sets: readonly Cubes[];
  readonly bonus_kinds: readonly string[];
  readonly player_board: { readonly under_column: Cubes };
}

const NO_CUBES: Cubes = [0, 0, 0, 0];

export function seaFacts(move: Move, view: SeaTable, parts: SeaParts): Facts | null {
  const [first = 0] = move.args;
  const ship = captain(view)?.ship ?? 0;
  switch (move.kind) {
    case 'set': {
      const cubes = parts.starting_sets[first];
      return cubes ? { cubes } : null;
    }
    case 'place':
      return told({ space: first }, exchange(view, first, 1));
    case 'sail':
      return sailFacts(view, first);
    case 'stop': {
      if (!view.decision || ship === 0) return null;
      const steps = view.decision.kind === 'turn' ? 0 : (view.decision.facts.steps ?? 0);
      return { space: ship, steps, fee: steps > 0 ? fee(view, ship) : 0 };
    }
    case 'fee': {
      const owner = view.decision?.facts.owner;
      return owner === undefined ? null : { colour: first, owner };
    }
    case 'build':
      return buildFacts(view, parts, ship);
    case 'trade':
      return told({ times: first }, exchange(view, ship, first));
    case 'claim': {
      const demand = demandAt(view, ship);
      return demand === null ? null : { demand };
    }
    case 'bonus': {
      const points = view.bonus_stock[parts.bonus_kinds[first] ?? '']?.[0];
      return points === undefined ? null : { bonus: first, points };
    }
    default:
      return {};
  }
}

/** The things of the one who decides. */
export function captain<Sailor extends Captain>(view: SeaTable<Sailor>): Sailor | undefined {
  return view.captains[view.deciding[0] ?? 0];
}

/** What lies there, and the docking fee of a ship that stops. */
function sailFacts(view: SeaTable, space: number): Facts | null {
  const here = view.spaces[space - 1];
  if (!here) return null;
  const facts = { space, kind: here.kind, fee: fee(view, space), demand: 0, gave: NO_CUBES, took: NO_CUBES };
  if (here.kind === 'market') return told(facts, exchange(view, space, 1));
  if (here.kind !== 'port') return facts;
  const demand = demandAt(view, space);
  return demand === null ? { ...facts, kind: 'closed' } : { ...facts, demand };
}

function buildFacts(view: SeaTable, parts: SeaParts, ship: number): Facts | null {
  const market = view.spaces[ship - 1]?.market;
  if (!market || market.outpost_cost === null) return null;
  const points = parts.player_board.under_column[captain(view)?.built[market.symbol] ?? 0];
  return points === undefined ? null : { symbol: market.symbol, price: market.outpost_cost, points };
}

function exchange(view: SeaTable, space: number, often: number): Facts | null {
  const market = view.spaces[space - 1]?.market;
  if (!market) return null;
  const times = (cubes: Cubes): number[] => cubes.map((count) => count * often);
  return { gave: times(market.give), took: times(market.take) };
}

function told(facts: Facts, more: Facts | null): Facts | null {
  return more && { ...facts, ...more };
}

function demandAt(view: SeaTable, space: number): number | null {
  return view.ports.find((port) => port.space === space)?.demand ?? null;
}

/** A cube to each other ship on a market (EW-17). */
function fee(view: SeaTable, space: number): number {
  const here = view.spaces[space - 1];
  return here?.kind === 'market' ? here.ships.filter((seat) => seat !== view.deciding[0]).length : 0;
}
