/** How the game lies in the lobby. */

import { pines } from '../../lib/scenery/landscape';
import { NIGHT, symbol } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

export const tile = tileWith([60, 75], NIGHT, [
  { kind: 'shape', d: 'M160 8 168 68 228 76 168 84 160 144 152 84 92 76 152 68z', colour: '#e3bd6d', opacity: 0.9 },
  {
    kind: 'shape',
    d: 'M160 8 168 68 160 76zM228 76 168 84 160 76zM160 144 152 84 160 76zM92 76 152 68 160 76z',
    colour: '#8f6715',
  },
  { kind: 'line', d: 'M160 30a46 46 0 1 1-.1 0', colour: '#f4e3b8', width: 1 },
  { kind: 'land', d: 'M-200 128C-20 108 90 122 160 122S340 108 520 126', colour: '#7a6a3d' },
  symbol('camel', 34, 121, 24, '#2c1913'),
  symbol('ship', 232, 124, 34, '#2c1913'),
  ...pines([284, 304], 122, '#1f3d33'),
]);
