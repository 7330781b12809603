/** How treasure cards are drawn (ME-80 to ME-87). */

import type { SymbolName } from '../../lib/symbols';

/** The symbols of the kinds, in the order of the view. */
export const TREASURE_SIGNS: Readonly<Record<string, readonly SymbolName[]>> = {
  free_explorer: ['explorer-cube'],
  two_coins: ['coin', 'coin'],
  vase: ['vase'],
  tower_bonus: ['tower'],
  grassland_bonus: ['grass', 'village'],
  desert_bonus: ['dunes', 'village'],
  mountain_bonus: ['mountain', 'village'],
  pair_bonus: ['village', 'village'],
};

/** Cards of a kind together, with their number. */
export function counted(kinds: readonly number[]): { readonly kind: number; readonly count: number }[] {
  return [...new Set(kinds)]
    .sort((a, b) => a - b)
    .map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
}
