/** The view and the parts of From East to West III. The view is the server's own. */

import type { components } from '../../generated/openapi';
import type * as sea from '../century/islands/settled/types';
import type * as trade from '../century/market/settled/types';

export type EastWest3View = components['schemas']['EastWest3View'];
export interface EastWest3Parts extends sea.SettledParts, trade.SettledParts {}
