/** What explorers of a guild find and leave on their map. */

import { deep, INK, inked, lifted, type Drawing, type Stroke } from './drawing';

const area = (d: string, fill: string): Stroke => ({ d, fill });

/** An explorer: a cube in the colour of its guild. */
const cube: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M12 1.8 21.5 7v10L12 22.2 2.5 17V7z', fill: INK },
    { d: 'M12 2.2 21 7l-9 5-9-5z', fill: '#fff8e6', opacity: 0.45 },
    { d: 'M21.3 7.200V17L12 22V12.200z', fill: '#1a0f05', opacity: 0.32 },
  ],
};

const chest: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M2 11V8.500C2 5.5 4 3.5 7 3.500h10c3 0 5 2 5 5V11z', fill: '#b47a3a', line: '#3f2710', width: 1.4 },
    { d: 'M2 11h20v9.500H2z', fill: '#9a6330', line: '#3f2710', width: 1.4 },
    { d: 'M9.5 9h5v5.500h-5z', fill: 'var(--gold, #e9b43a)', line: '#3f2710', width: 1.1 },
  ],
};

const crystal: Drawing = {
  box: [24, 24],
  strokes: [
    { d: 'M6.5 3h11L22 9.5 12 22 2 9.500z', fill: '#a78bd0', line: '#33204f', width: 1.3 },
    { d: 'M2 9.500h20M6.5 3 9 9.5 12 22 15 9.5 17.5 3', line: '#f3eaff', width: 1.1 },
  ],
};

const vase: Drawing = {
  box: [24, 24],
  strokes: [
    {
      d: 'M9 1.800h6l-.8 4.200c3.3 1.4 5 4 5 7.2 0 3.7-1.8 6.6-4.2 9H9c-2.4-2.4-4.2-5.3-4.2-9C4.8 10 6.5 7.4 9.8 6z',
      fill: 'var(--clay)',
      line: deep('clay', 45),
      width: 1.2,
    },
    { d: 'M5.3 11.500c4.3 1.6 9.1 1.6 13.4 0M5.5 15.500c4.3 1.6 8.7 1.6 13 0', line: lifted('clay', 35), width: 1.3 },
  ],
};

/** A trade route: two cities and the way between them. */
const route: Drawing = {
  box: [30, 24],
  strokes: [
    area('M1 21V10l4-4 4 4v11zM21 21V10l4-4 4 4v11z', INK),
    { d: 'M11.5 18.500c2-3.5 5-3.5 7 0', line: INK, width: 2 },
    { d: 'M15 5.500l1.2 2.5 2.8.4-2 2 .5 2.8-2.5-1.3-2.5 1.3.5-2.8-2-2 2.8-.4z', fill: 'var(--gold, #e9b43a)' },
  ],
};

const HEX = 'M6.5 2.500h11L23 12l-5.5 9.500h-11L1 12z';

export const GUILD = {
  'explorer-cube': cube,
  chest,
  crystal,
  vase,
  route,
  ruin: inked(
    'M3 19.500V7h4v12.500zM10 19.500v-8l2-1.5 1.5 1.200L15 10v9.500zM18 19.500v-5l2 1 1.5-1v5zM2 3.500h6V6H2zM1 20.500h22.500v2H1z',
  ),
  grass: inked(
    '',
    'M5 20c-.3-4-1.2-6.5-3-8.500M5 20V8M5 20c.3-4 1.2-6.5 3-8.500M15 20c-.4-5-2-9-4.5-12M15 20V4M15 20c.4-5 2-9 4.5-12M1 21.500h22',
    1.9,
  ),
  dunes: inked('', 'M1 12c3-7 6.5-7 9.5 0 2.5-4.5 6-4.5 9 0l3.5 0M1 20c4-6 8-6 11.5 0 2.5-3.5 5.5-3.5 8 0h2.5', 2.1),
  region: inked('', `${HEX}M6.5 12l3.8 3.800L17.5 8.5`, 2.1),
  hex: inked('', HEX, 2.1),
  'covered-coin': {
    box: [24, 24],
    strokes: [
      { d: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', fill: 'var(--sunk)', line: INK, width: 1.5 },
      { d: 'M6.5 6.500l11 11M17.5 6.500l-11 11', line: INK, width: 2 },
    ],
  } satisfies Drawing,
} as const;
