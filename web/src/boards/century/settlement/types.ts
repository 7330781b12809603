/** What the games of settlers share of their views and components, as the server tells them; each game adds its own. */

import type { Schemas } from '../../../lib/schemas';

export type Location = Schemas['LocationView'];
export type Stack = Schemas['StackView'];
export type Pioneer = Schemas['PioneerView'];

/** A game of settlers has at least what A New World has. */
export type SettlementView<Owner extends Pioneer = Pioneer> = Omit<Schemas['NewWorldView'], 'game' | 'pioneers'> & {
  readonly game: string;
  readonly pioneers: readonly Owner[];
};
export type SettlementParts = Schemas['NewWorldComponents'];
export type PointPart = Schemas['FortCardPart'];
export type BonusPart = Schemas['SettlementTilePart'];
export type ExplorationPart = Schemas['ExplorationTilePart'];
