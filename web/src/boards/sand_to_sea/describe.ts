/** The table of From Sand to Sea in sentences, for those who listen. */

import type { Describe } from '../../lib/board';
import { describeSea } from '../century/islands/describe';
import { cardsTold, describeOwnCards, describeRow } from '../century/market/describe';
import type { SandToSeaParts, SandToSeaView } from './types';

export const describe: Describe<SandToSeaView, SandToSeaParts> = (told) => {
  const { view, parts, seat, players, say } = told;
  const own = seat === null ? undefined : view.captains[seat];
  const others = players.flatMap((player) => {
    const captain = player.seat === seat ? undefined : view.captains[player.seat];
    if (!captain) return [];
    return [
      say('sand_to_sea-board-tell-other', {
        player: player.name,
        hand: captain.hand_count,
        played: cardsTold(captain.played, parts, say),
        sailed: captain.sailed_count,
      }),
    ];
  });
  return [
    ...describeSea(told),
    ...describeRow(view, parts, say),
    ...(own ? describeOwnCards(own, parts, say) : []),
    ...(own ? [say('sand_to_sea-board-tell-sailed', { cards: cardsTold(own.sailed ?? [], parts, say) })] : []),
    ...others,
  ];
};
