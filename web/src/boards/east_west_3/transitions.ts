/** What moved between two views: settlers, ships and outposts, and the trade cards on their way to those who keep them. */

import type { Transitions } from '../../lib/movement/transitions';
import { settledTransitions } from '../century/islands/settled/transitions';
import { moveMarketCards } from '../century/market/settled/movement';
import type { EastWest3View } from './types';

export function transitions(before: EastWest3View, after: EastWest3View): Transitions {
  const moved = settledTransitions(before, after);
  const arrivals = new Map(moved.arrivals);
  const departures = new Map(moved.departures);
  moveMarketCards(before, after, arrivals, departures, ({ trade_cards }) => trade_cards);
  return { ...moved, arrivals, departures };
}
