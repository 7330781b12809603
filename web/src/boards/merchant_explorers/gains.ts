/** What exploring a hex would bring, read from what the choice tells. */

import type { Facts } from '../../lib/board';

export interface Gains {
  readonly hex: number;
  /** What is printed on the hex, or a tower or crystal. */
  readonly kind: string;
  /** Paid at once. */
  readonly coins: number;
  readonly village: number;
  /** The region that would be complete. */
  readonly region: number | null;
  /** The open cities that would be joined, and what their routes pay at best. */
  readonly joined: readonly number[];
  readonly routes: number;
  /** Treasure cards to draw. */
  readonly treasure: number;
  /** The positions of the objectives that would be met, and what each pays. */
  readonly meets: readonly number[];
  readonly rewards: readonly number[];
  /** All coins together. */
  readonly gain: number;
}

export function gainsOf(facts: Facts): Gains {
  const number = (name: string): number => Number(facts[name] ?? 0);
  const list = (name: string): readonly number[] => (Array.isArray(facts[name]) ? (facts[name] as number[]) : []);
  return {
    hex: number('hex'),
    kind: String(facts.kind),
    coins: number('coins'),
    village: number('village'),
    region: typeof facts.region === 'number' ? facts.region : null,
    joined: list('joined'),
    routes: number('routes'),
    treasure: number('treasure'),
    meets: list('meets'),
    rewards: list('rewards'),
    gain: number('gain'),
  };
}
