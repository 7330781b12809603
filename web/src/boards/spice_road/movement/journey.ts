/** What moved between two views: for every new piece where it comes from, for every vanished one where it goes. */

import type { Journey } from '../../../lib/movement/journey';
import type { SpiceRoadView } from '../types';
import * as keys from './keys';

export function journey(before: SpiceRoadView, after: SpiceRoadView): Journey {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  moveCubes(before, after, arrivals, departures);
  moveTradeCards(before, after, arrivals, departures);
  movePointCards(before, after, arrivals, departures);
  return { arrivals, departures, coins: movedCoins(before, after) };
}

function moveCubes(
  before: SpiceRoadView,
  after: SpiceRoadView,
  arrivals: Map<string, string>,
  departures: Map<string, string>,
): void {
  const was = zones(before);
  const is = zones(after);
  for (let colour = 0; colour < 4; colour += 1) {
    const gone: string[] = [];
    const come: string[] = [];
    for (const zone of new Set([...was.keys(), ...is.keys()])) {
      const old = was.get(zone)?.[colour] ?? 0;
      const now = is.get(zone)?.[colour] ?? 0;
      for (let nth = now; nth < old; nth += 1) gone.push(keys.cubeKey(zone, colour, nth));
      for (let nth = old; nth < now; nth += 1) come.push(keys.cubeKey(zone, colour, nth));
    }
    for (const cube of come) arrivals.set(cube, gone.shift() ?? keys.bowlAnchor(colour));
    for (const cube of gone) departures.set(cube, keys.bowlAnchor(colour));
  }
}

function zones(view: SpiceRoadView): Map<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  view.merchants.forEach((merchant, seat) => found.set(keys.caravanZone(seat), merchant.cubes));
  for (const { card, cubes } of view.trade_row) found.set(keys.marketZone(card), cubes);
  return found;
}

function moveTradeCards(
  before: SpiceRoadView,
  after: SpiceRoadView,
  arrivals: Map<string, string>,
  departures: Map<string, string>,
): void {
  const was = tradeCards(before);
  const is = tradeCards(after);
  const taker = after.merchants.findIndex(
    (merchant, seat) => merchant.hand_count > (before.merchants[seat]?.hand_count ?? 0),
  );
  for (const [key, lying] of is) {
    if (!was.has(key)) arrivals.set(key, lying.seat === undefined ? keys.TRADE_DECK : keys.handAnchor(lying.seat));
  }
  for (const [key, lying] of was) {
    if (is.has(key)) continue;
    const spent = after.spent.includes(lying.card) && !before.spent.includes(lying.card);
    departures.set(key, spent ? keys.SPENT : keys.handAnchor(lying.seat ?? Math.max(0, taker)));
  }
}

/** The trade cards that lie open by their keys, each with the seat it lies before; none in the trade row. */
function tradeCards(view: SpiceRoadView): Map<string, { card: number; seat?: number }> {
  const found = new Map<string, { card: number; seat?: number }>();
  for (const { card } of view.trade_row) if (card !== null) found.set(keys.tradeKey(card), { card });
  view.merchants.forEach((merchant, seat) => {
    for (const card of [...merchant.played, ...(merchant.hand ?? [])])
      found.set(keys.tradeKey(card, seat), { card, seat });
  });
  return found;
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

function movedCoins(before: SpiceRoadView, after: SpiceRoadView): Journey['coins'] {
  return (['gold', 'silver'] as const).flatMap((coin) => {
    const winner = after.merchants.findIndex(
      (merchant, seat) => merchant[coin] > (before.merchants[seat]?.[coin] ?? 0),
    );
    return winner < 0 ? [] : [{ from: keys.coinAnchor(coin, 'table'), to: keys.coinAnchor(coin, winner) }];
  });
}
