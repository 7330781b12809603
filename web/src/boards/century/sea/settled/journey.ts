/** What moved between two views where settlers have ships: all of the settlement, ships, and outposts from their boards. */

import type { Journey } from '../../../../lib/movement/journey';
import { moveSettlement } from '../../settlement/movement/journey';
import { moveTiles } from '../movement/journey';
import { seaOf } from './at_sea';
import type { SettledView } from './types';

export function settledJourney(before: SettledView, after: SettledView): Journey {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  const coins = moveSettlement(before, after, arrivals, departures);
  moveTiles(seaOf(before), seaOf(after), arrivals, departures);
  return { arrivals, departures, coins };
}
