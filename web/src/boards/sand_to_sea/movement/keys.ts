/** The pile of cards spent for sailing, as a place on the table. */

export const sailedAnchor = (seat: number): string => `sailed-${seat}`;
