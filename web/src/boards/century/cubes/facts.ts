/** What the facts of a choice tell in cubes and numbers. */

import type { Facts } from '../../../lib/board';
import type { Cubes } from './cubes';

/** The cubes of this name; none where the choice has no such fact. */
export function cubesOf(facts: Facts | undefined, name: string): Cubes {
  const fact = facts?.[name];
  return typeof fact === 'object' ? fact : [];
}

/** The number of this name; 0 where the choice has no such fact. */
export function numberOf(facts: Facts | undefined, name: string): number {
  const fact = facts?.[name];
  return typeof fact === 'number' ? fact : 0;
}
