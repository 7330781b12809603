/** Those of the court: artist and musician, princess and dancer, translator and ambassador. */

import { area, bust, disc, GOLD, HAIR, held, LONG_HAIR, RED, stroke, WHITE, WOOD } from './bust';

/** A soft cap, and a brush. */
export const artist = bust({
  robe: '#39595f',
  collar: WHITE,
  head: [
    area('M16.4 19.4c-.8-6.6 2.4-10.9 7.6-10.9s8.4 4.3 7.6 10.9c-2-2.7-4.6-3.3-7.6-3.3s-5.6.6-7.6 3.3z', HAIR),
    area('M20 9.6a4 4 0 0 1 8 0z', HAIR),
    area('M22.3 28h3.4L24 33.6z', HAIR),
  ],
  before: [
    stroke('M38.3 15.5 33.5 45', WOOD, 2.8),
    held('M39.3 3.5c3 3.8 3 8-.2 12.5h-2.6c-1.8-4.5-.4-8.7 2.8-12.5z', '#1f2a2e'),
    stroke('M36.4 16.6l3.4.5', GOLD, 1.8),
  ],
});

/** A lute across the breast. */
export const musician = bust({
  robe: '#8a4a6b',
  collar: '#f0cf8a',
  head: [LONG_HAIR, area(disc(24, 8.2, 4), HAIR), stroke('M19.5 10.2h9', GOLD, 1.6)],
  before: [
    stroke('M40.5 14 31 31', WOOD, 3.2),
    stroke('M37.4 13.6l5.8 3.3M36 16.4l5.8 3.3', HAIR, 1.7),
    held('M33.6 27.5c5 3 5.8 9.6 2.6 14.4s-9.6 6-14.6 3-5.8-9.6-2.6-14.4 9.6-6 14.6-3z', '#d8a055'),
    stroke('M34 27.5 22.6 45M36 29.6 25.5 46', '#6b4018', 0.8),
    area(disc(27.6, 36.6, 2.6), '#6b4018'),
  ],
});

/** A high crown with pendants. */
export const princess = bust({
  robe: '#b3436a',
  collar: '#fbe3c0',
  head: [
    LONG_HAIR,
    held('M13.6 14.5 15.6 6l4.6 3.6L24 1.8l3.8 7.8L32.4 6l2 8.5c-6.2-2.5-14.6-2.5-20.8 0z', GOLD),
    area(`${disc(24, 10.3, 1.7)}${disc(18.7, 11.3, 1.1)}${disc(29.3, 11.3, 1.1)}`, RED),
    stroke('M14.6 15.5v9M33.4 15.5v9', GOLD, 1.3),
    area(`${disc(14.6, 26, 1.6)}${disc(33.4, 26, 1.6)}${disc(24, 17, 1)}`, RED),
  ],
});

/** Hair in two loops, ribbons in the air. */
export const dancer = bust({
  robe: '#2f8a84',
  collar: '#f6d7c0',
  behind: [
    stroke('M9 46C-1 32 3 12 15 9c5-1 6 5 1 6', '#f09a5e', 3.6),
    stroke('M39 46c10-14 6-34-6-37-5-1-6 5-1 6', '#f09a5e', 3.6),
  ],
  head: [
    LONG_HAIR,
    stroke('M22 11c-5-1-6.5-7.5-2.5-8 3-.2 3.5 4 3 8M26 11c5-1 6.5-7.5 2.5-8-3-.2-3.5 4-3 8', HAIR, 2.6),
    area(disc(24, 16.8, 1.1), RED),
  ],
});

/** Speech of two kinds. */
export const translator = bust({
  robe: '#4b5a8c',
  collar: '#e9d7a8',
  head: [
    area('M16.8 17.5c0-5.2 3-8.3 7.2-8.3s7.2 3.1 7.2 8.3c-4-1.5-10.4-1.5-14.4 0z', '#8c3b2c'),
    area('M18 24c.4 5.6 2.6 9 6 10 3.4-1 5.6-4.4 6-10-1.5 1.8-3.6 2.4-6 2.4s-4.5-.6-6-2.4z', '#5b4636'),
  ],
  before: [
    held('M6 9h8a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-.5l1.5 4-5-4H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z', WHITE),
    held('M34 9h8a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-4l-5 4 1.5-4H34a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z', '#2c3440'),
    stroke('M6.6 12h6.8M6.6 15.6h4.6', '#2c3440', 1.4),
    stroke('M35.5 11.8v4.6M38.2 11.8v3M41 11.8v4.6', WHITE, 1.4),
  ],
});

/** An official's winged hat, and the tablet of audience. */
export const ambassador = bust({
  robe: '#7d2f3a',
  collar: WHITE,
  head: [
    area('M17 17V9.5c0-2.3 2.5-4 7-4s7 1.7 7 4V17c-4.2-1.6-9.8-1.6-14 0z', HAIR),
    held('M17.5 11.5 4.5 9.7v3.6l13 1.5zM30.5 11.5l13-1.8v3.6l-13 1.5z', HAIR, 0.4),
    stroke('M17.4 14.6c4-1.4 9.2-1.4 13.2 0', GOLD, 1.1),
    area('M22 28c.2 3.4 1 6 2 8 1-2 1.8-4.6 2-8-1.3.6-2.7.6-4 0z', HAIR),
  ],
  before: [held('M30.5 33c2-1 4-1 6 0l-1 14h-4z', '#f3e4bd')],
});
