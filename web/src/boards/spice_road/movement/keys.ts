/** The names by which point cards and coins are followed from one view to the next. */

export const pointKey = (card: number): string => `point-${card}`;
export const claimedAnchor = (seat: number): string => `claimed-${seat}`;
export const coinAnchor = (coin: 'gold' | 'silver', seat: number | 'table'): string => `${coin}-${seat}`;
export const POINT_DECK = 'point-deck';
