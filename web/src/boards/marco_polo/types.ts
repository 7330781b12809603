/** The view and the parts of Marco Polo. The view is the server's own; the parts are the game's components. */

import type { components } from '../../generated/openapi';
import type { Kind, PlaceId } from './map/places';

type Schemas = components['schemas'];
export type MarcoPoloView = Schemas['MarcoPoloView'];
export type Traveller = Schemas['TravellerView'];
export type Die = Schemas['DieView'];
export type PlacedDie = Schemas['PlacedDie'];
export type Reached = Schemas['Reached'];

/** What something costs or gives, by the names of the rules (MP-108). */
export type Bundle = Readonly<Partial<Record<Thing, number>>>;

export type Thing =
  | 'coin'
  | 'camel'
  | 'pepper'
  | 'silk'
  | 'gold'
  | 'vp'
  | 'black_die'
  | 'draw_contract'
  | 'any_good'
  | 'two_different_goods'
  | 'step'
  | 'own_province_bonus'
  | 'other_province_bonus';

export interface PlacePart {
  readonly key: PlaceId;
  readonly kind: Kind;
}

export interface RoutePart {
  readonly a: PlaceId;
  readonly b: PlaceId;
  readonly cost: Bundle;
}

export interface ContractPart {
  readonly id: string;
  readonly cost: Bundle;
  readonly reward: Bundle;
  readonly starting: boolean;
}

export type CardKind =
  | 'repeat'
  | 'steps'
  | 'buy_goods'
  | 'own_provinces'
  | 'one_way'
  | 'both_ways'
  | 'barter'
  | 'count_contracts'
  | 'count_posts'
  | 'by_value'
  | 'per_pip';

export interface CityCardPart {
  readonly id: string;
  readonly kind: CardKind;
  readonly cost: Bundle;
  readonly reward: Bundle;
  /** The second trade of a card with two. */
  readonly back?: { readonly cost: Bundle; readonly reward: Bundle };
  /** What it gives by the value of the die, the first for a 1. */
  readonly table?: readonly Bundle[];
}

export interface GoalPart {
  readonly id: string;
  readonly city: PlaceId;
  readonly province: PlaceId;
  readonly vp: number;
}

export interface MarcoPoloParts {
  readonly places: readonly PlacePart[];
  readonly routes: readonly RoutePart[];
  /** The city of each city card. */
  readonly city_slots: readonly PlaceId[];
  readonly contracts: readonly ContractPart[];
  readonly city_cards: readonly CityCardPart[];
  readonly goals: readonly GoalPart[];
  readonly goal_places_vp: readonly number[];
  readonly city_bonuses: readonly Bundle[];
  readonly province_bonuses: readonly { readonly letter: string; readonly reward: Bundle }[];
  readonly characters: readonly { readonly key: string; readonly round_start: Bundle }[];
  readonly spaces: readonly { readonly key: string; readonly dice: number }[];
  readonly bazaar: readonly (readonly Bundle[])[];
  readonly travel_price: readonly number[];
  readonly beijing_vp: readonly number[];
  readonly posts_vp: Readonly<Record<string, number>>;
}
