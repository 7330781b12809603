/** What moved between two views: settlers to work and home, cubes, cards along the row, tiles to those who took them. */

import type { Transitions } from '../../../../lib/movement/transitions';
import type { Cubes } from '../../cubes/cubes';
import { storeZone } from '../../cubes/keys';
import { moveCubes, type MoveAll } from '../../cubes/travel';
import type { Location, Pioneer, SettlementView } from '../types';
import * as keys from './keys';

type Ways = Map<string, string>;

/** Every place where cubes lie. */
export function settlementZones(view: SettlementView): Map<string, Cubes> {
  return new Map(view.pioneers.map(({ cubes }, seat) => [storeZone(seat), cubes]));
}

function settlersAt({ location, holder, settlers }: Location): string[] {
  return holder === null ? [] : Array.from({ length: settlers }, (_, n) => keys.settlerKey(location, holder, n));
}

function moveSettlers(before: SettlementView, after: SettlementView, arrivals: Ways, departures: Ways): void {
  before.locations.forEach((was, n) => {
    const is = after.locations[n];
    if (!is || (was.holder === is.holder && was.settlers === is.settlers)) return;
    for (const settler of settlersAt(is)) if (is.holder !== null) arrivals.set(settler, keys.handAnchor(is.holder));
    for (const settler of settlersAt(was))
      if (was.holder !== null) departures.set(settler, keys.handAnchor(was.holder));
  });
}

/** Who has something now that nobody had before. */
function taker(
  before: SettlementView,
  after: SettlementView,
  of: (one: Pioneer) => readonly number[],
  thing: number,
): number {
  return after.pioneers.findIndex(
    (one, seat) => of(one).includes(thing) && !of(before.pioneers[seat] ?? one).includes(thing),
  );
}

/** Cards and tiles come from their decks and stacks, and go to those who took them. */
function moveCards(before: SettlementView, after: SettlementView, arrivals: Ways, departures: Ways): void {
  for (const card of after.point_row) {
    if (card !== null && !before.point_row.includes(card)) arrivals.set(keys.pointKey(card), keys.POINT_DECK);
  }
  for (const card of before.point_row) {
    if (card === null || after.point_row.includes(card)) continue;
    const seat = taker(before, after, ({ claimed }) => claimed, card);
    departures.set(keys.pointKey(card), seat < 0 ? keys.POINT_DECK : keys.claimedAnchor(seat));
  }
  before.stacks.forEach(({ tile }) => {
    const seat = tile === null ? -1 : taker(before, after, ({ bonus }) => bonus, tile);
    if (tile !== null && seat >= 0) departures.set(keys.bonusKey(tile), keys.bonusAnchor(seat));
  });
  for (const tile of [...before.locations.map((one) => one.tile), ...before.beside]) {
    const seat = tile === null ? -1 : taker(before, after, ({ explored }) => explored, tile);
    if (tile !== null && seat >= 0) departures.set(keys.explorationKey(tile), keys.exploredAnchor(seat));
  }
}

/** Settlers who come out of the reserve. */
function enlisted(before: SettlementView, after: SettlementView): Transitions['coins'] {
  return after.pioneers.flatMap(({ settlers_in_reserve }, seat) =>
    Array.from(
      { length: Math.max(0, (before.pioneers[seat]?.settlers_in_reserve ?? 0) - settlers_in_reserve) },
      () => ({
        from: keys.reserveAnchor(seat),
        to: keys.handAnchor(seat),
      }),
    ),
  );
}

/** All that moves in the settlement; `extra` tells of further places where cubes lie. */
export const moveSettlement: MoveAll<SettlementView> = (before, after, arrivals, departures, extra = () => []) => {
  const zones = (view: typeof before): Map<string, Cubes> => new Map([...settlementZones(view), ...extra(view)]);
  moveCubes(zones(before), zones(after), arrivals, departures);
  moveSettlers(before, after, arrivals, departures);
  moveCards(before, after, arrivals, departures);
  return enlisted(before, after);
};

export function settlementTransitions(before: SettlementView, after: SettlementView): Transitions {
  const arrivals: Ways = new Map();
  const departures: Ways = new Map();
  return { arrivals, departures, coins: moveSettlement(before, after, arrivals, departures) };
}
