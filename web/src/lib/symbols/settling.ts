/** The four symbols of the New World, each on a plate of its own shape, and what settlers do. */

import { INK, inked, type Drawing, type Stroke } from './drawing';

const CREAM = '#fff6e0';

/** A symbol in cream on a plate of one colour, on a sheet of 24 by 24. */
function plate(d: string, fill: string, marks: readonly Stroke[]): Drawing {
  return { box: [24, 24], strokes: [{ d, fill, line: CREAM, width: 1 }, ...marks] };
}

/** A feather on a disc. */
const native = plate('M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z', '#8f3f26', [
  { d: 'M18.6 4.8c-6 .1-10.7 3.4-11.5 8.7-.2 1.3 0 2.3.3 3.2 5.9.4 10.6-3.9 11.2-11.9z', fill: CREAM },
  { d: 'M15.8 8.2c-3.5 2-6.3 5.3-9.3 10.9', line: '#8f3f26', width: 1.3 },
  { d: 'M7.6 16.4l-1.9 3.5', line: CREAM, width: 1.7 },
]);

/** Hammer and axe on a square plate. */
const tools = plate(
  'M5 1.5h14A3.5 3.5 0 0 1 22.5 5v14a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 19V5A3.5 3.5 0 0 1 5 1.5z',
  '#33506b',
  [
    { d: 'M5.2 19.4 15.3 8.2M18.8 19.4 8.6 8.1', line: CREAM, width: 2.1 },
    { d: 'M13.2 6.2l2.3-2.3 4.7 4.3-2.2 2.4z', fill: CREAM },
    { d: 'M4 9.8c-.2-3 1.7-5.3 4.8-5.6.2 2-.1 3.1-.9 4-.9 1-2.2 1.5-3.9 1.6z', fill: CREAM },
  ],
);

/** Somebody who joins, on a shield. */
const newcomer = plate('M2 2h20v10.5c0 5.4-4.2 8.9-10 10.5C6.2 21.4 2 17.9 2 12.5z', '#5c4277', [
  {
    d: 'M9.7 4.5a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8zM4.6 16.8c.2-3.6 2-5.5 5.1-5.5s4.9 1.9 5.1 5.5c-3.2 1.5-7 1.5-10.2 0z',
    fill: CREAM,
  },
  { d: 'M17.6 5.7v6M14.6 8.7h6', line: CREAM, width: 2 },
]);

/** A compass rose on a plate with eight sides. */
const exploration = plate('M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z', '#24645a', [
  { d: 'M12 3.2l2.3 6.5 6.5 2.3-6.5 2.3-2.3 6.5-2.3-6.5L3.2 12l6.5-2.3z', fill: CREAM },
  { d: 'M7 7l2.2 2.2M17 7l-2.2 2.2M7 17l2.2-2.2M17 17l-2.2-2.2', line: CREAM, width: 1.4 },
]);

/** A settler with hat and coat, in the colour of the player. */
const pioneer: Drawing = {
  box: [20, 28],
  strokes: [
    { d: 'M2.6 26.8c-.2-7.8 2.3-12.3 7.4-12.3s7.6 4.5 7.4 12.3z', fill: INK, line: CREAM, width: 1.2 },
    { d: 'M10 5.5a4.4 4.4 0 1 1 0 9 4.4 4.4 0 0 1 0-9z', fill: INK, line: CREAM, width: 1.2 },
    {
      d: 'M1.6 8.1c1.6.9 3 1 3.3.4C5.2 4.1 6.7 1.2 10 1.2s4.8 2.9 5.1 7.3c.3.6 1.7.5 3.3-.4-.7 2.4-4 3.4-8.4 3.4s-7.7-1-8.4-3.4z',
      fill: INK,
      line: CREAM,
      width: 1.2,
    },
  ],
};

/** A settler comes back: where cards come back there is a card beside the arrow. */
const recall: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M6.3 7.8.4 13.6l5.9 5.8v-3.6h4.2v-4.4H6.3z', fill: INK },
    { d: 'M9.7 22.3c-.2-6.2 1.8-9.8 5.9-9.8s6.1 3.6 5.9 9.8z', fill: INK, line: CREAM, width: 0.8 },
    { d: 'M15.6 5.3a3.5 3.5 0 1 1 0 7.2 3.5 3.5 0 0 1 0-7.2z', fill: INK, line: CREAM, width: 0.8 },
    {
      d: 'M8.9 7.4c1.3 .7 2.4 .8 2.6 .3C11.8 4.2 13 1.9 15.6 1.9s3.8 2.3 4.1 5.8c.2 .5 1.4 .4 2.6-.3-.6 1.9-3.2 2.7-6.7 2.7s-6.2-.8-6.7-2.7z',
      fill: INK,
      line: CREAM,
      width: 0.8,
    },
  ],
};

export const SETTLING = {
  'mark-native': native,
  'mark-tools': tools,
  'mark-settler': newcomer,
  'mark-exploration': exploration,
  pioneer,
  recall,
  again: inked('', 'M19.7 8.6a8.5 8.5 0 1 0 .7 5.9M20.8 3v6h-6', 2.6),
} as const;
