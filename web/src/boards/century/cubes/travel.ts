/** Where cubes went between two views: from zone to zone, from the bowls, or back into them. */

import type { Transitions } from '../../../lib/movement/transitions';
import { CUBES } from '../../../lib/symbols/set';
import type { Cubes } from './cubes';
import { bowlAnchor, cubeKey } from './keys';

/** What lies in which zone. */
export type Zones = ReadonlyMap<string, Cubes>;

export function moveCubes(was: Zones, is: Zones, arrivals: Map<string, string>, departures: Map<string, string>): void {
  for (let colour = 0; colour < CUBES.length; colour += 1) {
    const gone: string[] = [];
    const come: string[] = [];
    for (const zone of new Set([...was.keys(), ...is.keys()])) {
      const old = was.get(zone)?.[colour] ?? 0;
      const now = is.get(zone)?.[colour] ?? 0;
      for (let nth = now; nth < old; nth += 1) gone.push(cubeKey(zone, colour, nth));
      for (let nth = old; nth < now; nth += 1) come.push(cubeKey(zone, colour, nth));
    }
    for (const cube of come) arrivals.set(cube, gone.shift() ?? bowlAnchor(colour));
    for (const cube of gone) departures.set(cube, bowlAnchor(colour));
  }
}

type Ways = Map<string, string>;

/**
 * Notes all that moved between two views of a game that has at least this, and tells which coins flew; `extra` tells of
 * further places where cubes lie.
 */
export type MoveAll<Least> = <View extends Least>(
  before: View,
  after: View,
  arrivals: Ways,
  departures: Ways,
  extra?: (view: View) => Iterable<[string, Cubes]>,
) => Transitions['coins'];
