/** What the moves of From East to West III are about; mirrors `caravanserai.texts.move_facts.east_west_3`. */

import type { Facts, Move, MoveFacts } from '../../lib/board';
import { cardFacts, isAboutCard, settlementFacts, type TradeCards } from '../century/settlement_facts';
import { AT_SEA, voyageFacts, type VoyageParts, type VoyageTable } from '../century/voyage_facts';

type View = VoyageTable & Parameters<typeof cardFacts>[1];
type Parts = VoyageParts & TradeCards;

export const moveFacts = ((move: Move, view: View, parts: Parts): Facts | null => {
  if (AT_SEA.includes(move.kind)) return voyageFacts(move, view, parts);
  return isAboutCard(move, view) ? cardFacts(move, view, parts) : settlementFacts(move, view);
}) satisfies MoveFacts<View, Parts>;
