/** What the map is given to draw. It knows where things lie, and nothing of the rules. */

import type { Player } from '../../../lib/board';
import type { PlaceId } from './places';
import type { RouteId } from './routes';

/** Coins and camels; what is absent costs nothing. */
export interface Price {
  readonly coin?: number;
  readonly camel?: number;
}

export interface Post {
  readonly seat: number;
  /** In Beijing: the slot it stands on, 0 for the best. */
  readonly slot?: number;
}

export interface PlaceState {
  /** The name as it is written on the map; an oasis may have none. */
  readonly name: string;
  /** What a screen reader says of the place, and what a press does there. */
  readonly label: string;
  /** One sentence and its clause, shown when the pointer rests. */
  readonly about: string;
  readonly posts: readonly Post[];
  /** Whether its bonus token still lies there. */
  readonly bonus: boolean;
}

export interface FigureState {
  readonly seat: number;
  /** The player's first or second figure. */
  readonly index: number;
  readonly place: PlaceId;
  /** The places of its last walk, its start and `place` included; absent: the shortest way. */
  readonly walked?: readonly PlaceId[];
}

export interface MapModel {
  readonly players: readonly Player[];
  readonly places: Readonly<Record<PlaceId, PlaceState>>;
  readonly prices: Readonly<Record<RouteId, Price>>;
  readonly figures: readonly FigureState[];
  /** Points of the slots in Beijing, best first (MP-82). */
  readonly slots: readonly number[];
  /** The places that can be chosen now, each with the whole price of getting there; null where nobody goes there. */
  readonly reachable: Readonly<Partial<Record<PlaceId, Price | null>>>;
  /** Places that are pointed out, whether or not they can be chosen. */
  readonly marked?: readonly PlaceId[];
  /** The walks chosen so far, one per figure that goes, each from where the figure stands (MP-122). */
  readonly walks: readonly (readonly PlaceId[])[];
  /** The place in the middle of the view at first: the own figure's. */
  readonly home: PlaceId;
}

/** The words of the map itself. */
export interface MapWords {
  readonly map: string;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
}
