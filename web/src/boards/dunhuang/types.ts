/** The view and the components of Dunhuang, as the server tells them. */

import type { Schemas } from '../../lib/schemas';

/** Cards counted by good, gold first (DH-3). */
export type Goods = readonly number[];

export type DunhuangView = Schemas['DunhuangView'];
export type DunhuangParts = Schemas['DunhuangComponents'];
export type Trader = Schemas['TraderView'];
export type GoodScore = Schemas['GoodScore'];
export type GoodPart = Schemas['GoodPart'];
export type CharacterPart = Schemas['CharacterPart'];
export type Way = Schemas['CamelWayView'];
