/** How the game lies in the lobby. */

import { peaks } from '../../lib/scenery/landscape';
import { DUSK, road, sun, symbol } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

export const tile = tileWith([40, 100], DUSK, [
  sun(92, 60, 18),
  ...peaks('#93706b', 92),
  { kind: 'land', d: 'M-200 110C0 100 120 106 200 104S360 108 520 102', colour: '#c08f5c' },
  symbol('city', 214, 110, 52, '#7d3d28'),
  symbol('tower', 270, 110, 40, '#6a3323'),
  symbol('city', 30, 108, 30, '#8f5a40'),
  symbol('camel', 120, 118, 22, '#3f2219'),
  symbol('camel', 154, 117, 21, '#3f2219'),
  { kind: 'land', d: 'M-200 122C-20 114 120 124 220 118S380 122 520 116', colour: '#8c5f38' },
  road('M-10 138C70 128 170 140 330 128'),
]);
