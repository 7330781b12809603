/** The eight characters (MP-117 to MP-132). */

import type { Drawing } from '../../../lib/symbols/drawing';
import { fill, line, sitter } from './sitter';

const GOLD = '#e0b049';
const SNOW = '#f6efe0';
const NIGHT = '#1f2530';

/** The old man of the mountain: a white turban, a long beard, a die between the fingers. */
const raschid = sitter({
  skin: '#cf9a6b',
  coat: '#3c4a52',
  lining: '#8a2f25',
  before: [
    fill('M16.8 23c.5 7.5 3 12.8 7 12.8s7.3-5 7.6-12.8c-1.7 3.3-4 3-6.2 2.4-2.6.8-6.4 1-8.4-2.4z', '#5d5750'),
    fill('M13.2 17.3C12 10 17 5.5 24 5.5s12 4.5 10.9 11.5c-6.5-3-15-3-21.7.3z', SNOW),
    line('M14.5 14.5c5.5-4.5 12-5.5 19-3.5M15.5 10.8c4.5-2.8 10-3.3 15.5-2', '#b9ad94', 1.1),
    fill('M25.5 8.5l2.5-3.6 1.7 4z', '#b33a2c'),
    fill('M33.5 36.5l5.2-1.8 1.8 5.2-5.2 1.8z', SNOW),
    line('M35.7 37.9h.1M38.2 38.6h.1', NIGHT, 1.6),
  ],
});

/** The uncle: a Venetian cap, a grey beard. */
const matteo = sitter({
  skin: '#eac09a',
  coat: '#7b2a30',
  lining: '#e7d9b8',
  before: [
    fill('M16.3 23.5c.2 6 3.2 9.8 7.5 9.8s7.7-3.7 8-9.8c-1.6 2.6-3.6 2.5-6 1.9-2.7.7-7.4 1-9.5-1.9z', '#a9a196'),
    fill('M13.5 15.2c.4-6 5-8.8 11-8.8 6.5 0 10.3 3 10.5 7.6.1 1.9-1.3 2.3-3 2-5.4-1-12-1-18.5-.8z', '#2f5d62'),
    fill('M13 14.7c6.5-1.4 15-1.4 22 .3v2.5c-7-1.7-15.5-1.7-22-.3z', '#1f4145'),
    line('M33.5 13c2.5 4 3.5 9 2.8 13.5', '#2f5d62', 2.6),
    fill('M35 39l6.5-2.5 2.5 6.5-6.5 2.5z', '#fdf7e8'),
    line('M38 40.2h.1M39.5 42.3h.1M41 40.8h.1', NIGHT, 1.5),
  ],
});

/** A khan of the Golden Horde: a fur hat, a thin moustache. */
const berke = sitter({
  skin: '#d9a878',
  coat: '#a87b22',
  lining: '#5a2a1c',
  behind: [fill('M11 13c-1.5 8 0 17 3.5 21h19c3.5-4 5-13 3.5-21z', '#4a3120')],
  before: [
    line('M20.5 25.4c-1.5.3-2.3 1.5-2.5 3M23.5 25.3c1.8.1 3 1.3 3.4 2.9', '#1f1712', 1.3),
    fill('M22 28.6c1-.3 1.4-.3 2.2 0l-.8 3.8z', '#1f1712'),
    fill('M13 11.5C14 6 18.5 2 24 .8 29.5 2 34 6 35 11.5z', '#a2342a'),
    line('M24 1v10M18 3.5l-1.5 7.5M30 3.5l1.5 7.5', GOLD, 1),
    fill('M11.5 11c8-3 17-3 25 0 1.2 2.5 1 5-.2 6.5-8-2.6-16.6-2.6-24.6 0-1.2-1.5-1.4-4-.2-6.5z', '#6b4a2e'),
    line('M14 12.5l.8 3M18 11.5l.4 3M22.5 11v3M27 11.2l-.3 3M31.5 12l-.7 3', '#8f6b47', 1),
  ],
});

/** The merchant of Tabriz: a tall felt hat, scales in his hand. */
const mercator = sitter({
  skin: '#d3a072',
  coat: '#27584b',
  lining: '#d8b56a',
  before: [
    fill('M16.7 23.5c.6 5.5 3.3 8.6 7.2 8.6s7-3 7.5-8.6c-1.7 2.3-3.8 2-6 1.5-2.6.6-6.7.9-8.7-1.5z', '#2c1e16'),
    fill('M15 15.5 18 2.5c3.5-1.5 8.5-1.5 12 0l3.5 13c-6-1.8-12.5-1.8-18.5 0z', '#8c3b26'),
    fill('M14.3 14.7c6.3-2 13.3-2 19.6 0l.4 3c-6.7-2-13.7-2-20.4 0z', GOLD),
    line('M37.5 33v13M33.5 36.5h8M33.5 36.5l-1.7 4M33.5 36.5l1.7 4M41.5 36.5l-1.7 4M41.5 36.5l1.7 4', GOLD, 1.1),
    fill('M31.3 40.5h4.4c-.3 1.8-4.1 1.8-4.4 0zM39.3 40.5h4.4c-.3 1.8-4.1 1.8-4.4 0z', GOLD),
  ],
});

/** The father. */
const niccolo = sitter({
  skin: '#eac09a',
  coat: '#394f77',
  lining: '#d9cbb0',
  before: [
    fill('M16.3 23.5c.2 6 3.2 9.8 7.5 9.8s7.7-3.7 8-9.8c-1.6 2.6-3.6 2.5-6 1.9-2.7.7-7.4 1-9.5-1.9z', '#7d6a55'),
    fill('M13.5 15.5c0-6 4.5-9.5 10.8-9.5s10.3 3.5 10.5 9c-7-1.5-14.5-1.3-21.3.5z', '#5a2a52'),
  ],
});

/** The son. */
const marco = sitter({
  skin: '#f0cba7',
  coat: '#a2432a',
  lining: '#efe3c6',
  before: [
    fill(
      'M14.8 21c-1-7 2.7-11.5 9.5-11.5S34 14 33 21.5c-1.5-1.5-2.4-3.5-3-5.5-4.5.5-9-.5-11.5-2.5-1.2 2-2.6 5-3.7 7.5z',
      '#5b3517',
    ),
    fill('M13 12.5C16 6.5 21 4.5 27 6c4.5 1 7.5 4 8 7.5-7-2-14.5-2.3-22-1z', '#1d5559'),
    line('M29 7c3-3.5 6-4.5 9-4', GOLD, 1.5),
  ],
});

/** The friar of Rubruk: a tonsure, a brown habit, a cross. */
const wilhelm = sitter({
  skin: '#efc8a5',
  coat: '#6a4a2c',
  lining: '#56391f',
  behind: [fill('M12.5 34c1.5-5 4.5-8 11.5-8s10 3 11.5 8c-6 4-17 4-23 0z', '#4c331c')],
  before: [
    fill(
      'M15.3 20.5c-.8-5 1.7-8 3.7-8.6 2.5 1.3 8 1.4 10.5 0 2.3 1 4.1 4.5 3.3 8.8-1-1-1.6-2.7-2-4.3-4.5.7-8.5.6-12-.3-1.2 1.2-2.3 2.7-3.5 4.4z',
      '#7a4b22',
    ),
    line('M24 36v9.5M20.5 39.5h7', GOLD, 1.8),
    line('M18.5 35.5 24 39l5.5-3.5', '#3a2614', 1),
  ],
});

/** The great khan: a white cap, a small beard, an ermine coat. */
const kubilai = sitter({
  skin: '#e3b486',
  coat: '#f0e6d2',
  lining: '#c2a04c',
  before: [
    line('M20.3 25.3c-1.4.4-2 1.4-2.2 2.8M23.8 25.2c1.7.2 2.6 1.2 3 2.7', '#201611', 1.2),
    fill('M21.6 28.5h2.4l-1 5.5z', '#201611'),
    fill('M14 16c-1-6.5 3.5-11 10-11s11 4.5 10 11c-6.5-2.5-13.5-2.5-20 0z', '#fbf6ea'),
    fill('M13.3 15c7-2.8 14.4-2.8 21.4 0v3.2c-7-2.5-14.4-2.5-21.4 0z', '#a2342a'),
    fill('M24 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z', GOLD),
    line('M34.2 18c.6 5-.2 9-1.7 12', '#201611', 1.8),
    line('M10 41l1 2M14.5 37.5l1 2M36 38l1 2M40.5 42l1 2', '#3a2a1c', 1.5),
  ],
});

/** The legate Caprini: a red hat, a letter with a seal. */
const johannes = sitter({
  skin: '#efc8a5',
  coat: '#f1ead9',
  lining: '#8a2f25',
  before: [
    fill(
      'M15.8 21c-.6-4 .6-7.5 2.7-9l11-.2c2.5 1.5 3.7 5 3 9-1-1-1.5-2.2-1.8-3.5l-13-.2c-.5 1.5-1.2 2.8-1.9 3.9z',
      '#b9b1a3',
    ),
    fill('M17 12c0-4.5 3-7.3 7-7.3s7.2 2.8 7.2 7.3z', '#a2342a'),
    fill('M8.5 12.5c5-2.7 25.5-2.7 31 0 1.2 1.2.6 2.5-1 2.8-9-1.5-20-1.5-29 0-1.6-.3-2.2-1.6-1-2.8z', '#b94436'),
    fill('M32.5 36.5l9.5-1.5 1.3 8-9.5 1.5z', '#fbf4de'),
    line('M34.5 38.7l5.8-.9M34.9 41l4-.6', '#8a6a3a', 0.9),
    fill('M40.3 40.5a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z', '#b33a2c'),
  ],
});

/** Somebody in the frame: a drawing, how large, and where. */
interface Framed {
  readonly drawing: Drawing;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const alone = (drawing: Drawing): readonly Framed[] => [{ drawing, scale: 1, x: 0, y: 0 }];

export const PORTRAITS: Readonly<Record<string, readonly Framed[]>> = {
  raschid: alone(raschid),
  matteo: alone(matteo),
  berke: alone(berke),
  mercator: alone(mercator),
  niccolo_marco: [
    { drawing: niccolo, scale: 0.82, x: 15, y: 0 },
    { drawing: marco, scale: 0.86, x: -2, y: 8 },
  ],
  wilhelm: alone(wilhelm),
  kubilai: alone(kubilai),
  johannes: alone(johannes),
};

/** The sky behind each. */
export const GROUNDS: Readonly<Record<string, string>> = {
  raschid: '#c9a36a',
  matteo: '#8fb3b0',
  berke: '#b9c48d',
  mercator: '#d9b98a',
  niccolo_marco: '#9bb7c9',
  wilhelm: '#c4c7a2',
  kubilai: '#d08b6a',
  johannes: '#9ec0a6',
};
