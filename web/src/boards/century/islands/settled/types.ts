/** What the games share in which settlers have ships: the settlement's view with an island map, and its components. */

import type { Schemas } from '../../../../lib/schemas';
import type { SettlementView } from '../../settlement/types';

export type Landing = Schemas['LandingView'];
export type VoyagePlan = Schemas['VoyageView'];
export type Voyager = Schemas['VoyagerView'];

/** Settlers with ships have at least what From East to West II has. */
export type SettledView<Owner extends Voyager = Voyager> = SettlementView<Owner> &
  Pick<Schemas['EastWest2View'], 'map' | 'spaces' | 'voyages'>;
export type SettledParts = Schemas['EastWest2Components'];
