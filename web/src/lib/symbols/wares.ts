/**
 * Wares of the Silk Road. Each has an outline of its own: a ewer, a ring, a goblet, a star, canes, a sprig, a hanging
 * scroll, a sheep; gold is the ingot and silk the bolt of the other goods.
 */

import { type Drawing, type Stroke } from './drawing';

const PALE = '#fff8e8';
const round = (number: number): number => Math.round(number * 10) / 10;

function ware(...strokes: Stroke[]): Drawing {
  return { box: [24, 24], strokes };
}

/** Silver: a ewer with spout and handle. */
const ewer = ware(
  { d: 'M13.4 4.6c5.8-1.2 9 3 5.4 8.6', line: '#5b666d', width: 2 },
  { d: 'M6.3 13.2 1.4 6.6l2.2-1.2 5 5.4z', fill: '#74808a' },
  {
    d: 'M8.8 3.2h5l.5 5.6c3.1 1.1 4.8 3.4 4.8 6.1 0 3-2.2 5.2-5 5.9l1.4 2.4H7.1l1.4-2.4c-2.8-.7-5-2.9-5-5.9 0-2.7 1.7-5 4.8-6.1z',
    fill: '#b9c2c8',
    line: '#5b666d',
    width: 1.1,
  },
  { d: 'M9.7 3.2a1.7 1.7 0 1 1 3.2 0z', fill: '#5b666d' },
  { d: 'M4.2 14.2h14.2M8.6 8.6h5.5', line: '#5b666d', width: 1.1 },
  { d: 'M6.6 12c-1 1.6-1 3.7 0 5.3', line: '#ffffff', width: 1.4, opacity: 0.9 },
);

/** Jade: a disc with a hole. */
const jade = ware(
  {
    d: 'M12 1.6a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 0 1 0-20.8zm0 6.6a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z',
    fill: '#4ba78c',
    line: '#1f5f4d',
    width: 1.1,
  },
  { d: 'M12 6.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2z', line: '#1f5f4d', width: 0.8, opacity: 0.8 },
  { d: 'M3.8 10.4A8.6 8.6 0 0 1 11 3.6', line: PALE, width: 1.3, opacity: 0.9 },
  { d: 'M18.6 8.4l1 1M20 14.2l-1.2.6M15.6 19l.4 1.2M8.6 19.2l-.6 1.1', line: '#1f5f4d', width: 1.2 },
);

/** Glass: a cut goblet. */
const glass = ware(
  { d: 'M4.2 1.6h15.6l-1.3 8.3c-.5 3.4-3 5.7-6.5 5.7s-6-2.3-6.5-5.7z', fill: '#7fb6dd', line: '#245a86', width: 1.1 },
  { d: 'M10.9 15.6h2.2v4.6l4.4 2.3h-11l4.4-2.3z', fill: '#5a97c4', line: '#245a86', width: 1 },
  { d: 'M5 6.4 8.5 10 12 6.4l3.5 3.6L19 6.4M7.2 13.2 8.5 10l3.5 4.6 3.5-4.6 1.3 3.2', line: '#245a86', width: 1 },
  { d: 'M6.6 3.4l.5 3.4', line: '#ffffff', width: 1.6, opacity: 0.95 },
);

/** A star of eight pods. */
function pods(): string {
  return Array.from({ length: 8 }, (_, n) => {
    const at = (r: number, turn: number): string => {
      const angle = ((n + turn) * Math.PI) / 4 - Math.PI / 8;
      return `${round(12 + r * Math.cos(angle))} ${round(12 + r * Math.sin(angle))}`;
    };
    return `M12 12L${at(7, -0.34)}L${at(11.4, 0)}L${at(7, 0.34)}z`;
  }).join('');
}

/** Spice: star anise. */
const anise = ware(
  { d: pods(), fill: '#b5532f', line: '#5f2412', width: 1 },
  {
    d: 'M12 12h6.5M12 12H5.5M12 12V5.5M12 12v6.5M12 12l4.6 4.6M12 12 7.4 7.4M12 12l4.6-4.6M12 12l-4.6 4.6',
    line: '#f0c48a',
    width: 1.2,
  },
  { d: 'M12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z', fill: '#5f2412' },
);

/** Bamboo: three canes and a leaf. */
const bamboo = ware(
  {
    d: 'M3.2 6.8h4.2v15.8H3.2zM9.7 1.4h4.4v21.2H9.7zM16.4 9.4h4.2v13.2h-4.2z',
    fill: '#8ea43a',
    line: '#48561a',
    width: 1.1,
  },
  {
    d: 'M2.6 12.6h5.4M2.6 18h5.4M9.1 8.4h5.6M9.1 15.4h5.6M15.8 15h5.4M15.8 19.6h5.4',
    line: '#48561a',
    width: 1.5,
  },
  { d: 'M14.1 6.6c2-4.4 5.4-5.6 9.2-5-1.2 4.2-4.6 6.4-9.2 5z', fill: '#5f7a24', line: '#48561a', width: 0.9 },
  { d: 'M4.6 8.2v3M11.2 3v4M17.8 11v2.6', line: PALE, width: 1, opacity: 0.8 },
);

/** Tea: a bud and two leaves. */
const tea = ware(
  { d: 'M12 23V10', line: '#2c4f24', width: 1.8 },
  { d: 'M12 .8c2.6 3.2 2.8 7 0 11-2.8-4-2.6-7.8 0-11z', fill: '#86b35a', line: '#2c4f24', width: 1 },
  {
    d: 'M11.6 17.6C4.4 18 1.4 13 .8 6.2c7 .4 10.8 4.4 10.8 11.4zM12.4 17.6c7.2.4 10.2-4.6 10.8-11.4-7 .4-10.8 4.4-10.8 11.4z',
    fill: '#4f8a3d',
    line: '#2c4f24',
    width: 1,
  },
  { d: 'M10.4 16.2 4 9.2M13.6 16.2 20 9.2M12 4.4v5', line: '#dcefc0', width: 1.1, opacity: 0.9 },
);

/** Paper: a hanging scroll. */
const paper = ware(
  { d: 'M5 4.6h14v15H5z', fill: '#f4e6c4', line: '#7d5f2c', width: 1.1 },
  {
    d: 'M1.6 2.2h20.8v3.6H1.6zM1.6 18.2h20.8v3.6H1.6z',
    fill: '#b88f4d',
    line: '#6a4d1f',
    width: 1.1,
  },
  { d: 'M15.8 8.2v7.6M12 8.2v7.6M8.2 8.2v5', line: '#5a4526', width: 1.5 },
);

/** Wool: a sheep. */
const sheep = ware(
  { d: 'M8.4 16.6h2.6v6H8.4zM16 16.6h2.6v6H16z', fill: '#55464a', line: '#a58fa6', width: 0.7 },
  {
    d: 'M8.6 6.4a3.7 3.7 0 0 1 5.5-1.2 3.7 3.7 0 0 1 5.6 2.2 3.6 3.6 0 0 1 2 5.9 3.6 3.6 0 0 1-4.2 4.8 3.9 3.9 0 0 1-6.2.8 3.7 3.7 0 0 1-5.3-2.6 3.5 3.5 0 0 1-.6-5.7 3.5 3.5 0 0 1 3.2-4.2z',
    fill: '#efe6dc',
    line: '#6d5a6f',
    width: 1.2,
  },
  {
    d: 'M12.6 9.4a2 2 0 1 0 2 2M16.4 13.2a1.8 1.8 0 1 0 1.8 1.6M10.6 14.4a1.6 1.6 0 1 0 1.6 1.4',
    line: '#8d7690',
    width: 1.1,
  },
  {
    d: 'M.8 8.4 3 7.2c2.6-1.6 5.2.4 5.2 3.4S6.6 16 4.8 16s-3-1.8-3-4.4z',
    fill: '#55464a',
    line: '#a58fa6',
    width: 0.7,
  },
  { d: 'M4 10.6h.1', line: PALE, width: 1.5 },
);

export const WARES = { ewer, jade, glass, anise, bamboo, tea, paper, sheep } as const;
