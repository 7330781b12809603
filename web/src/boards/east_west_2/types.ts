/** The view and the parts of From East to West II. The view is the server's own. */

import type { components } from '../../generated/openapi';
import type { SettledParts } from '../century/islands/settled/types';

export type EastWest2View = components['schemas']['EastWest2View'];
export type EastWest2Parts = SettledParts;
