/** The routes: which places they join, how they bend, and where their price stands. */

import { path, walk, type Point } from './curve';
import { PLACE_IDS, PLACES, spot, type PlaceId } from './places';

interface Route {
  readonly ends: readonly [PlaceId, PlaceId];
  /** Points on the way. */
  readonly via: readonly Point[];
  /** How far along the way the price stands. */
  readonly price: number;
  readonly bySea: boolean;
}

function road(from: PlaceId, to: PlaceId, via: readonly (readonly [number, number])[] = [], price = 0.5): Route {
  return { ends: [from, to], via: via.map(([x, y]) => ({ x, y })), price, bySea: false };
}

function lane(from: PlaceId, to: PlaceId, via: readonly (readonly [number, number])[], price = 0.5): Route {
  return { ...road(from, to, via, price), bySea: true };
}

export const ROUTES = {
  r01: road('venezia', 'oasis_1', [[126, 118]]),
  r02: road('oasis_1', 'moscow', [[214, 96]]),
  r03: road('moscow', 'anxi', [
    [320, 92],
    [390, 96],
  ]),
  r04: road('anxi', 'karakorum', [
    [530, 100],
    [626, 112],
  ]),
  r05: road('karakorum', 'oasis_2', [[756, 128]]),
  r06: road('oasis_2', 'oasis_3', [[836, 90]]),
  r07: road('oasis_3', 'beijing', [[884, 132]]),
  r08: road('oasis_2', 'oasis_4', [[808, 154]]),
  r09: road('oasis_4', 'beijing', [[834, 186]], 0.44),
  r10: road('oasis_4', 'lan_zhou', [[774, 224]]),
  r11: road('venezia', 'oasis_5', [
    [140, 168],
    [200, 202],
  ]),
  r12: road('oasis_5', 'samarcanda', [
    [322, 246],
    [370, 236],
  ]),
  r13: road('samarcanda', 'oasis_6', [[454, 182]]),
  r14: road('oasis_6', 'kashgar', [[532, 194]]),
  r15: road('kashgar', 'lan_zhou', [
    [630, 238],
    [690, 232],
  ]),
  r16: road('oasis_5', 'oasis_7', [[280, 250]]),
  r17: lane('venezia', 'alexandria', [
    [116, 165],
    [138, 196],
    [144, 232],
    [166, 266],
  ]),
  r18: road('alexandria', 'oasis_7', [[228, 280]]),
  r19: road('oasis_7', 'ormuz', [[306, 290]]),
  r20: road('ormuz', 'karachi', [[396, 320]]),
  r21: road('karachi', 'oasis_8', [
    [506, 312],
    [586, 340],
  ]),
  r22: road('oasis_8', 'xian', [
    [700, 366],
    [768, 310],
  ]),
  r23: road('xian', 'beijing', [[846, 240]]),
  r24: road('alexandria', 'oasis_9', [
    [230, 330],
    [236, 366],
  ]),
  r25: road('oasis_9', 'adana', [[246, 436]]),
  r26: lane('adana', 'kochi', [
    [360, 486],
    [440, 500],
  ]),
  r27: lane('kochi', 'oasis_8', [[600, 452]]),
  r28: lane('kochi', 'sumatra', [[612, 510]]),
  r29: lane('sumatra', 'oasis_10', [
    [770, 508],
    [850, 420],
  ]),
  r30: road('oasis_10', 'beijing', [[904, 266]]),
} as const satisfies Readonly<Record<string, Route>>;

export type RouteId = keyof typeof ROUTES;

export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];

/** All points of a route, from its first end to its second. */
function course(id: RouteId): Point[] {
  const { ends, via } = ROUTES[id];
  return [PLACES[ends[0]].at, ...via, PLACES[ends[1]].at];
}

const SHARES = 100;

export interface DrawnRoute {
  readonly id: RouteId;
  readonly d: string;
  readonly bySea: boolean;
  /** Where its price stands. */
  readonly tag: Point;
}

export const DRAWN: readonly DrawnRoute[] = ROUTE_IDS.map((id) => ({
  id,
  d: path(course(id)),
  bySea: ROUTES[id].bySea,
  tag: walk(course(id), SHARES)[Math.round(ROUTES[id].price * SHARES)]!,
}));

/** The route between two neighbours. */
export function between(a: PlaceId, b: PlaceId): RouteId | null {
  const joins = ({ ends: [from, to] }: Route): boolean => (from === a && to === b) || (from === b && to === a);
  return ROUTE_IDS.find((id) => joins(ROUTES[id])) ?? null;
}

/** The points from one place to the next: along their route, or straight where none joins them (MP-127). */
export function step(from: PlaceId, to: PlaceId): Point[] {
  const id = between(from, to);
  if (id === null) return [spot(from).at, spot(to).at];
  return ROUTES[id].ends[0] === from ? course(id) : course(id).reverse();
}

/** The fewest steps from one place to another, both included. */
export function wayTo(from: PlaceId, to: PlaceId): PlaceId[] {
  const before = new Map<PlaceId, PlaceId>();
  const open: PlaceId[] = [from];
  for (const place of open) {
    if (place === to) break;
    for (const next of PLACE_IDS) {
      if (next === from || before.has(next) || between(place, next) === null) continue;
      before.set(next, place);
      open.push(next);
    }
  }
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}
