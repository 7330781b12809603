/** The view and the parts of A New World. */

import type { SettlementParts, SettlementView } from '../century/settlement/types';

export type NewWorldView = SettlementView;
export type NewWorldParts = SettlementParts;
