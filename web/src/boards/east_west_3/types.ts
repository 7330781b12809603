/** The view and the components of From East to West III, as the server tells them. */

import type { Schemas } from '../../lib/schemas';

export type EastWest3View = Schemas['EastWest3View'];
export type EastWest3Parts = Schemas['EastWest3Components'];
