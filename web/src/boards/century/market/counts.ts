/** What is counted before everybody who has trade cards. */

import { handAnchor } from './movement/keys';
import { sayTrade, type TradeTable } from './table';

export function handCount(table: TradeTable, number: number, seat: number) {
  return {
    symbol: 'hand' as const,
    number,
    anchor: handAnchor(seat),
    told: sayTrade(table, 'hand-count', { left: number }),
  };
}
