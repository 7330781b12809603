/** The names by which pieces and places are followed from one view to the next. */

export const handZone = (seat: number): string => `hand-${seat}`;
export const shopZone = (seat: number): string => `shop-${seat}`;
export const slotZone = (position: number): string => `slot-${position}`;
export const DRAWN = 'drawn';
export const DEALT = 'dealt';
/** The nth card of a good in a zone. */
export const cardKey = (zone: string, good: number, nth: number): string => `${zone}-card-${good}-${nth}`;

export const tokenKey = (good: number): string => `token-${good}`;

export const handAnchor = (seat: number): string => `cards-of-${seat}`;
export const coinAnchor = (seat: number | 'supply'): string => `coins-${seat}`;
export const prestigeAnchor = (seat: number | 'supply'): string => `prestige-${seat}`;
export const DECK = 'deck';
export const DISCARD = 'discard';
