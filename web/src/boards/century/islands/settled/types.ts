/** What the games share in which settlers have ships: the settlement's view with an island map, and its parts. */

import type { Pioneer, SettlementParts, SettlementView } from '../../settlement/types';
import type { SeaParts, Space } from '../types';

/** A tile where the ship may end its move: the way there, and what it pays to ships that lie there. */
export interface Landing {
  readonly space: number;
  readonly path: readonly number[];
  readonly fee: number;
}

/** A move of the ship: by a location, or with no location the one being made. No steps mean any tile. */
export interface VoyagePlan {
  readonly location: number | null;
  readonly steps: number;
  readonly landings: readonly Landing[];
}

/** A player with a ship. `built` counts the outposts taken from each row, ginger to cloves. */
export interface Voyager extends Pioneer {
  readonly ship: number;
  readonly outposts: readonly number[];
  readonly built: readonly number[];
  readonly columns_empty: number;
  readonly board_points: number;
}

export interface SettledView<Owner extends Voyager = Voyager> extends SettlementView<Owner> {
  readonly map: string;
  readonly spaces: readonly Space[];
  readonly voyages: readonly VoyagePlan[];
}

export interface SettledParts extends SettlementParts {
  /** The symbols of the markets; those of the settlement are others. */
  readonly trade_symbols: readonly string[];
  readonly player_board: SeaParts['player_board'];
}
