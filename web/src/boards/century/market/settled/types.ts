/** Trade cards under the markets of a settlement, as the games that have both show them. */

import type { Pioneer, SettlementParts, SettlementView } from '../../settlement/types';
import type { TradeParts } from '../types';

export interface SettledView<Owner extends Pioneer = Pioneer> extends SettlementView<Owner> {
  /** One place for every market, from the left; nothing where no card lies. */
  readonly trade_row: readonly (number | null)[];
  readonly trade_deck: number;
  /** The cards everybody knows at the end of the deck, in the order they come. */
  readonly trade_bottom: readonly number[];
  /** The deal on every trade card that can be seen. */
  readonly deals: Readonly<Record<string, number>>;
}

export interface SettledParts extends SettlementParts, TradeParts {}
