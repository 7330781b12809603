/** The view and the parts of Dunhuang. The view is the server's own; the parts are the game's components. */

import type { components } from '../../generated/openapi';

/** Cards counted by good, gold first (DH-3). */
export type Goods = readonly number[];

type Schemas = components['schemas'];
export type DunhuangView = Schemas['DunhuangView'];
export type Trader = Schemas['TraderView'];
export type GoodScore = Schemas['GoodScore'];

export interface GoodPart {
  readonly key: string;
  readonly number: number;
}

export interface CharacterPart {
  readonly key: string;
  readonly token: number;
  readonly clause: string;
}

export interface DunhuangParts {
  readonly goods: readonly GoodPart[];
  readonly characters: readonly CharacterPart[];
  readonly slots: number;
  /** How many of them are in the box (DH-11). */
  readonly coins: number;
  readonly prestige: number;
  readonly goods_to_win: number;
}
