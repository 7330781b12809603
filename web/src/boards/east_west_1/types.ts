/** The view and the parts of From East to West I: settlers, markets, and a trade route before every player. */

import type { Pioneer } from '../century/settlement/types';
import type { SettledParts, SettledView } from '../century/trade/settled/types';

/** A card of a route; without a price while settlers are on it (E1-21). */
export interface RouteCard {
  readonly card: number;
  readonly settlers: number;
  readonly price: number | null;
}

export interface Trader extends Pioneer {
  readonly settlers_on_route: number;
  readonly route: readonly RouteCard[];
  readonly discard_count: number;
  /** Route and discard pile together. */
  readonly trade_cards: number;
}

export type EastWest1View = SettledView<Trader>;
export type EastWest1Parts = SettledParts;
