/** What the moves of From Sand to Sea are about; mirrors `caravanserai.texts.move_facts.sand_to_sea`. */

import type { Facts, Move, MoveFacts } from '../../lib/board';
import { tradeFacts } from '../century/move_facts';
import { captain, seaFacts, type SeaParts, type SeaTable } from '../century/sea_facts';

type TradeView = Parameters<typeof tradeFacts>[1];
type Parts = SeaParts & Parameters<typeof tradeFacts>[2];
type Sailor = SeaTable['captains'][number] & {
  readonly played: readonly number[];
  readonly sailed_count: number;
};
type View = SeaTable<Sailor> & TradeView;

const AT_SEA: readonly string[] = ['set', 'place', 'sail', 'stop', 'fee', 'build', 'trade', 'claim', 'bonus'];

export const moveFacts = ((move: Move, view: View, parts: Parts): Facts | null => {
  const [first = 0] = move.args;
  if (AT_SEA.includes(move.kind)) return seaFacts(move, view, parts);
  switch (move.kind) {
    case 'fare':
      return { card: first, played: Number(captain(view)?.played.includes(first) ?? false) };
    case 'rest':
      return { cards: (captain(view)?.played.length ?? 0) + (captain(view)?.sailed_count ?? 0) };
    case 'pay':
      return { colour: first, purpose: view.decision?.kind === 'pay_outpost' ? 'outpost' : 'card' };
    default:
      return tradeFacts(move, view, parts);
  }
}) satisfies MoveFacts<View, Parts>;
