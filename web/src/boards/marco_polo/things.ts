/** How the things of the game look, and lists of them. */

import type { Facts } from '../../lib/board';
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

/** A list of numbers as events and views give it: coins, camels, goods, points. */
export function bundleOf(numbers: readonly number[]): Bundle {
  return Object.fromEntries(numbers.map((number, n) => [THINGS[n]!, number]));
}

/** The same from a fact of a choice, if it has it. */
export function bundleOfFact(fact: Facts[string] | undefined): Bundle {
  return typeof fact === 'object' ? bundleOf(fact) : {};
}
