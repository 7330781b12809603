/** The view and the parts of A New World. The view is the server's own. */

import type { components } from '../../generated/openapi';
import type { SettlementParts } from '../century/settlement/types';

export type NewWorldView = components['schemas']['NewWorldView'];
export type NewWorldParts = SettlementParts;
