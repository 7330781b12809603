/** The names by which settlers on a route are followed from one view to the next. */

/** The nth settler on a card of somebody's route. */
export const routeSettlerKey = (seat: number, position: number, nth: number): string =>
  `on-route-${seat}-${position}-${nth}`;
