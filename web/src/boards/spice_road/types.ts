/** The view and the parts of Spice Road. The view is the server's own; the parts are the game's components. */

import type { components } from '../../generated/openapi';
import type { Cubes } from '../century/cubes/cubes';
import type { TradeParts } from '../century/market/types';

type Schemas = components['schemas'];
export type SpiceRoadView = Schemas['SpiceRoadView'];
export type Merchant = Schemas['MerchantView'];

export interface PointCardPart {
  readonly cost: Cubes;
  readonly points: number;
}

export interface SpiceRoadParts extends TradeParts {
  readonly colours: readonly string[];
  readonly caravan_limit: number;
  readonly point_cards: readonly PointCardPart[];
}
