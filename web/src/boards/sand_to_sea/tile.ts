/** How the game lies in the lobby. */

import { waves } from '../../lib/scenery/landscape';
import { DUSK, road, sun, symbol } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

export const tile = tileWith([45, 60], DUSK, [
  sun(160, 70, 18),
  ...waves(96),
  symbol('ship', 246, 108, 42, '#4a2a20'),
  { kind: 'land', d: 'M-200 84C-60 66 40 80 120 98S190 118 230 150', colour: '#d6a868' },
  symbol('camel', 62, 92, 22, '#5b3021'),
  symbol('camel', 94, 98, 21, '#5b3021'),
  { kind: 'land', d: 'M-200 112C-40 96 40 110 110 124S170 140 190 150', colour: '#b67f48' },
  road('M20 118C80 122 120 128 168 142'),
]);
