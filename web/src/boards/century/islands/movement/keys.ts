/** The names by which pieces and places of the sea are followed from one view to the next; cubes have theirs in `cubes`. */

export const shipKey = (seat: number): string => `ship-${seat}`;
export const outpostKey = (space: number, seat: number): string => `outpost-${space}-${seat}`;
export const demandKey = (demand: number): string => `demand-${demand}`;
/** The place of a space on the map. */
export const spaceAnchor = (space: number): string => `space-${space}`;
/** Cubes that lie on a space. */
export const looseZone = (space: number): string => `loose-${space}`;
export const claimedAnchor = (seat: number): string => `claimed-${seat}`;
export const boardAnchor = (seat: number): string => `outposts-${seat}`;
export const bonusAnchor = (seat: number): string => `bonus-${seat}`;
export const stockKey = (kind: string): string => `stock-${kind}`;
export const DEMAND_PILE = 'demand-pile';
