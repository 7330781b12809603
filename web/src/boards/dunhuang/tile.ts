/** How the game lies in the lobby. */

import { dunes, palms, temple } from '../../lib/scenery/landscape';
import { NIGHT, sun, symbol } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

export const tile = tileWith([20, 35], NIGHT, [
  sun(62, 40, 14, '#f4ecd2'),
  ...dunes('far'),
  ...temple(),
  { kind: 'shape', d: 'M52 128C90 108 150 112 176 124 146 120 96 122 52 128z', colour: '#8fc3c0' },
  ...palms(40, 126, '#243f36'),
  symbol('camel', 92, 112, 18, '#2c1913'),
  { kind: 'land', d: 'M-200 138C0 124 90 136 190 130S380 140 520 128', colour: '#7b5530' },
]);
