/** What the moves of From East to West I are about; mirrors `caravanserai.texts.move_facts.east_west_1`. */

import type { Facts, Move, MoveFacts } from '../../lib/board';
import { cardFacts, isAboutCard, routeFacts, settlementFacts, type TradeCards } from '../century/settlement_facts';

type View = Parameters<typeof routeFacts>[1] & Parameters<typeof cardFacts>[1];

const ON_ROUTE: readonly string[] = ['route', 'replace', 'swap', 'recall-route'];

export const moveFacts = ((move: Move, view: View, parts: TradeCards): Facts | null => {
  if (ON_ROUTE.includes(move.kind)) return routeFacts(move, view);
  return isAboutCard(move, view) ? cardFacts(move, view, parts) : settlementFacts(move, view);
}) satisfies MoveFacts<View, TradeCards>;
