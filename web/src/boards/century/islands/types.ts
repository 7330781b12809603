/** What the games of ships share of their views, which are the server's own, and of their parts. */

import type { components } from '../../../generated/openapi';
import type { TableView } from '../../../lib/board';
import type { Cubes } from '../cubes/cubes';

type Schemas = components['schemas'];
export type Market = Schemas['MarketView'];
export type Space = Schemas['SpaceView'];
export type Port = Schemas['PortView'];
export type Journey = Schemas['JourneyView'];
export type Captain = Schemas['CaptainView'];

export interface SeaView<Sailor extends Captain = Captain> extends TableView {
  readonly map: string;
  readonly spaces: readonly Space[];
  readonly ports: readonly Port[];
  readonly demand_pile: number;
  readonly closed_within: number | null;
  readonly bonus_stock: Readonly<Record<string, readonly number[]>>;
  readonly starting_sets: readonly (Cubes | null)[];
  readonly journeys: readonly Journey[];
  readonly demands_to_end: number;
  readonly last_round: boolean;
  readonly captains: readonly Sailor[];
}

export interface DemandPart {
  readonly cost: Cubes;
  readonly points: number;
}

export interface SeaParts {
  readonly symbols: readonly string[];
  readonly storage: number;
  readonly room_per_hold_tile: number;
  readonly demands: readonly DemandPart[];
  readonly demands_to_end: number;
  readonly bonus_kinds: readonly string[];
  readonly starting_sets: readonly Cubes[];
  readonly player_board: { readonly columns: number; readonly under_column: readonly number[] };
}
