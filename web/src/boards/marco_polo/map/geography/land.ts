/** What the land is like: ranges along their crests, deserts, and the northern woods. */

import type { Degrees } from '../projection';
import { line } from './line';

/** A crest, and how high its peaks stand on the sheet. */
export interface Range {
  readonly crest: readonly Degrees[];
  readonly height: number;
}

export const RANGES: Readonly<Record<string, Range>> = {
  pyrenees: { crest: line(`-1.5 43, 2.6 42.5`), height: 6 },
  alps: { crest: line(`6.4 44.6, 7.6 46, 10 46.7, 13.6 47.1`), height: 9 },
  apennines: { crest: line(`10.4 44.3, 13 42.8, 15.4 40.9`), height: 4 },
  dinarides: { crest: line(`16 44.6, 19.4 43, 21 40.6`), height: 6 },
  carpathians: { crest: line(`18.8 49.4, 23.6 48.5, 25.6 46.6, 23 45.5`), height: 7 },
  haemus: { crest: line(`22.8 42.8, 26.2 42.7`), height: 6 },
  atlas: { crest: line(`-3.5 34, 2.5 35, 8 35.4`), height: 8 },
  taurus: { crest: line(`29.8 37.5, 33 37.2, 36.5 38`), height: 7 },
  caucasus: { crest: line(`39 43.8, 43 42.9, 47.6 41.4`), height: 10 },
  zagros: { crest: line(`44.8 36.6, 48.6 33.4, 52.6 30, 56 28.5`), height: 9 },
  elburz: { crest: line(`49.6 36.2, 52 35.7, 55.6 36.5`), height: 8 },
  kopetDag: { crest: line(`57 37.8, 60.4 36.4`), height: 7 },
  hejaz: { crest: line(`37.2 27, 40.4 22.4, 43.8 16.6`), height: 7 },
  ethiopia: { crest: line(`38.6 14, 37.6 11, 39 8, 41.6 9`), height: 9 },
  urals: { crest: line(`58.6 51, 58.8 55, 60 60, 60.6 64`), height: 9 },
  hinduKush: { crest: line(`64.4 34.6, 68 35.2, 71 36.2`), height: 11 },
  pamir: { crest: line(`71.6 37.8, 73.8 38.6`), height: 13 },
  tianShan: { crest: line(`73 42.2, 78 42, 83 42.8, 89 43.4`), height: 12 },
  karakoram: { crest: line(`74 36, 77.4 34.6`), height: 14 },
  kunlun: { crest: line(`79 35.8, 84 36, 90 36.2, 95 36`), height: 11 },
  himalaya: { crest: line(`77.8 32, 81 30.2, 85 28.4, 89.4 28, 93.4 28.2`), height: 16 },
  hengduan: { crest: line(`97.6 30.6, 99 27.6, 99.6 25`), height: 10 },
  qinling: { crest: line(`105.6 33.4, 110.4 33.4`), height: 7 },
  altai: { crest: line(`84.6 51, 88 49.4, 92 47.6, 96.6 45.6`), height: 12 },
  sayan: { crest: line(`90 53.2, 94.6 53.4, 99 52.2`), height: 9 },
  khingan: { crest: line(`118.2 44.6, 120.6 48, 123 51.4`), height: 8 },
  stanovoy: { crest: line(`118 56, 126 56, 133 56.4`), height: 8 },
  ghats: { crest: line(`74 19.6, 74.8 16, 76.2 12.4`), height: 6 },
  vindhya: { crest: line(`75 22.6, 80 23.4`), height: 6 },
  arakan: { crest: line(`93.8 24.6, 94.4 21`), height: 6 },
  annam: { crest: line(`104.4 18.8, 107.4 15, 108 12.6`), height: 7 },
  barisan: { crest: line(`97 4.4, 99.4 1.6, 102 -2.4, 104.4 -4.8`), height: 6 },
};

/** A desert: its middle, and how far it reaches in degrees. */
export interface Desert {
  readonly middle: Degrees;
  readonly reach: Degrees;
}

export const DESERTS: Readonly<Record<string, Desert>> = {
  sahara: { middle: [13, 27], reach: [11, 3.6] },
  libyan: { middle: [26, 26.4], reach: [4, 3.2] },
  nubian: { middle: [34, 19], reach: [2.4, 2] },
  arabian: { middle: [49.4, 20.6], reach: [5.6, 3] },
  nefud: { middle: [42, 28.4], reach: [3.6, 1.6] },
  lut: { middle: [58, 31.4], reach: [2.2, 2] },
  karakum: { middle: [58.6, 40.4], reach: [3, 1.6] },
  kyzylkum: { middle: [64, 43], reach: [2.4, 1.4] },
  thar: { middle: [71.4, 27.2], reach: [2.2, 1.8] },
  taklamakan: { middle: [83.4, 38.6], reach: [4.6, 1.2] },
  gobi: { middle: [105, 43.4], reach: [6.4, 1.5] },
};

/** Where the woods of the north stand: single clumps. */
export const WOODS = line(`
  13 60.6, 15 58.4, 27 57, 30.5 58, 27.5 54, 41 60.6, 45 58.6, 50 60, 54 58, 64.4 60, 66 57.4, 74 58.4, 78.6 57,
  86.6 58.6, 87.6 56, 99 57.6, 102 60.4, 112 57.6, 115.6 53, 127 54, 129.6 46.6, 10 50.6, 18.6 52, 5 47, 106 24,
  111 26.4, 101 16.4, 114 0.6, 112 -1, 96.6 23.6, 27 1, 35 3.4, 21 6, 28 8
`);
