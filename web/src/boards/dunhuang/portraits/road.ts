/** Those of the road: soldier and general, the two merchants. */

import { area, bust, disc, GOLD, HAIR, held, IRON, RED, stroke, WHITE, WOOD } from './bust';

const CHEEKS = 'M15.8 18.5l-.8 9 3.8 2.2.2-9.7zM32.2 18.5l.8 9-3.8 2.2-.2-9.7z';

/** A helmet with a plume, and a spear. */
export const soldier = bust({
  robe: '#56636b',
  collar: '#8b2f26',
  head: [
    held(`M15.8 20c-.8-7.4 2.9-12.4 8.2-12.4s9 5 8.2 12.4c-4.8-2.6-11.6-2.6-16.4 0z${CHEEKS}`, IRON),
    stroke('M24 8.5v8', '#5b666d', 1.3),
    held('M23 8.6c-1.6-4.4 1.4-6.8 7-6.6-.8 1.8-.2 3 1 4.4-2.6-.4-4.4.4-5.8 2.2z', RED, 0.6),
  ],
  before: [
    stroke('M39.5 48V13', WOOD, 2.4),
    held('M39.5 2.5c3 3.6 3.4 7.4 0 11.5-3.4-4.1-3-7.9 0-11.5z', IRON),
    stroke('M10 40c3-3 6-3 8 0s5 3 7 0 5-3 7 0M12 45c3-3 6-3 8 0s5 3 7 0', '#37424a', 1.3),
  ],
});

/** A golden helmet with long feathers, and a great beard. */
export const general = bust({
  robe: '#8b2f26',
  collar: '#3a2415',
  behind: [stroke('M20 9C14 0 6 3 4 13M28 9c6-9 14-6 16 4', '#d9793a', 2.6)],
  head: [
    held(`M15.4 20c-.8-7 2.9-11 8.6-11s9.4 4 8.6 11c-5-2.6-12.2-2.6-17.2 0z${CHEEKS}`, GOLD),
    held('M24 2.5l2.6 4.2 3.8-.6-2.6 5.6h-7.6l-2.6-5.6 3.8.6z', GOLD),
    area(disc(24, 14.4, 1.8), RED),
    area('M17.8 23.5c-.2 7 2.2 12.5 6.2 15.5 4-3 6.4-8.5 6.2-15.5-1.6 2.3-3.7 3-6.2 3s-4.6-.7-6.2-3z', HAIR),
  ],
  before: [held('M4.5 44c0-6 4-9.5 9.5-9.5 1.5 4 .5 7.5-2.5 11zM43.5 44c0-6-4-9.5-9.5-9.5-1.5 4-.5 7.5 2.5 11z', GOLD)],
});

const COIN = (y: number): string => `${disc(38.5, y, 4.6)}`;
const HOLE = (y: number): string => `M37 ${y - 1.5}h3v3h-3z`;

/** A round cap with a knob, and a string of coins. */
export const chineseMerchant = bust({
  robe: '#2f4f7d',
  collar: '#e9d7a8',
  head: [
    area('M16.6 18c-.4-5.6 2.6-9 7.4-9s7.8 3.4 7.4 9c-4-2-10.8-2-14.8 0z', '#20242c'),
    area(disc(24, 8, 2), RED),
    stroke('M24 25c-2.5 0-4.5 1.5-5.5 5M24 25c2.5 0 4.5 1.5 5.5 5', HAIR, 1.4),
    area('M23 28.5h2L24 35z', HAIR),
  ],
  before: [
    stroke('M38.5 13v33', RED, 1.3),
    held(`${COIN(20)}${COIN(29.5)}${COIN(39)}`, GOLD),
    area(`${HOLE(20)}${HOLE(29.5)}${HOLE(39)}`, '#6b4018'),
  ],
});

/** A tall bent cap, and a curly beard. */
export const sogdianMerchant = bust({
  robe: '#3f6b4a',
  collar: '#f0cf8a',
  head: [
    area('M16.6 21c-.8 8 1.8 14.4 7.4 15.6C29.6 35.4 32.2 29 31.4 21c-1.8 4-4.2 5-7.4 5s-5.6-1-7.4-5z', '#6e3d1d'),
    stroke(
      'M19.5 28c1.5 1.5 3 1.5 4.5 0 1.5 1.5 3 1.5 4.5 0M20.5 32c1.2 1.2 2.3 1.2 3.5 0 1.2 1.2 2.3 1.2 3.5 0',
      '#9a6236',
      1.2,
    ),
    held('M15.5 18.5C15.5 9.5 18 1.5 31 1c-3.5 3-1.5 9 1.5 17.5-5.5-2.2-11.5-2.2-17 0z', RED),
    stroke('M15.8 17.6c5.2-2.2 11.4-2.2 16.6 0', GOLD, 2.6),
  ],
  before: [
    held('M6.5 37.5c-3 3-3.5 7.5-1.5 10.5h11c2-3 1.5-7.5-1.5-10.5z', '#c99452'),
    stroke('M6.5 37.5h8M8 34.5c1.6 1.2 3.4 1.2 5 0', '#6b4018', 1.8),
    area('M8.5 41h4v4h-4z', WHITE),
  ],
});
