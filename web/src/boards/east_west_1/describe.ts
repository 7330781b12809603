/** The table of From East to West I in sentences, for those who listen. */

import type { Describe, Player } from '../../lib/board';
import { describeSettlement } from '../century/settlement/describe';
import { cardsInWords, describeMarkets } from '../century/market/settled/describe';
import type { EastWest1Parts, EastWest1View } from './types';

export const describe: Describe<EastWest1View, EastWest1Parts> = (told) => {
  const { view, parts, seat, players, say } = told;
  const order = [...players].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  const routeOf = (player: Player): string[] => {
    const trader = view.pioneers[player.seat];
    if (!trader) return [];
    const cards = trader.route.map(({ card, settlers, price }, n) =>
      say('east_west_1-board-tell-card', {
        position: n + 1,
        card: cardsInWords([card], view, parts, say),
        taken: settlers > 0 ? 'yes' : 'no',
        settlers: price ?? settlers,
      }),
    );
    return [
      say('east_west_1-board-tell-route', {
        player: player.name,
        cards: cards.join('; ') || say('century-trade-none'),
        discarded: trader.discard_count,
      }),
    ];
  };
  return [...describeSettlement(told), ...describeMarkets(view, parts, say), ...order.flatMap(routeOf)];
};
