/** What moved between two views: settlers, ships and outposts, and the trade cards on their way to those who keep them. */

import type { Journey } from '../../lib/movement/journey';
import { settledJourney } from '../century/sea/settled/journey';
import { moveMarketCards } from '../century/trade/settled/movement';
import type { EastWest3View } from './types';

export function journey(before: EastWest3View, after: EastWest3View): Journey {
  const moved = settledJourney(before, after);
  const arrivals = new Map(moved.arrivals);
  const departures = new Map(moved.departures);
  moveMarketCards(before, after, arrivals, departures, ({ trade_cards }) => trade_cards);
  return { ...moved, arrivals, departures };
}
