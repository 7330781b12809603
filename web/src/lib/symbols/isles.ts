/** The spices of the islands, told apart by their shapes, and what captains sail and build with. */

import { INK, inked, type Drawing, type Stroke } from './drawing';

const DARK = '#2a1a0c';

/** A spice in its own colours on a sheet of 24 by 24, with an ink line around it. */
function spice(body: string, fill: string, marks: readonly Stroke[]): Drawing {
  return { box: [24, 24], strokes: [{ d: body, fill, line: DARK, width: 1.2 }, ...marks] };
}

/** A knobbly root with three arms. */
const ginger = spice(
  'M2.3 15.8c-.9-2.3.9-4.3 3-4.1 1.2.1 1.9.9 2.9.5 1-.5.2-2-.1-3.5-.5-2.5 1.1-4.4 3-4.3 2 .1 2.9 1.9 2.8 3.7 0 1.4-.6 2.6.2 3.1.9.5 1.7-.7 2.9-1.5 1.8-1.2 4.3-.6 4.8 1.5.4 1.9-.9 3.2-2.7 3.8-1.3.4-2 .9-1.7 1.9.4 1.5-.6 3.3-2.7 3.5-1.8.2-2.7-1.3-4.2-1.5-1.3-.2-2.3.7-4.1.5-2.1-.2-3.4-1.7-4.1-3.6z',
  '#e9b64a',
  [
    {
      d: 'M4.5 14.3c1.3 0 2 .6 2.4 1.7M9.5 8c1 .6 2.2.6 3.2 0M16.8 12.5c.1 1 .7 1.7 1.6 2M10.5 14c1.2.7 2.6.7 3.8 0',
      line: '#8a5a12',
      width: 1.2,
    },
  ],
);

/** A bent pod with its stalk. */
const chili = spice(
  'M5.5 6.2c2.2-1.7 5.3-1 6.3 1.4 2 4.9 5 8.7 10.4 12.2-6.6 2.3-13.6-.3-16.4-6.2-1.2-2.5-1.8-5.7-.3-7.4z',
  '#d8452f',
  [
    { d: 'M7.8 6.7C7.6 4.7 6.5 3.2 4.3 2.2', line: '#2f6b34', width: 2.6 },
    { d: 'M5 6.7c1.8-1.6 4.8-1.3 6.4.4', line: '#3f8a45', width: 2.4 },
    { d: 'M8 10.5c1 3 3 5.3 5.8 6.9', line: '#ffd9c4', width: 1.4, opacity: 0.85 },
  ],
);

/** Two leaves and a bud. */
const tea = spice(
  'M12 22.3v-7C7 15.5 2.8 12.6 1.7 7.2c4.6-.5 8.3 1.4 9.7 5C10.2 8.3 10.4 4.6 12 1.7c1.6 2.9 1.8 6.6.6 10.5 1.4-3.6 5.1-5.5 9.7-5C21.2 12.6 17 15.5 12 15.3',
  '#58a052',
  [
    {
      d: 'M4.5 9.2c2.5.6 4.7 2.2 6.4 4.6M19.5 9.2c-2.5.6-4.7 2.2-6.4 4.6M12 5.5v7',
      line: '#e4f3cf',
      width: 1.3,
      opacity: 0.9,
    },
    { d: 'M12 15v7.3', line: DARK, width: 2 },
  ],
);

/** A clove: four sepals around a bud on its stem. */
const cloves = spice(
  'M9.8 12.5 10.8 22h2.4l1-9.5c3.3.6 6.3-.6 8-3.7-2.3.3-4-.2-5.4-1.5 0-3.2-2.1-5.5-4.8-5.5S7.2 4.1 7.2 7.3C5.8 8.6 4.1 9.1 1.8 8.8c1.7 3.1 4.7 4.3 8 3.7z',
  '#9a6236',
  [
    { d: 'M7.3 7.6c1.2 2.3 2.8 3.4 4.7 3.4s3.5-1.1 4.7-3.4', line: DARK, width: 1.3 },
    { d: 'M9.6 5.2c.5-1 1.3-1.5 2.4-1.5', line: '#f5d9b4', width: 1.4 },
  ],
);

/** A junk under sail; the sail has the colour of its captain. */
const junk: Drawing = {
  box: [34, 32],
  strokes: [
    { d: 'M17.5 1v22', line: '#4a2c14', width: 1.8 },
    { d: 'M18.5 2.5c7 2.5 11 8.5 11.5 17.5l-11.5 2z', fill: INK, line: '#fff6e0', width: 1.2 },
    { d: 'M16 4.5C10 8 6 13.5 5 20l11 1.8z', fill: INK, line: '#fff6e0', width: 1.2 },
    {
      d: 'M18.8 8.5l7 1.8M18.8 14.5l10 1.8M15.8 10.5l-6 2M15.8 16l-9 1.3',
      line: '#fff6e0',
      width: 1,
      opacity: 0.6,
    },
    {
      d: 'M1.5 21.5c4 2.5 9 3.3 15.5 3.3s11.5-1 15.5-3.8c-.8 6-4 10-8.5 10.2H10c-5-.2-8-4-8.5-9.7z',
      fill: '#7a4a22',
      line: '#2a1a0c',
      width: 1.2,
    },
    { d: 'M3.5 26c8 2.3 18.5 2.3 27 0', line: '#e3b871', width: 1.2 },
  ],
};

/** An outpost in the colour of its owner. */
const house: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M3.5 11.5h17v11h-17z', fill: INK, line: '#fff6e0', width: 1.3 },
    { d: 'M.8 12.5C5 11 8.5 7 12 1.5 15.5 7 19 11 23.2 12.5z', fill: INK, line: '#fff6e0', width: 1.3 },
    { d: 'M3 11.5C7 9.5 9.5 6.5 12 3c2.5 3.5 5 6.5 9 8.5z', fill: '#000', opacity: 0.22 },
  ],
};

export const ISLES = {
  'spice-ginger': ginger,
  'spice-chili': chili,
  'spice-tea': tea,
  'spice-cloves': cloves,
  junk,
  house,
  'house-plan': {
    box: [24, 24],
    strokes: [{ d: 'M3.5 22.5v-10H1L12 2l11 10.5h-2.5v10z', fill: 'none', line: INK, width: 2 }],
  } satisfies Drawing,
  anchor: inked(
    '',
    'M12 7.5V22M6.5 11h11M3 14.5c.6 4.5 4 7.5 9 7.5s8.4-3 9-7.5M12 2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
    2.2,
  ),
  sails: inked(
    'M13 2c5.5 3 8.5 8 9 14l-9 1.5zM11 5C6.5 8 3.5 12 2.5 16.5l8.5 1z',
    'M2 20.5c3.5 1.8 16.5 1.8 20 0',
    2.2,
  ),
  crate: inked('', 'M3 5.5h18v15H3zM3 10.5h18M3 15.5h18M8 5.5v15M16 5.5v15', 1.9),
  compass: inked('M12 3.5l3 8.5-3 8.5-3-8.5z', 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z', 1.7),
} as const;
