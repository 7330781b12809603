/** The Guild of Merchant Explorers: the texts of cards and treasures say how this table plays them. */

import { beforeAll, expect, it } from 'vitest';
import { readings } from '../src/boards/merchant_explorers/tokens';
import { say, speak } from '../src/lib/text/texts.svelte';

beforeAll(() => speak('en'));

const PLAYED = [
  ['paths', 'forward', 'card-inv_1', 'each touching the one before'],
  ['paths', 'both_ends', 'card-inv_1', 'may grow at both ends'],
  ['rows', 'one_end', 'card-inv_21', 'all on the same side'],
  ['rows', 'both_ends', 'card-inv_21', 'on either side or both'],
  ['rays', 'in_line', 'card-inv_25', 'in line with the village'],
  ['rays', 'touching', 'card-inv_25', 'begins beside it and runs in any direction'],
  ['vases', 'four_each', 'treasure-vase', 'each further one brings 4'],
  ['vases', 'new_set', 'treasure-vase', 'further ones begin a new set'],
] as const;

it.each(PLAYED)('with %s set to %s, %s says “%s”', (option, value, thing, words) => {
  expect(say(`merchant_explorers-${thing}-about`, readings({ map: 'kazan', [option]: value }))).toContain(words);
});
