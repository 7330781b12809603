/** The names by which trade cards are followed from one view to the next. */

/** A trade card; `seat` is whose it is, for cards that are before a player: of some cards everybody has a copy. */
export function tradeKey(card: number, seat?: number | null): string {
  return seat == null ? `trade-${card}` : `trade-${card}-of-${seat}`;
}

/** Cubes lie on a card and travel with it; while its deal is made the card is gone and nothing lies there. */
export const marketZone = (card: number | null): string => `market-${card ?? 'gap'}`;
export const handAnchor = (seat: number): string => `hand-${seat}`;
export const TRADE_DECK = 'trade-deck';
export const SPENT = 'spent';
