/** What the moves of From East to West II are about; mirrors `caravanserai.texts.move_facts.east_west_2`. */

import type { Facts, Move, MoveFacts } from '../../lib/board';
import { settlementFacts } from '../century/settlement_facts';
import { AT_SEA, voyageFacts, type VoyageParts, type VoyageTable } from '../century/voyage_facts';

export const moveFacts = ((move: Move, view: VoyageTable, parts: VoyageParts): Facts | null =>
  AT_SEA.includes(move.kind) ? voyageFacts(move, view, parts) : settlementFacts(move, view)) satisfies MoveFacts<
  VoyageTable,
  VoyageParts
>;
