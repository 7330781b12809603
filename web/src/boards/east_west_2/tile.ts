/** How the game lies in the lobby. */

import { peaks, pines, waves } from '../../lib/scenery/landscape';
import { MORNING, sun, symbol } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

export const tile = tileWith([45, 60], MORNING, [
  sun(250, 46, 15, '#fff0c2'),
  ...peaks('#86a39c', 82),
  ...waves(94),
  symbol('ship', 70, 112, 46, '#5a2f1f'),
  { kind: 'land', d: 'M-200 150C60 150 120 120 190 108S330 96 520 98', colour: '#6f8f58' },
  ...pines([212, 232, 256, 280, 304], 108, '#2e5240'),
  symbol('outpost', 176, 116, 26, '#6b3d22'),
]);
