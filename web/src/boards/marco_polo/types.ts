/** The view and the components of Marco Polo, as the server tells them. */

import type { Schemas } from '../../lib/schemas';

export type MarcoPoloView = Schemas['MarcoPoloView'];
export type MarcoPoloParts = Schemas['MarcoPoloComponents'];
export type Traveller = Schemas['TravellerView'];
export type Die = Schemas['DieView'];
export type PlacedDie = Schemas['PlacedDie'];
export type Reached = Schemas['Reached'];
export type SpacePart = Schemas['ActionSpacePart'];
export type ContractPart = Schemas['ContractPart'];
export type CityCardPart = Schemas['CityCardPart'];
export type GoalPart = Schemas['GoalCardPart'];

/** What something costs or gives, by the names of the rules (MP-108). */
export type Bundle = Schemas['Bundle'];
export type Thing = keyof Bundle;
