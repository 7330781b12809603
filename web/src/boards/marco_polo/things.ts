/** How the things of the game look, and small sums over them. */

import type { SymbolName } from '../../lib/symbols';
import type { Bundle, Thing } from './types';

/** Everything in the order in which it is told (MP-108). */
export const THINGS: readonly Thing[] = [
  'coin',
  'camel',
  'pepper',
  'silk',
  'gold',
  'vp',
  'black_die',
  'draw_contract',
  'any_good',
  'two_different_goods',
  'step',
  'own_province_bonus',
  'other_province_bonus',
];

/** What a store holds, in the order of the view. */
export const STORED = ['coin', 'camel', 'pepper', 'silk', 'gold'] as const satisfies readonly Thing[];
/** The three goods, as moves number them. */
export const GOODS = ['pepper', 'silk', 'gold'] as const satisfies readonly Thing[];
/** The pairs of different goods, as moves number them (MP-109). */
export const PAIRS: readonly Bundle[] = [
  { pepper: 1, silk: 1 },
  { pepper: 1, gold: 1 },
  { silk: 1, gold: 1 },
];

export const SYMBOL: Readonly<Record<Thing, SymbolName>> = {
  coin: 'coin',
  camel: 'camel',
  pepper: 'pepper',
  silk: 'silk',
  gold: 'ingot',
  vp: 'points',
  black_die: 'black-die',
  draw_contract: 'contract',
  any_good: 'any-good',
  two_different_goods: 'two-goods',
  step: 'step',
  own_province_bonus: 'own-province',
  other_province_bonus: 'other-province',
};

/** The things of a bundle with their numbers, in order. */
export function listed(bundle: Bundle): { readonly thing: Thing; readonly number: number }[] {
  return THINGS.flatMap((thing) => {
    const number = bundle[thing] ?? 0;
    return number > 0 ? [{ thing, number }] : [];
  });
}

export function times(bundle: Bundle, number: number): Bundle {
  return Object.fromEntries(listed(bundle).map((one) => [one.thing, one.number * number]));
}

/** A list of numbers as events and views give it: coins, camels, goods, points. */
export function bundleOf(numbers: readonly number[]): Bundle {
  return Object.fromEntries(numbers.map((number, n) => [THINGS[n]!, number]));
}

/** What a store lacks for a price. */
export function lacking(store: readonly number[], cost: Bundle): Bundle {
  return Object.fromEntries(STORED.map((thing, n) => [thing, Math.max(0, (cost[thing] ?? 0) - (store[n] ?? 0))]));
}
