/** The view and the parts of From Sand to Sea: ships and trade cards at one table. The view is the server's own. */

import type { components } from '../../generated/openapi';
import type { SeaParts } from '../century/islands/types';
import type { TradeParts } from '../century/market/types';

export type CardCaptain = components['schemas']['CardCaptainView'];
export type SandToSeaView = components['schemas']['SandToSeaView'];

export interface SandToSeaParts extends SeaParts, TradeParts {}
