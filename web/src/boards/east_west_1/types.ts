/** The view and the components of From East to West I, as the server tells them. */

import type { Schemas } from '../../lib/schemas';

export type EastWest1View = Schemas['EastWest1View'];
export type EastWest1Parts = Schemas['EastWest1Components'];
export type RouteCard = Schemas['RouteCardView'];
/** A player with a route; `trade_cards` counts route and discard pile together. */
export type Trader = Schemas['RouteTraderView'];
