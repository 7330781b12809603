/** How the game lies in the lobby. */

import { islands, palms, waves } from '../../lib/scenery/landscape';
import { MORNING, sun, symbol } from '../../lib/scenery/scene';
import { tileWith } from '../../lib/scenery/tile';

export const tile = tileWith([30, 45], MORNING, [
  sun(84, 48, 16, '#fff0c2'),
  ...islands('#5f8f7c'),
  ...waves(92),
  symbol('ship', 168, 112, 52, '#5a2f1f'),
  symbol('ship', 72, 100, 24, '#3d4f4d'),
  ...waves(112),
  ...palms(276, 104, '#2e5a48'),
]);
