/** Trade cards, their row and their deals, as every game with trade cards shows them. */

import type { TableView } from '../../../lib/board';
import type { Cubes } from '../cubes/cubes';

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

export interface DealPart {
  readonly id: string;
  readonly effects: readonly Effect[];
}

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
