/** How the game lies in the lobby. */

import { peaks, pines } from '../../lib/scenery/landscape';
import { FOREST, symbol } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

export const tile = tileWith([30, 45], FOREST, [
  ...peaks('#8a9a98', 84),
  { kind: 'land', d: 'M-200 108C-60 92 40 98 130 106S300 92 520 104', colour: '#7f9a66' },
  ...pines([20, 44, 62, 232, 254, 282, 300], 112, '#33563f'),
  symbol('outpost', 142, 114, 34, '#6b3d22'),
  symbol('village', 178, 114, 24, '#7b4a2b'),
  { kind: 'land', d: 'M-200 122C0 112 100 118 190 116S340 124 520 116', colour: '#56794f' },
  ...pines([-8, 8, 106, 318], 132, '#274633'),
]);
