/** What moved between two views: ships and cubes at sea, and trade cards, some of them spent for sailing. */

import type { Transitions } from '../../../lib/movement/transitions';
import { moveCubes } from '../../century/cubes/travel';
import { moveTiles, seaZones, takenBonus } from '../../century/islands/movement/transitions';
import { marketZones, moveTradeCards, type Elsewhere } from '../../century/market/movement/cards';
import type { SandToSeaView } from '../types';
import { sailedAnchor } from './keys';

export function transitions(before: SandToSeaView, after: SandToSeaView): Transitions {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  moveCubes(zones(before), zones(after), arrivals, departures);
  moveTiles(before, after, arrivals, departures);
  moveTradeCards(side(before), side(after), arrivals, departures, sailedCards(before, after));
  return { arrivals, departures, coins: takenBonus(before, after) };
}

const zones = (view: SandToSeaView) => new Map([...seaZones(view), ...marketZones(view)]);
const side = (view: SandToSeaView) => ({ view, traders: view.captains });

/** Cards go to the face-down pile one by one, and come back from it all together (SS-13, SS-24). */
function sailedCards(before: SandToSeaView, after: SandToSeaView): Elsewhere {
  const grown = (seat: number): number =>
    (after.captains[seat]?.sailed_count ?? 0) - (before.captains[seat]?.sailed_count ?? 0);
  return {
    from: (card, seat) => (before.captains[seat]?.sailed?.includes(card) ? sailedAnchor(seat) : undefined),
    to: (_, seat) => (grown(seat) > 0 ? sailedAnchor(seat) : undefined),
  };
}
