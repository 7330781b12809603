/** The view and the parts of Spice Road. The view is the server's own; the parts are the game's components. */

import type { components } from '../../generated/openapi';

/** Cubes counted by colour: yellow, red, green, brown (SR-1). */
export type Cubes = readonly number[];

type Schemas = components['schemas'];
export type SpiceRoadView = Schemas['SpiceRoadView'];
export type Merchant = Schemas['MerchantView'];

export type Effect =
  | { readonly kind: 'gain'; readonly amount: Cubes }
  | { readonly kind: 'all_gain'; readonly amount: Cubes }
  | { readonly kind: 'upgrade'; readonly amount: number }
  | { readonly kind: 'retrieve'; readonly amount: number }
  | { readonly kind: 'choice'; readonly amount: number };

export interface TradeCardPart {
  readonly id: string;
  readonly kind: 'produce' | 'upgrade' | 'exchange' | 'special';
  readonly give: Cubes;
  readonly take: Cubes;
  readonly steps: number;
  readonly effects: readonly Effect[];
}

export interface PointCardPart {
  readonly cost: Cubes;
  readonly points: number;
}

export interface DealPart {
  readonly id: string;
  readonly effects: readonly Effect[];
}

export interface SpiceRoadParts {
  readonly colours: readonly string[];
  readonly caravan_limit: number;
  readonly trade_cards: readonly TradeCardPart[];
  readonly point_cards: readonly PointCardPart[];
  readonly deals: readonly DealPart[];
}
