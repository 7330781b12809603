/** The view and the parts of From East to West II. */

import type { SettledParts, SettledView } from '../century/sea/settled/types';

export type EastWest2View = SettledView;
export type EastWest2Parts = SettledParts;
