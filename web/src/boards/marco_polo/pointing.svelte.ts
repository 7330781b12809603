/** What the pointer or the focus rests on, where other parts of the board answer to it. */

import type { PlaceId } from './map/places';
import type { Die } from './types';

export class Pointing {
  /** The own die whose menu is open or that is looked at: tables show what it would give. */
  die = $state.raw<Die | null>(null);
  /** The city card that is looked at, by its slot. */
  card = $state.raw<number | null>(null);
  /** The reachable place that is looked at: the way there is shown. */
  place = $state.raw<PlaceId | null>(null);
  /** The own die whose menu is open, by its turn on the player board. */
  menu = $state.raw<number | null>(null);
}
