/** Trade cards under the markets of a settlement, as the games that have both show them. */

import type { Schemas } from '../../../../lib/schemas';
import type { Pioneer, SettlementParts, SettlementView } from '../../settlement/types';
import type { TradeParts } from '../types';

/** Settlers with markets have at least the trade row of From East to West I. */
export type SettledView<Owner extends Pioneer = Pioneer> = SettlementView<Owner> &
  Pick<Schemas['EastWest1View'], 'trade_row' | 'trade_deck' | 'trade_bottom' | 'deals'>;
export type SettledParts = SettlementParts & TradeParts;
