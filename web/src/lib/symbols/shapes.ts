/** The marks of the players. Shape and colour always go together. */

import { INK, type Drawing } from './drawing';

const mark = (d: string): Drawing => ({ box: [24, 24], strokes: [{ d, fill: INK }] });

export const SHAPES = {
  circle: mark('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z'),
  triangle: mark('M12 1.8c.7 0 1.3.3 1.7 1l9 16.2c.7 1.4-.2 3-1.7 3H3c-1.5 0-2.4-1.6-1.7-3l9-16.2c.4-.7 1-1 1.7-1z'),
  square: mark('M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z'),
  diamond: mark(
    'M12 .8c.5 0 1 .2 1.3.6l9.3 9.3c.7.7.7 1.9 0 2.6l-9.3 9.3c-.7.7-1.9.7-2.6 0l-9.3-9.3c-.7-.7-.7-1.9 0-2.6l9.3-9.3c.3-.4.8-.6 1.3-.6z',
  ),
  star: mark('M12 .8l3.4 6.9 7.6 1.1-5.5 5.3 1.3 7.6-6.8-3.6-6.8 3.6 1.3-7.6L1 8.8l7.6-1.1z'),
} as const;
