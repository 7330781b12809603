/** The names by which settlers, cards and tiles are followed from one view to the next; cubes have theirs in `cubes`. */

export const locationKey = (location: number): string => `location-${location}`;
/** The nth settler of a player at a location. */
export const settlerKey = (location: number, seat: number, nth: number): string => `settler-${location}-${seat}-${nth}`;
export const handAnchor = (seat: number): string => `settlers-${seat}`;
export const reserveAnchor = (seat: number): string => `reserve-${seat}`;
export const pointKey = (card: number): string => `point-${card}`;
export const bonusKey = (tile: number): string => `bonus-tile-${tile}`;
export const explorationKey = (tile: number): string => `exploration-${tile}`;
/** Where the cards, bonus tiles and exploration tiles of a player lie. */
export const claimedAnchor = (seat: number): string => `claimed-${seat}`;
export const bonusAnchor = (seat: number): string => `bonus-${seat}`;
export const exploredAnchor = (seat: number): string => `explored-${seat}`;
export const stackAnchor = (stack: number): string => `stack-${stack}`;
export const POINT_DECK = 'point-deck';
