/** What moved between two views: all of the settlement, the trade cards, and the settlers on the routes. */

import type { Transitions } from '../../../lib/movement/transitions';
import { moveSettlement } from '../../century/settlement/movement/transitions';
import { handAnchor } from '../../century/settlement/movement/keys';
import { moveMarketCards } from '../../century/market/settled/movement';
import type { EastWest1View, Trader } from '../types';
import { routeSettlerKey } from './keys';

export function transitions(before: EastWest1View, after: EastWest1View): Transitions {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  const coins = moveSettlement(before, after, arrivals, departures);
  moveMarketCards(before, after, arrivals, departures, ({ discard_count }) => discard_count, onRoutes);
  const [was, is] = [settlersOn(before), settlersOn(after)];
  for (const [settler, seat] of is) if (!was.has(settler)) arrivals.set(settler, handAnchor(seat));
  for (const [settler, seat] of was) if (!is.has(settler)) departures.set(settler, handAnchor(seat));
  return { arrivals, departures, coins };
}

const onRoutes = ({ pioneers }: { readonly pioneers: readonly Trader[] }): number[] =>
  pioneers.flatMap(({ route }) => route.map(({ card }) => card));

/** The settlers on the routes, and whose they are. */
function settlersOn({ pioneers }: EastWest1View): Map<string, number> {
  return new Map(
    pioneers.flatMap(({ route }, seat) =>
      route.flatMap(({ settlers }, n) =>
        Array.from({ length: settlers }, (_, nth) => [routeSettlerKey(seat, n + 1, nth), seat] as const),
      ),
    ),
  );
}
