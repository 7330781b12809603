/** The table of From East to West III in sentences, for those who listen. */

import type { Describe } from '../../lib/board';
import { describeSettled } from '../century/islands/settled/describe';
import { describeMarkets } from '../century/market/settled/describe';
import type { EastWest3Parts, EastWest3View } from './types';

export const describe: Describe<EastWest3View, EastWest3Parts> = (told) => {
  const { view, parts, players, say } = told;
  const kept = players.map(({ seat, name }) =>
    say('east_west_3-board-tell-kept', { player: name, cards: view.pioneers[seat]?.trade_cards ?? 0 }),
  );
  return [...describeSettled(told), ...describeMarkets(view, parts, say), ...kept];
};
