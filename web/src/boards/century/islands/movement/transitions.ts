/** What moved at sea between two views: ships, cubes, outposts from their boards, tiles from pile to port to captain. */

import type { Transitions } from '../../../../lib/movement/transitions';
import type { Cubes } from '../../cubes/cubes';
import { storeZone } from '../../cubes/keys';
import { moveCubes, type MoveAll } from '../../cubes/travel';
import type { SeaView } from '../types';
import * as keys from './keys';

type Ways = Map<string, string>;

/** Every place of the sea where cubes lie. */
export function seaZones(view: SeaView): Map<string, Cubes> {
  const found = new Map<string, Cubes>();
  view.captains.forEach((captain, seat) => found.set(storeZone(seat), captain.cubes));
  for (const { space, cubes } of view.spaces) found.set(keys.looseZone(space), cubes);
  return found;
}

/** Everything but cubes; ships are found by themselves, as they are always on the table. */
export function moveTiles(before: SeaView, after: SeaView, arrivals: Ways, departures: Ways): void {
  after.spaces.forEach(({ space, outposts }, n) => {
    for (const seat of outposts) {
      if (!before.spaces[n]?.outposts.includes(seat)) {
        arrivals.set(keys.outpostKey(space, seat), keys.boardAnchor(seat));
      }
    }
  });
  const taker = gainer(before, after);
  const were = before.ports.map(({ demand }) => demand);
  const are = after.ports.map(({ demand }) => demand);
  for (const demand of are) {
    if (demand !== null && !were.includes(demand)) arrivals.set(keys.demandKey(demand), keys.DEMAND_PILE);
  }
  for (const demand of were) {
    if (demand !== null && !are.includes(demand) && taker >= 0) {
      departures.set(keys.demandKey(demand), keys.claimedAnchor(taker));
    }
  }
}

/** Who has one more claimed tile than before. */
function gainer(before: SeaView, after: SeaView): number {
  return after.captains.findIndex(
    ({ claimed_count }, seat) => claimed_count > (before.captains[seat]?.claimed_count ?? 0),
  );
}

/** The bonus tile somebody has just taken from the stock. */
export function takenBonus(before: SeaView, after: SeaView): Transitions['coins'] {
  return after.captains.flatMap(({ bonus }, seat) =>
    Object.entries(bonus)
      .filter(([kind, tiles]) => tiles.length > (before.captains[seat]?.bonus[kind]?.length ?? 0))
      .map(([kind]) => ({ from: keys.stockKey(kind), to: keys.bonusAnchor(seat) })),
  );
}

/** All that moves at sea; `extra` tells of further places where cubes lie. */
export const moveSea: MoveAll<SeaView> = (before, after, arrivals, departures, extra = () => []) => {
  const zones = (view: typeof before): Map<string, Cubes> => new Map([...seaZones(view), ...extra(view)]);
  moveCubes(zones(before), zones(after), arrivals, departures);
  moveTiles(before, after, arrivals, departures);
  return takenBonus(before, after);
};

export function seaTransitions(before: SeaView, after: SeaView): Transitions {
  const arrivals: Ways = new Map();
  const departures: Ways = new Map();
  return { arrivals, departures, coins: moveSea(before, after, arrivals, departures) };
}
