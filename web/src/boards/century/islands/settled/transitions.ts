/** What moved between two views where settlers have ships: all of the settlement, ships, and outposts from their boards. */

import type { Transitions } from '../../../../lib/movement/transitions';
import { moveSettlement } from '../../settlement/movement/transitions';
import { moveTiles } from '../movement/transitions';
import { seaOf } from './at_sea';
import type { SettledView } from './types';

export function settledTransitions(before: SettledView, after: SettledView): Transitions {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  const coins = moveSettlement(before, after, arrivals, departures);
  moveTiles(seaOf(before), seaOf(after), arrivals, departures);
  return { arrivals, departures, coins };
}
