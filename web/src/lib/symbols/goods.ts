/**
 * The goods that travel. Each has its own outline, so that it is known without its colour:
 * a disc, a drop, a lozenge, a square bundle.
 */

import { deep, lifted, type Drawing, type Stroke } from './drawing';

/** A piece with some thickness: a side in shadow, a face, a lit rim, and what is carved into the face. */
function piece(colour: string, outline: string, side: string, rim: string, carving: readonly Stroke[]): Drawing {
  return {
    box: [24, 24],
    strokes: [
      { d: side, fill: deep(colour, 52) },
      { d: outline, fill: `var(--${colour})` },
      { d: rim, line: lifted(colour, 48), width: 1.1, opacity: 0.9 },
      ...carving,
    ],
  };
}

const carved = (colour: string, d: string, width = 1.5): Stroke => ({ d, line: deep(colour, 56), width });
const bright = (d: string, width = 1.5, opacity = 0.86): Stroke => ({ d, line: '#fffaf0', width, opacity });

/** Turmeric: a slice of the root, round with rings. */
const yellow = piece(
  'yellow',
  'M12 1.6a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2z',
  'M2.4 11.2h19.2v2a9.6 9.6 0 0 1-19.2 0z',
  'M4.3 9.2a8.1 8.1 0 0 1 12.7-4.6',
  [
    carved('yellow', 'M12 5.3a5.9 5.9 0 1 1 0 11.8 5.9 5.9 0 0 1 0-11.8z', 1.3),
    bright('M9.2 12.9c.5-2.9 4.3-3.9 5.7-1.1M10.9 14.3c1.4.9 3 .4 3.6-.8', 1.5),
  ],
);

/** Saffron: a drop like the flower's bud, with its three threads. */
const red = piece(
  'red',
  'M12 .7c3.3 4.9 8.3 8.4 8.3 13.2A8.2 8.2 0 0 1 12 21.3a8.2 8.2 0 0 1-8.3-7.4C3.7 9.1 8.7 5.6 12 .7z',
  'M3.7 13.9h16.6c0 5.6-4 9.3-8.3 9.3s-8.3-3.7-8.3-9.3z',
  'M5.3 13.6c.2-3.7 3.3-6.3 6.1-9.9',
  [bright('M12 18.3V9.2M12 18.3c-2.6-1.4-3.7-3.3-3.9-6M12 18.3c2.6-1.4 3.7-3.3 3.9-6', 1.5)],
);

/** Cardamom: a lozenge like the pod, with its ribs. */
const green = piece(
  'green',
  'M12 .6c.5 0 .9.2 1.3.6l9 9.1c.7.7.7 1.7 0 2.4l-9 8.5c-.8.7-1.8.7-2.6 0l-9-8.5c-.7-.7-.7-1.7 0-2.4l9-9.1c.4-.4.8-.6 1.3-.6z',
  'M1.2 11.5h21.6c0 1-.1 1.5-.6 2l-8.9 9.2c-.8.7-1.8.7-2.6 0l-8.9-9.2c-.5-.5-.6-1-.6-2z',
  'M3.4 11 12 2.4',
  [bright('M12 4.8v12.8M12 8.8l4.2 2.5M12 8.8l-4.2 2.5M12 12.9l3.1 1.9M12 12.9l-3.1 1.9', 1.4)],
);

/** Cinnamon: a square bundle of quills tied with a band. */
const brown = piece(
  'brown',
  'M4.7 2h14.6c1.2 0 2.2 1 2.2 2.2v14c0 1.2-1 2.2-2.2 2.2H4.7c-1.2 0-2.2-1-2.2-2.2v-14C2.5 3 3.5 2 4.7 2z',
  'M2.5 12h19v8.2c0 1.2-1 2.2-2.2 2.2H4.7c-1.2 0-2.2-1-2.2-2.2z',
  'M4 10V4.8c0-.8.6-1.4 1.4-1.4h11.8',
  [carved('brown', 'M3 8.1h18M3 14.3h18', 1.3), bright('M12 2.6v17.2', 3.2, 0.8), carved('brown', 'M12 2.6v17.2', 0.9)],
);

/** A cube of any colour: seen from its corner. */
const cube: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M12 1.8 21.5 7v10L12 22.2 2.5 17V7z', fill: 'var(--panel)', line: 'currentColor', width: 1.8 },
    { d: 'M2.7 7.1 12 12.2l9.3-5.1M12 12.2v9.7', line: 'currentColor', width: 1.6 },
  ],
};

const pepper: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M4.5 12.5h15l-1.7 8.6c-.1.8-.8 1.3-1.5 1.3H7.7c-.7 0-1.4-.5-1.5-1.3z', fill: 'var(--clay)' },
    {
      d: 'M8 6.8a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16 6.8a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM12 3a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 12 3z',
      fill: deep('clay', 45),
    },
    { d: 'M3.5 12.5h17', line: deep('clay', 60), width: 2 },
  ],
};

const silk: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M3 5.5h13.5v13H3z', fill: 'var(--sea)' },
    { d: 'M16.5 4a3 3.5 0 0 1 0 7H5.5', line: deep('sea', 60), width: 1.6 },
    { d: 'M16.5 4a4 7.7 0 1 1 0 15.6 4 7.7 0 0 1 0-15.6z', fill: lifted('sea', 70) },
    { d: 'M16.5 8.5a1.6 3.3 0 1 1 0 6.6 1.6 3.3 0 0 1 0-6.6z', fill: deep('sea', 60) },
    { d: 'M5 9.5c3 1.5 5-1 8 .5M5 13.5c3 1.5 5-1 8 .5', line: '#fffaf0', width: 1.2, opacity: 0.8 },
  ],
};

const ingot: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M5.5 8h13l4 10.5h-21z', fill: 'var(--gold, var(--glow))' },
    { d: 'M5.5 8h13l-1.7 4.5H7.2z', fill: lifted('glow', 45) },
    { d: 'M7.2 12.5 4 18.5M16.8 12.5l3.2 6', line: deep('brass', 70), width: 1.2 },
    { d: 'M5.5 8h13l4 10.5h-21z', line: deep('brass', 62), width: 1.4 },
  ],
};

export const GOODS = { yellow, red, green, brown, cube, pepper, silk, ingot } as const;
