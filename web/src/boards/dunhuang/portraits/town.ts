/** Those of town and temple: maid and servant, shepherd and peasant, the two monks. */

import { area, bust, disc, GOLD, HAIR, held, LONG_HAIR, RED, SHADE, SKIN, stroke, WHITE, WOOD } from './bust';

/** Two buns, and a tray with a cup. */
export const maid = bust({
  robe: '#5d86a8',
  collar: '#fbe3c0',
  head: [
    LONG_HAIR,
    area(`${disc(14.5, 13, 4.6)}${disc(33.5, 13, 4.6)}`, HAIR),
    stroke('M12 16.5h5M31 16.5h5', RED, 1.7),
  ],
  before: [
    held('M19.5 31.5h9l-1.5 7h-6z', WHITE),
    stroke('M28 33.5c3-.5 3 3.5-.5 3', '#3a2415', 1.1),
    held('M9 38.5h30l-2.5 4.5h-25z', '#a8672f'),
  ],
});

/** A knotted kerchief, and a yoke with two bundles. */
export const servant = bust({
  robe: '#9c7a4a',
  collar: '#6b4a26',
  head: [
    area('M16.6 18.8c-.6-6 2.4-9.8 7.4-9.8s8 3.8 7.4 9.8c-4-2.6-10.8-2.6-14.8 0z', '#54748a'),
    held('M30.5 12.5l6-3-1.5 4 2.5 3.2-6.5-.7z', '#54748a', 0.6),
  ],
  before: [
    stroke('M10.5 34v4M37.5 34v4', '#3a2415', 1.2),
    stroke('M4.5 35.5c11-4 28-4 39 0', WOOD, 2.8),
    held('M6 38.5h9.5v8H9zM32.5 38.5H42l-3 8h-6.5z', '#d9a860'),
    stroke('M10.8 38.5v8M37.2 38.5v8', '#6b4018', 1.2),
  ],
});

/** A fur hat, a crook and a lamb. */
export const shepherd = bust({
  robe: '#7a6a4a',
  collar: '#efe3cc',
  head: [
    area(
      'M14 20c-3.2-1-3.8-5.6-.6-7-.2-4 3.4-5.6 5.4-4.6 1.4-3.2 7.6-3.6 9.4-.4 3-1.4 6.4 1.2 6 4.6 3.4 1.4 3 6.2-.2 7.4-3.2-3.6-16.8-3.6-20 0z',
      '#8a5a34',
    ),
    stroke('M17 13.5c1.5-1.5 3-1.5 4 0M24.5 12c1.5-1.5 3-1.5 4 0M29 15.5c1-1 2-1 3 0', '#5a3818', 1.2),
    area('M18.5 25.5c.8 4 2.8 6.3 5.5 7 2.7-.7 4.7-3 5.5-7-1.6 1.3-3.4 1.5-5.5 1.5s-3.9-.2-5.5-1.5z', '#5b4636'),
  ],
  before: [
    stroke('M37.5 48V14.5c0-6 6.5-6 6.5-.5 0 2.6-3 3.4-3.8 1', WOOD, 2.5),
    area(`${disc(9.5, 40, 4)}${disc(14, 38.5, 4.2)}${disc(18, 41.5, 4)}${disc(13, 43.5, 4.6)}`, WHITE),
    area('M4.5 38c1.6-1.6 5-.6 5 2.5s-2 4-3.3 4S3.5 42 4.5 38z', HAIR),
  ],
});

/** A wide straw hat, and ears of grain. */
export const peasant = bust({
  robe: '#5b7a54',
  collar: '#e3d2a4',
  head: [
    held('M24 4.5c7 5 13.5 10 17.5 15-10 3.2-25 3.2-35 0C10.5 14.5 17 9.5 24 4.5z', '#dcb463'),
    stroke('M24 5v16M24 5.5 14.5 20.5M24 5.5l9.5 15M9.5 17.5c9 2.2 20 2.2 29 0', '#94702c', 1),
  ],
  before: [
    stroke('M38 48c.5-7 0-12-1.5-17M33 48c1-6 1-9 .5-13', '#94702c', 1.6),
    held(
      'M36.5 31.5c-2.6-2-3-5-1.5-8.5 2.4 2.6 2.8 5.5 1.5 8.5zM36.8 35.5c2.8-1 4.2-3.4 4.2-7-3 1-4.6 3.4-4.2 7zM33.5 36c-2.4-1-3.6-3-3.6-6 2.6.8 4 3 3.6 6z',
      GOLD,
      0.7,
    ),
  ],
});

/** A tall white hat, sun and moon. */
export const manichaean = bust({
  robe: '#efe6d2',
  collar: RED,
  behind: [area(disc(38.5, 14, 4), GOLD), area('M10.5 9a6 6 0 1 0 5 9.5A5.5 5.5 0 0 1 10.5 9z', WHITE)],
  head: [
    area('M17.4 23.5c-.2 7.5 2.4 14.5 6.6 18 4.2-3.5 6.8-10.5 6.6-18-1.8 2.4-3.9 3-6.6 3s-4.8-.6-6.6-3z', '#4a3a30'),
    held('M16 18.5 17.6 4.5c4-2 8.8-2 12.8 0L32 18.5c-5-2.2-11-2.2-16 0z', WHITE),
    stroke('M16.3 16.5c5-2 10.4-2 15.4 0', RED, 1.5),
  ],
});

const BEADS: readonly (readonly [number, number])[] = [
  [15.5, 34.5],
  [16.5, 38.5],
  [19.5, 41.8],
  [24, 43],
  [28.5, 41.8],
  [31.5, 38.5],
  [32.5, 34.5],
];

/** A shaven head within a halo, and a string of beads. */
export const buddhist = bust({
  robe: '#d9822b',
  collar: SHADE,
  behind: [area(disc(24, 20.5, 15.5), '#f4d58a'), stroke(disc(24, 20.5, 15.5), '#a8731f', 1.4)],
  head: [
    area('M16.8 18c.4-4.6 3.2-7.2 7.2-7.2s6.8 2.6 7.2 7.2c-4-3-10.4-3-14.4 0z', '#d6a87e'),
    area('M16.2 19.5c-1.6.4-1.6 5.5.4 6.5zM31.8 19.5c1.6.4 1.6 5.5-.4 6.5z', SKIN),
    area(disc(24, 17.3, 1), RED),
    stroke('M19.6 18.7c.8-.6 1.8-.6 2.6 0M25.8 18.7c.8-.6 1.8-.6 2.6 0', HAIR, 0.9),
  ],
  before: [
    area('M34 33.5C27 36 17 41 11 48h32.5C43 41 40 36 34 33.5z', '#a8511c'),
    held(BEADS.map(([x, y]) => disc(x, y, 1.7)).join(''), '#6b3a1a', 0.5),
  ],
});
