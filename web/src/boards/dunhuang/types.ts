/** The view and the parts of Merchants of Dunhuang, as the server tells them. Cards are counted by good. */

import type { TableView } from '../../lib/board';

export type Goods = readonly number[];

export interface Trader {
  readonly hand_count: number;
  readonly hand: Goods | null;
  readonly shop: Goods;
  readonly coins: number;
  readonly prestige: number;
  readonly tokens: number;
  readonly goods_in_hand: number | null;
  readonly dealt: Goods | null;
  readonly removed: Goods | null;
  readonly chosen_start: boolean;
}

export interface AdvantageToken {
  readonly owner: number | null;
  readonly in_play: boolean;
  readonly shielded: boolean;
}

export interface GoodScore {
  readonly good: number;
  readonly leaders: readonly number[];
  readonly kept: readonly number[];
}

export interface DunhuangView extends TableView {
  readonly circle: readonly number[];
  readonly camel: number | null;
  readonly market: readonly (number | null)[];
  readonly deck: number;
  readonly traders: readonly Trader[];
  readonly tokens: readonly AdvantageToken[];
  readonly discard: Goods;
  readonly drawn: Goods | null;
  readonly drawn_count: number;
  readonly coin_supply: number;
  readonly prestige_supply: number;
  readonly tokens_to_win: number;
  readonly running_out: boolean;
  readonly instant_winner: number | null;
  readonly final: readonly GoodScore[] | null;
}

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
  readonly goods_to_win: number;
  readonly token_points: number;
}
