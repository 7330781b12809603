/** The view and the components of From East to West II, as the server tells them. */

import type { Schemas } from '../../lib/schemas';

export type EastWest2View = Schemas['EastWest2View'];
export type EastWest2Parts = Schemas['EastWest2Components'];
