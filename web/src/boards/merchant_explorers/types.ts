/** The view and the components of The Guild of Merchant Explorers, as the server tells them. */

import type { Schemas } from '../../lib/schemas';

export type GuildMapView = Schemas['MerchantExplorersView'];
export type GuildMapParts = Schemas['MerchantExplorersComponents'];
export type Guild = Schemas['GuildView'];
export type Objective = Schemas['ObjectiveView'];
export type Sources = Schemas['GuildCoinsView'];
export type HexPart = Schemas['ProvinceHexPart'];
export type MapPart = Schemas['ProvincePart'];
export type CardPart = Schemas['ActionCardPart'];
export type PhasePart = Schemas['CardPhasePart'];

/** The terrains that are painted; hexes of any terrain, and the capital, are not. */
export type Terrain = Exclude<HexPart['terrain'], 'any' | 'none'>;
