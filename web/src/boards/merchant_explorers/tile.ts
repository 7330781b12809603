/** How the game lies in the lobby. */

import { symbol } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

export const tile = tileWith(
  [45, 45],
  ['#e8d9b2', '#f1e6c8', '#e6d2a2'],
  [
    { kind: 'shape', d: 'M34 34 60 20 98 26 112 52 86 78 46 74z', colour: '#a9c07b' },
    { kind: 'shape', d: 'M206 66 250 50 300 64 312 108 262 130 214 112z', colour: '#e2c584' },
    { kind: 'shape', d: 'M134 94 168 84 192 108 172 134 132 130z', colour: '#a49b90' },
    {
      kind: 'line',
      d: 'M34 34 60 20 98 26 112 52 86 78 46 74zM206 66 250 50 300 64 312 108 262 130 214 112zM134 94 168 84 192 108 172 134 132 130z',
      colour: '#6a6252',
    },
    { kind: 'line', d: 'M76 52C110 96 130 70 160 106S220 70 258 84', colour: '#a2432a', width: 2.2, dash: '6 5' },
    symbol('village', 62, 62, 22, '#1d5559'),
    symbol('tower', 248, 96, 30, '#1d5559'),
    symbol('mountain', 148, 122, 20, '#5d554a'),
    symbol('ship', 176, 58, 26, '#2f6a70'),
  ],
);
