/** The coins and the prestige of a trader, counted. */

import { coinAnchor, prestigeAnchor } from '../movement/keys';
import type { Table } from '../table';
import type { Trader } from '../types';

export function purseOf(table: Table, { coins, prestige }: Trader, seat: number) {
  return [
    {
      symbol: 'coin' as const,
      number: coins,
      anchor: coinAnchor(seat),
      told: table.say('board-coins', { count: coins }),
    },
    {
      symbol: 'prestige' as const,
      number: prestige,
      anchor: prestigeAnchor(seat),
      told: table.say('board-prestige', { count: prestige }),
    },
  ];
}
