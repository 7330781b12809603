/** Cards, and what cards tell to do. */

import { INK, inked, type Drawing } from './drawing';

const back: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M6 1.5h12a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z', fill: 'var(--sea)' },
    { d: 'M6.7 3.8h10.6v16.4H6.7z', line: 'var(--panel)', width: 1, opacity: 0.8 },
    {
      d: 'M12 7.2l1.1 2.1 2.3-.7-.7 2.3 2.1 1.1-2.1 1.1.7 2.3-2.3-.7L12 16.8l-1.1-2.1-2.3.7.7-2.3L7.2 12l2.1-1.1-.7-2.3 2.3.7z',
      fill: 'var(--panel)',
    },
  ],
};

const hand: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M2 8.8 8 5.4l6.3 10.9-6 3.4a1 1 0 0 1-1.4-.4L1.7 10.2A1 1 0 0 1 2 8.8z', fill: INK, opacity: 0.5 },
    {
      d: 'M8.6 3.7a1 1 0 0 1 1.2-.7l6.2 1.7-3.4 13.4-6.5-1.7a1 1 0 0 1-.7-1.2z',
      fill: INK,
      line: 'var(--panel)',
      width: 1,
    },
    {
      d: 'M14 5.2a1.2 1.2 0 0 1 1.2-1.2h6A1.2 1.2 0 0 1 22.4 5.2v13.6a1.2 1.2 0 0 1-1.2 1.2h-6a1.2 1.2 0 0 1-1.2-1.2z',
      fill: INK,
      line: 'var(--panel)',
      width: 1,
    },
  ],
};

const deck: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M7.5 1.5h12a1.5 1.5 0 0 1 1.5 1.5v15.5', line: INK, width: 1.6, opacity: 0.5 },
    { d: 'M5.5 3.6h12a1.5 1.5 0 0 1 1.5 1.5v15.3', line: INK, width: 1.6, opacity: 0.75 },
    {
      d: 'M4.5 5.5h10.7a1.6 1.6 0 0 1 1.6 1.6v13.8a1.6 1.6 0 0 1-1.6 1.6H4.5a1.6 1.6 0 0 1-1.6-1.6V7.1a1.6 1.6 0 0 1 1.6-1.6z',
      fill: INK,
    },
  ],
};

const deal: Drawing = {
  box: [24, 24],
  strokes: [
    {
      d: 'M12 .8l2.8 4.3 5.1-1-1 5.1L23.2 12l-4.3 2.8 1 5.1-5.1-1L12 23.2l-2.8-4.3-5.1 1 1-5.1L.8 12l4.3-2.8-1-5.1 5.1 1z',
      fill: 'var(--gold, var(--glow))',
      line: 'color-mix(in oklab, var(--brass) 75%, #1a0f05)',
      width: 1.1,
    },
    {
      d: 'M7.7 10.2h7.5M12.9 7.4l2.9 2.8-2.9 2.8M16.3 14.3H8.8M11.1 11.5l-2.9 2.8 2.9 2.8',
      line: '#4a3408',
      width: 1.6,
    },
  ],
};

export const CARDS = {
  'card-back': back,
  hand,
  deck,
  deal,
  card: inked(
    '',
    'M6 2.2h12A1.8 1.8 0 0 1 19.8 4v16a1.8 1.8 0 0 1-1.8 1.8H6A1.8 1.8 0 0 1 4.2 20V4A1.8 1.8 0 0 1 6 2.2zM8 7h8M8 11h8M8 15h5',
    1.7,
  ),
  played: inked(
    'M10 8.5 21.5 5.4a1 1 0 0 1 1.2.7l1 3.9-13.7 3.6z',
    'M2.8 12.2l14.5-3.9a1 1 0 0 1 1.2.7l2 7.6a1 1 0 0 1-.7 1.2L5.3 21.7a1 1 0 0 1-1.2-.7l-2-7.6a1 1 0 0 1 .7-1.2z',
    1.7,
  ),
  upgrade: inked('M12 1.5 21.5 12h-5v4.6h-9V12h-5zM7.5 18.5h9v3.7h-9z'),
  exchange: inked('M8 1.5 15 9h-4.4v6.2H5.4V9H1zM16 22.5 9 15h4.4V8.8h5.2V15H23z'),
  retrieve: inked(
    'M13.2 10.6h6.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-6.5a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5zM9.2 1.2 2.8 6.7l6.4 5.5V8.6h3.3V4.8H9.2z',
    'M8.3 19.5C4.5 18.5 2.5 16 2.5 12.3',
    2.2,
  ),
  'all-players': inked(
    'M12 2.3a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM6.5 16c.2-3.6 2.3-6 5.5-6s5.3 2.4 5.5 6zM4.8 7.7a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM.6 20.2c0-3.4 1.3-5.9 3.7-6.4l1 4.2h13.4l1-4.2c2.4.5 3.7 3 3.7 6.4zM19.2 7.7a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z',
  ),
} as const;
