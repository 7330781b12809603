/** Coins and what is counted in the end. Gold is round with a sun, silver has seven sides with a moon. */

import { deep, INK, inked, lifted, type Drawing } from './drawing';

const gold: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M1.5 11.5h21v1.6a10.5 9.9 0 0 1-21 0z', fill: deep('brass', 62) },
    {
      d: 'M12 1.2a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 0 1 0-20.8z',
      fill: 'var(--gold, var(--glow))',
      line: deep('brass', 72),
      width: 1.2,
    },
    { d: 'M12 3.8a7.8 7.8 0 1 1 0 15.6 7.8 7.8 0 0 1 0-15.6z', line: deep('brass', 80), width: 1 },
    {
      d: 'M12 5L13.4 8.3L16.7 6.9L15.3 10.2L18.6 11.6L15.3 13L16.7 16.3L13.4 14.9L12 18.2L10.6 14.9L7.3 16.3L8.7 13L5.4 11.6L8.7 10.2L7.3 6.9L10.6 8.3z',
      fill: deep('brass', 66),
    },
    { d: 'M4.2 8.8a8.6 8.6 0 0 1 8-5.8', line: '#fff8e0', width: 1.3, opacity: 0.9 },
  ],
};

const silver: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M1.3 13.5h21.4v1.3L17 23.3H7L1.3 14.8z', fill: '#626b70' },
    {
      d: 'M12 .8 20.6 5l2.1 9.2-5.9 7.5H7.2l-5.9-7.5L3.4 5z',
      fill: 'var(--silver, #cfd4d6)',
      line: '#6f787d',
      width: 1.2,
    },
    { d: 'M12 3.7l6.3 3.1 1.6 6.8-4.4 5.5h-7l-4.4-5.5 1.6-6.8z', line: '#7f888c', width: 1 },
    { d: 'M14.6 6.7a5.3 5.3 0 1 0 2.2 7.9 4.5 4.5 0 0 1-2.2-7.9z', fill: '#596268' },
    { d: 'M4.3 8.3 5 5.8l6.8-3.3', line: '#ffffff', width: 1.3, opacity: 0.95 },
  ],
};

const coin: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', fill: lifted('brass', 60), line: deep('brass', 72), width: 1.5 },
    { d: 'M8.5 8.5h7v7h-7z', fill: deep('brass', 62) },
  ],
};

/** Points: a shield with a star. */
const prestige: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M12 1.2 21.5 4v8.2c0 5.3-4.2 8.8-9.5 10.8-5.3-2-9.5-5.5-9.5-10.8V4z', fill: 'var(--sea)' },
    { d: 'M12 5.6l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6z', fill: 'var(--panel)' },
  ],
};

export const COINS = {
  gold,
  silver,
  coin,
  prestige,
  order: inked(
    'M5.5 2.5H18a2.8 2.8 0 0 1 2.8 2.8V8H17v10.7a2.8 2.8 0 0 1-2.8 2.8H4.5A2.5 2.5 0 0 1 2 19v-1.5h2.7V5.2c0-1 .2-2 .8-2.7zm2.4 5v1.8H14V7.5zm0 4v1.8H14v-1.8z',
  ),
  trophy: inked(
    'M6.5 2.5h11v6.3a5.5 5.5 0 0 1-4.3 5.4V18H16a1.5 1.5 0 0 1 1.5 1.5v2h-11v-2A1.5 1.5 0 0 1 8 18h2.8v-3.8a5.5 5.5 0 0 1-4.3-5.4z',
    'M6.5 4.5h-4c0 3.5 1.3 5.7 4.3 6M17.5 4.5h4c0 3.5-1.3 5.7-4.3 6',
    1.8,
  ),
  die: {
    box: [24, 24],
    strokes: [
      {
        d: 'M5.5 2.5h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3z',
        fill: 'var(--panel)',
        line: INK,
        width: 1.8,
      },
      {
        d: 'M7.5 5.9a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM16.5 5.9a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM12 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM7.5 14.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM16.5 14.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
        fill: INK,
      },
    ],
  } satisfies Drawing,
} as const;
