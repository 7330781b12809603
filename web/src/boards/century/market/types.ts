/** Trade cards, their row and their deals, as every game with trade cards shows them. */

import type { components } from '../../../generated/openapi';
import type { TableView } from '../../../lib/board';
import type { Cubes } from '../cubes/cubes';

type Schemas = components['schemas'];
export type TradeCardPart = Schemas['TradeCardPart'];
export type Effect = TradeCardPart['effects'][number];
export type DealPart = Schemas['DealPart'];

export interface TradeParts {
  readonly trade_cards: readonly TradeCardPart[];
  readonly deals: readonly DealPart[];
}

export interface TradeView extends TableView {
  /** From the left; without a card while the deal of the card is made. */
  readonly trade_row: readonly { readonly card: number | null; readonly cubes: Cubes }[];
  readonly trade_deck: number;
  /** The shared discard of Golden Deals. */
  readonly spent: readonly number[];
  /** The deal on every trade card that can be seen. */
  readonly deals: Readonly<Record<string, number>>;
}

/** Somebody with cubes and trade cards; `hand` is a list where the seat may see it. */
export interface Trader {
  readonly cubes: Cubes;
  readonly hand_count: number;
  readonly hand: readonly number[] | null;
  readonly played: readonly number[];
}
