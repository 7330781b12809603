/** What the moves of A New World are about; mirrors `caravanserai.texts.move_facts.new_world`. */

import type { MoveFacts } from '../../lib/board';
import { settlementFacts, type SettlementTable } from '../century/settlement_facts';

export const moveFacts = settlementFacts satisfies MoveFacts<SettlementTable>;
