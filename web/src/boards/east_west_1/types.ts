/** The view and the parts of From East to West I: settlers, markets, and a trade route before every player. */

import type { components } from '../../generated/openapi';
import type { SettledParts } from '../century/market/settled/types';

/** A card of a route; without a price while settlers are on it (E1-21). */
export type RouteCard = components['schemas']['RouteCardView'];
/** A player with a route; `trade_cards` counts route and discard pile together. */
export type Trader = components['schemas']['RouteTraderView'];

export type EastWest1View = components['schemas']['EastWest1View'];
export type EastWest1Parts = SettledParts;
