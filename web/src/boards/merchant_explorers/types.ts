/** The view and the parts of The Guild of Merchant Explorers. The view is the server's own; the parts its components. */

import type { components } from '../../generated/openapi';

type Schemas = components['schemas'];
export type GuildMapView = Schemas['MerchantExplorersView'];
export type Guild = Schemas['GuildView'];
export type Objective = Schemas['ObjectiveView'];
export type Preview = Schemas['PreviewView'];
export type Sources = Schemas['CoinsView'];

export type Terrain = 'grassland' | 'desert' | 'mountain' | 'sea';
export type Ground = Terrain | 'any' | 'none';
export type HexKind = 'blank' | 'coin' | 'city' | 'ruin' | 'tower' | 'crystal' | 'capital';
export type Shape = 'free' | 'path' | 'line' | 'region' | 'around' | 'onward' | 'village_rays' | 'beside_first_phase';

/** A hex as it is printed. */
export interface HexPart {
  readonly cell: number;
  readonly name: string;
  readonly terrain: Ground;
  readonly kind: HexKind;
  readonly value: number;
  readonly mark: string | null;
  readonly region: number | null;
}

export interface RegionPart {
  readonly name: string;
  readonly terrain: Terrain;
  readonly hexes: readonly number[];
  readonly blanks: readonly number[];
}

export interface MapPart {
  readonly key: string;
  readonly capital: number;
  readonly hexes: readonly HexPart[];
  readonly blocked: readonly { readonly cell: number; readonly kind: 'volcano' | 'reef' }[];
  readonly regions: readonly RegionPart[];
}

/** One part of a card: how many hexes, how many of each terrain at most, and in which shape. */
export interface PhasePart {
  readonly most: number | null;
  readonly caps: Readonly<Partial<Record<Terrain, number>>>;
  readonly shape: Shape;
  readonly kind: 'city' | 'coin' | null;
}

export interface CardPart {
  readonly key: string;
  readonly clause: string;
  readonly phases: readonly PhasePart[];
  readonly coin_factor: number;
  readonly extra_treasure: number;
}

export interface GuildMapParts {
  readonly columns: number;
  readonly rows: number;
  readonly explore_cards: readonly string[];
  /** How many of `cards` are basic ones; investigate card n is `cards[basic_cards + n - 1]`. */
  readonly basic_cards: number;
  readonly cards: readonly CardPart[];
  readonly treasures: readonly { readonly key: string; readonly copies: number; readonly instant: boolean }[];
  readonly vases: readonly number[];
  readonly objectives: readonly { readonly key: string; readonly number: number; readonly other: number }[];
  readonly rewards: readonly number[];
  readonly tower_coins: readonly number[];
  readonly explorers: number;
  readonly villages: number;
  readonly levels: Readonly<Record<string, number>>;
  readonly maps: Readonly<Record<string, MapPart>>;
}
