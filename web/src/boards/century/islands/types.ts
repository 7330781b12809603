/** What the games of ships share of their views and components, as the server tells them. */

import type { components } from '../../../generated/openapi';
import type { TableView } from '../../../lib/board';
import type { DeepReadonly } from '../../../lib/deep_readonly';

type Schemas = DeepReadonly<components['schemas']>;
export type Market = Schemas['MarketView'];
export type Space = Schemas['SpaceView'];
export type Port = Schemas['PortView'];
export type Journey = Schemas['JourneyView'];
export type Captain = Schemas['CaptainView'];

/** A game of ships with another name; its captains may have more things. */
export type SeaView = TableView & Omit<Schemas['EasternWondersView'], keyof TableView>;

export type SeaParts = Pick<
  Schemas['EasternWondersComponents'],
  | 'symbols'
  | 'storage'
  | 'room_per_hold_tile'
  | 'demands'
  | 'demands_to_end'
  | 'bonus_kinds'
  | 'starting_sets'
  | 'player_board'
>;
