/** How the game lies in the lobby. */

import { dunes, peaks, pines } from '../../lib/scenery/landscape';
import { NIGHT, sun, symbol } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

export const tile = tileWith([45, 60], NIGHT, [
  sun(70, 40, 12, '#f4ecd2'),
  ...peaks('#4d6b6f', 88),
  ...dunes('far'),
  symbol('camel', 84, 106, 24, '#3a211a'),
  symbol('camel', 122, 104, 22, '#3a211a'),
  ...pines([214, 236, 262, 288], 110, '#20423a'),
  symbol('settler', 186, 108, 19, '#3a211a'),
  { kind: 'land', d: 'M-200 122C-20 108 130 118 220 110S380 120 520 112', colour: '#6d6a3f' },
]);
