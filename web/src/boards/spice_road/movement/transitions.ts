/** What moved between two views: for every new piece where it comes from, for every vanished one where it goes. */

import type { Transitions } from '../../../lib/movement/transitions';
import { storeZone } from '../../century/cubes/keys';
import { moveCubes, type Zones } from '../../century/cubes/travel';
import { marketZones, moveTradeCards } from '../../century/market/movement/cards';
import type { SpiceRoadView } from '../types';
import * as keys from './keys';

export function transitions(before: SpiceRoadView, after: SpiceRoadView): Transitions {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  moveCubes(zones(before), zones(after), arrivals, departures);
  moveTradeCards(side(before), side(after), arrivals, departures);
  movePointCards(before, after, arrivals, departures);
  return { arrivals, departures, coins: movedCoins(before, after) };
}

const side = (view: SpiceRoadView) => ({ view, traders: view.merchants });

function zones(view: SpiceRoadView): Zones {
  return new Map([
    ...view.merchants.map((merchant, seat) => [storeZone(seat), merchant.cubes] as const),
    ...marketZones(view),
  ]);
}

function movePointCards(
  before: SpiceRoadView,
  after: SpiceRoadView,
  arrivals: Map<string, string>,
  departures: Map<string, string>,
): void {
  for (const card of after.point_row) {
    if (!before.point_row.includes(card)) arrivals.set(keys.pointKey(card), keys.POINT_DECK);
  }
  const claimer = after.merchants.findIndex(
    (merchant, seat) => merchant.claimed_count > (before.merchants[seat]?.claimed_count ?? 0),
  );
  if (claimer < 0) return;
  for (const card of before.point_row) {
    if (!after.point_row.includes(card)) departures.set(keys.pointKey(card), keys.claimedAnchor(claimer));
  }
}

function movedCoins(before: SpiceRoadView, after: SpiceRoadView): Transitions['coins'] {
  return (['gold', 'silver'] as const).flatMap((coin) => {
    const winner = after.merchants.findIndex(
      (merchant, seat) => merchant[coin] > (before.merchants[seat]?.[coin] ?? 0),
    );
    return winner < 0 ? [] : [{ from: keys.coinAnchor(coin, 'table'), to: keys.coinAnchor(coin, winner) }];
  });
}
