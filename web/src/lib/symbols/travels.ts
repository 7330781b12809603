/** What travellers earn, carry and do on the way to Beijing. */

import { deep, INK, inked, lifted, type Drawing, type Stroke } from './drawing';

const area = (d: string, fill: string): Stroke => ({ d, fill });

/** Victory points: a star in a laurel wreath. */
const points: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6z', fill: 'var(--sea)' },
    { d: 'M7.2 4.6C3.6 7.4 2.9 13 5.6 16.8M16.8 4.6c3.6 2.8 4.3 8.4 1.6 12.2', line: lifted('sea', 55), width: 1.3 },
    area('M12 4.4l2.3 4.7 5.2.7-3.8 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1-3.8-3.6 5.2-.7z', 'var(--gold, #e9b43a)'),
  ],
};

/** A contract: a scroll with a seal. */
const contract: Drawing = {
  box: [24, 24],
  strokes: [
    {
      d: 'M5 2.5h12.5A2.5 2.5 0 0 1 20 5v13.5a3 3 0 0 1-3 3H6.5a3 3 0 0 1-3-3V17H7V5c0-1.5-1-2.5-2-2.5z',
      fill: '#f6e8c6',
      line: '#6b4a1c',
      width: 1.3,
    },
    { d: 'M10 7h6.5M10 10.5h6.5', line: '#8a6a3a', width: 1.3 },
    { d: 'M14.5 13a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z', fill: '#b33a2c' },
    { d: 'M13.3 16.2h2.4M14.5 15v2.4', line: '#f6d9c0', width: 0.9 },
  ],
};

const FACE = 'M5.5 2.5h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3z';
const FIVE =
  'M7.5 5.9a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM16.5 5.9a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM12 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM7.5 14.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM16.5 14.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z';

const blackDie: Drawing = {
  box: [24, 24],
  strokes: [
    { d: FACE, fill: '#231d18', line: '#b79a63', width: 1.4 },
    { d: FIVE, fill: '#f6ead0' },
  ],
};

const whiteDie: Drawing = {
  box: [24, 24],
  strokes: [
    { d: FACE, fill: '#fdf7e8', line: '#6b5a3c', width: 1.4 },
    { d: FIVE, fill: '#3a2f22' },
  ],
};

/** A good of choice: the three goods, one beside the other. */
const anyGood: Drawing = {
  box: [30, 24],
  strokes: [
    area('M5.5 12.5h7l-.9 8.2c-.1.7-.6 1.1-1.2 1.1H7.6c-.6 0-1.1-.4-1.2-1.1z', 'var(--clay)'),
    area(
      'M7 9.4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM11 9.4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9 6.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
      deep('clay', 45),
    ),
    area('M11.5 2h9v8h-9z', 'var(--sea)'),
    area('M20.5 1.2a2.4 4.8 0 1 1 0 9.6 2.4 4.8 0 0 1 0-9.6z', lifted('sea', 70)),
    { d: 'M19.2 13.5h6.6l2.4 7.5H16.8z', fill: 'var(--gold, var(--glow))', line: deep('brass', 62), width: 1.1 },
    { d: 'M14.9 12.6l1.4 3.2', line: INK, width: 1.2, opacity: 0.55 },
  ],
};

/** Two different goods: two of three, not the same. */
const twoGoods: Drawing = {
  box: [38, 24],
  strokes: [
    area('M1.5 13h9l-1.2 7.7c-.1.7-.7 1.2-1.4 1.2H4.1c-.7 0-1.3-.5-1.4-1.2z', 'var(--clay)'),
    area(
      'M3.5 9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM8.5 9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM6 5.8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
      deep('clay', 45),
    ),
    { d: 'M14.5 10.5h8M14.5 15h8M21.3 7.6l-5.6 10.3', line: INK, width: 1.7 },
    area('M25.5 8h8v11h-8z', 'var(--sea)'),
    area('M33.5 7.2a2.8 6.3 0 1 1 0 12.6 2.8 6.3 0 0 1 0-12.6z', lifted('sea', 70)),
  ],
};

/** A step: the print of a boot on the road. */
const step: Drawing = {
  box: [24, 24],
  strokes: [
    area('M8.2 1.5h6.6l-.3 8.6 5.6 2.9c1.7.9 2.4 2 2.4 3.9v1.6H6.2z', 'var(--brown)'),
    area('M6 19.2h16.5v1.5a1.6 1.6 0 0 1-1.6 1.6h-3.8l-1-1.2h-3.3l-1 1.2H7.6A1.6 1.6 0 0 1 6 20.7z', deep('brown', 55)),
    { d: 'M7.9 5.3h6.7', line: lifted('brown', 38), width: 1.5 },
    { d: 'M13.2 10.9l2.3-1M15 12.4l2.3-1', line: lifted('brown', 38), width: 1.1 },
  ],
};

const PENNANT = 'M3 2h1.9v20.5H3zM6 3.2l15.5 4.9L6 13z';

/** The bonus of an own province, and of any other one. */
const ownProvince: Drawing = {
  box: [24, 24],
  strokes: [area(PENNANT, 'var(--brass)'), { d: 'M9 19.5h11.5M17 16l3.7 3.5L17 23', line: INK, width: 1.8 }],
};
const otherProvince: Drawing = {
  box: [24, 24],
  strokes: [area(PENNANT, 'var(--clay)'), { d: 'M10.5 16.5l6 6M16.5 16.5l-6 6M20 19.5h.1', line: INK, width: 1.6 }],
};

const purse: Drawing = {
  box: [24, 24],
  strokes: [
    {
      d: 'M8.5 7.5h7C19.5 11 21.5 14 21.5 17c0 3.7-3 5.5-9.5 5.5S2.5 20.7 2.5 17c0-3 2-6 6-9.5z',
      fill: '#8a5a2b',
      line: '#4a2c12',
      width: 1.2,
    },
    { d: 'M7.5 1.5c1.5 1.3 3 1.3 4.5.3 1.5 1 3 1 4.5-.3l-1.3 5H8.8z', fill: '#a06c36', line: '#4a2c12', width: 1.2 },
    { d: 'M7.8 7.2h8.4', line: 'var(--glow)', width: 1.8 },
  ],
};

export const TRAVELS = {
  points,
  contract,
  step,
  purse,
  'black-die': blackDie,
  'white-die': whiteDie,
  'any-good': anyGood,
  'two-goods': twoGoods,
  'own-province': ownProvince,
  'other-province': otherProvince,
  reroll: inked(
    'M8.5 8.5h7v7h-7z',
    'M4 9.5A8.5 8.5 0 0 1 19.3 7.5M19.7 2.8v5h-5M20 14.5A8.5 8.5 0 0 1 4.7 16.5M4.3 21.2v-5h5',
    1.9,
  ),
  raise: inked('M12 2 20.5 11.5h-5.3V22H8.8V11.5H3.5z'),
  lower: inked('M12 22 3.5 12.5h5.3V2h6.4v10.5h5.3z'),
  figure: inked(
    'M12 1.5c2.3 0 4 1.5 4.2 3.4l2.5 1.1-2.6 1.2c-.2 1-.7 1.8-1.4 2.4 3.3 1.5 4.6 6.4 5.1 12.9H4.2c.5-6.5 1.8-11.4 5.1-12.9-.7-.6-1.2-1.4-1.4-2.4L5.3 6l2.5-1.1C8 3 9.7 1.5 12 1.5z',
  ),
  goal: inked(
    'M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM12 6.3a5.7 5.7 0 1 1 0 11.4 5.7 5.7 0 0 1 0-11.4z',
    1.8,
  ),
} as const;
