/** The view and the components of Spice Road, as the server tells them. */

import type { Schemas } from '../../lib/schemas';

export type SpiceRoadView = Schemas['SpiceRoadView'];
export type SpiceRoadParts = Schemas['SpiceRoadComponents'];
export type Merchant = Schemas['MerchantView'];
export type PointCardPart = Schemas['PointCardPart'];
