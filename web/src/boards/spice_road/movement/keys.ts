/** The names by which pieces and places are followed from one view to the next. */

/** The first two card numbers are the starting cards: everybody has their own copy (SR-8). */
const STARTING_CARDS = 2;

/** A trade card; `seat` is whose it is, for cards that are before a merchant. */
export function tradeKey(card: number, seat?: number): string {
  return card < STARTING_CARDS ? `trade-${card}-of-${seat ?? 'none'}` : `trade-${card}`;
}

export const pointKey = (card: number): string => `point-${card}`;

export const caravanZone = (seat: number): string => `caravan-${seat}`;
/** Cubes lie on a card and travel with it; while its deal is made the card is gone and nothing lies there. */
export const marketZone = (card: number | null): string => `market-${card ?? 'gap'}`;
/** The nth cube of a colour in a zone. */
export const cubeKey = (zone: string, colour: number, nth: number): string => `${zone}-cube-${colour}-${nth}`;

export const bowlAnchor = (colour: number): string => `bowl-${colour}`;
export const handAnchor = (seat: number): string => `hand-${seat}`;
export const claimedAnchor = (seat: number): string => `claimed-${seat}`;
export const coinAnchor = (coin: 'gold' | 'silver', seat: number | 'table'): string => `${coin}-${seat}`;
export const TRADE_DECK = 'trade-deck';
export const POINT_DECK = 'point-deck';
export const SPENT = 'spent';
