/** What the games of settlers share of their views and parts; each game adds its own. */

import type { TableView } from '../../../lib/board';
import type { Cubes } from '../cubes/cubes';

/** A location. Price, discount and tools are for the one looking; no price where those settlers cannot go at all. */
export interface Location {
  /** Its number, as moves name it. */
  readonly location: number;
  readonly id: string;
  readonly board: string;
  /** Its cell of the whole table, from 1. */
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly printed: number;
  readonly native: boolean;
  readonly tools: boolean;
  readonly give: Cubes;
  readonly take: Cubes;
  readonly steps: number;
  readonly another_turn: boolean;
  readonly fort: number | null;
  readonly market: number | null;
  /** The exploration tile that covers it. */
  readonly tile: number | null;
  readonly holder: number | null;
  readonly settlers: number;
  readonly price: number | null;
  readonly discount: number;
  readonly tools_cubes: number;
}

/** A stack of bonus tiles at the location, or on the panel of a board, that is its home. */
export interface Stack {
  readonly stack: number;
  readonly home: string;
  readonly tile: number | null;
  readonly left: number;
}

/** A player's things, all of them open. */
export interface Pioneer {
  readonly cubes: Cubes;
  readonly storage: number;
  readonly settlers_in_hand: number;
  readonly settlers_placed: number;
  readonly settlers_in_reserve: number;
  readonly slots: number;
  readonly bonus: readonly number[];
  readonly explored: readonly number[];
  readonly claimed: readonly number[];
  readonly natives: number;
  readonly tools: number;
  /** Native, tools, settler, exploration, with the tiles that count as one. */
  readonly symbols: readonly number[];
}

export interface SettlementView<Owner extends Pioneer = Pioneer> extends TableView {
  readonly layout: readonly (readonly string[])[];
  readonly locations: readonly Location[];
  readonly point_row: readonly (number | null)[];
  readonly point_next: number | null;
  readonly point_deck: number;
  readonly point_bottom: readonly number[];
  readonly stacks: readonly Stack[];
  readonly beside: readonly number[];
  readonly cards_to_end: number;
  readonly last_round: boolean;
  readonly pioneers: readonly Owner[];
}

export interface PointPart {
  readonly symbol: string;
  readonly cost: Cubes;
  readonly points: number;
  /** How many settlers come with a card of new settlers. */
  readonly settlers: number;
}

export interface BonusPart {
  readonly kind: string;
  readonly symbols: readonly string[];
  readonly points: number;
}

export interface ExplorationPart {
  readonly kind: string;
  readonly cubes: Cubes;
  readonly settlers: number;
  readonly points: number;
  readonly symbol: string | null;
}

export interface SettlementParts {
  readonly symbols: readonly string[];
  readonly locations: readonly { readonly id: string; readonly kind: string }[];
  readonly point_cards: readonly PointPart[];
  readonly bonus_tiles: readonly BonusPart[];
  readonly exploration_tiles: readonly ExplorationPart[];
}
