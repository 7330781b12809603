/** How the game lies in the lobby. */

import { dunes, peaks } from '../../lib/scenery/landscape';
import { DUSK, sun, symbol, type Layer } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

const train = (y: number, colour: string): Layer[] => [
  symbol('camel', 118, y, 21, colour),
  symbol('camel', 152, y - 3.5, 20, colour),
  symbol('camel', 184, y - 5, 19, colour),
  symbol('camel', 214, y - 4.5, 18, colour),
];

export const tile = tileWith([30, 45], DUSK, [
  sun(228, 62, 21),
  ...peaks('#a9786a'),
  ...dunes('far'),
  ...train(104, '#4a2a20'),
  ...dunes('near'),
]);
