/** The view and the components of Spice Road, as the server tells them. */

import type { components } from '../../generated/openapi';

type Schemas = components['schemas'];
export type SpiceRoadView = Schemas['SpiceRoadView'];
export type SpiceRoadParts = Schemas['SpiceRoadComponents'];
export type Merchant = Schemas['MerchantView'];
export type PointCardPart = Schemas['PointCardPart'];
