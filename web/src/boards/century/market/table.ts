/** What a table with trade cards has for the parts of its board. A game's own table keeps this promise. */

import * as shared from '../../../lib/table';
import type { DealPart, TradeCardPart, Trader, TradeParts, TradeView } from './types';

export interface TradeTable extends shared.Table<TradeView, TradeParts> {
  trader(seat: number | null): Trader | undefined;
  /** How many cubes somebody may keep at the end of their turn. */
  storage(seat: number): number;
  /** A symbol in words, for names and tooltips. */
  words(name: string, ...args: (string | number)[]): string;
}

/** A text that all games with trade cards share. */
export function sayTrade(table: TradeTable, key: string, args?: Parameters<TradeTable['say']>[1]): string {
  return table.sayAny(`century-trade-${key}`, args);
}

export function cardPart(table: TradeTable, card: number): TradeCardPart {
  return table.parts.trade_cards[card]!;
}

/** The Golden Deal on a trade card, or nothing (SR-51). */
export function dealOn(table: TradeTable, card: number): DealPart | undefined {
  const deal = table.view.deals[card];
  return deal === undefined ? undefined : table.parts.deals[deal];
}

export const useTable = (): TradeTable => shared.useTable<TradeTable>();
