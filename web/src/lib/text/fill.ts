/** Facts become the arguments of sentences; things that are drawn become tokens. Mirrors `caravanserai.texts.telling`. */

import type { Facts, TextValue } from '../board';

/** Moves and events whose card is a point card. */
const POINT_CARD_KINDS: readonly string[] = ['claim', 'claimed', 'turned_up_point'];

function token(name: string, ...numbers: (number | string)[]): string {
  return `[[${[name, ...numbers].join(' ')}]]`;
}

/**
 * A list is a bag of cubes, and also gives their number as `<name>_count`; `colour` is a cube, and also gives the `next`
 * higher one; `card` and `deal` are cards. All other facts stay as they are.
 */
export function fill(kind: string, facts: Facts): Record<string, TextValue> {
  const args: Record<string, TextValue> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === 'object') {
      args[name] = token('cubes', ...fact);
      args[`${name}_count`] = fact.reduce((sum, count) => sum + count, 0);
    } else if (name === 'colour') {
      args[name] = token('cube', fact);
      args.next = token('cube', Number(fact) + 1);
    } else if (name === 'card') {
      args[name] = token(POINT_CARD_KINDS.includes(kind) ? 'point' : 'card', fact);
    } else if (name === 'deal') {
      args[name] = token('deal', fact);
    } else {
      args[name] = fact;
    }
  }
  return args;
}
