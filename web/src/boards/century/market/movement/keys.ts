/** The names by which trade cards are followed from one view to the next. */

/** The first two card numbers are the starting cards: everybody has their own copy (SR-8). */
const STARTING_CARDS = 2;

/** A trade card; `seat` is whose it is, for cards that are before a player. */
export function tradeKey(card: number, seat?: number): string {
  return card < STARTING_CARDS ? `trade-${card}-of-${seat ?? 'none'}` : `trade-${card}`;
}

/** Cubes lie on a card and travel with it; while its deal is made the card is gone and nothing lies there. */
export const marketZone = (card: number | null): string => `market-${card ?? 'gap'}`;
export const handAnchor = (seat: number): string => `hand-${seat}`;
export const TRADE_DECK = 'trade-deck';
export const SPENT = 'spent';
