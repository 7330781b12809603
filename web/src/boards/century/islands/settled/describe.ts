/** The islands in sentences, for those who listen: every tile with what lies there, and everybody's outposts. */

import type { Describe, Player, Say } from '../../../../lib/board';
import { cubesInWords } from '../../cubes/words';
import { describeSettlement } from '../../settlement/describe';
import type { Space } from '../types';
import type { SettledParts, SettledView } from './types';
import { settledWords } from './words';

function spaceSentence(
  { space, market, ships, outposts }: Space,
  players: readonly Player[],
  say: Say,
  symbol: (n: number) => string,
): string {
  const names = (seats: readonly number[]): string =>
    seats.map((seat) => players.find((player) => player.seat === seat)?.name ?? '').join(', ');
  const said = [
    market
      ? say('century-board-market', {
          space,
          symbol: symbol(market.symbol),
          give: cubesInWords(market.give, say),
          take: cubesInWords(market.take, say),
        })
      : say('century-board-open-sea', { space }),
  ];
  if (outposts.length > 0) said.push(say('century-board-outposts-of', { players: names(outposts) }));
  if (ships.length > 0) said.push(say('century-board-ships-of', { players: names(ships) }));
  return said.join(' ');
}

export const describeSettled: Describe<SettledView, SettledParts> = (told) => {
  const { view, parts, players, say } = told;
  const symbol = (n: number): string => settledWords('symbol', [String(n)], parts, say);
  const boards = players.flatMap(({ seat, name }) => {
    const voyager = view.pioneers[seat];
    if (!voyager) return [];
    const built = voyager.built.map((what, n) => say('century-board-tell-place', { space: symbol(n), what }));
    return [
      say('century-islands-tell-outposts', {
        player: name,
        ship: voyager.ship,
        built: built.join('; '),
        columns: voyager.columns_empty,
        points: voyager.board_points,
      }),
    ];
  });
  return [
    ...describeSettlement(told),
    ...view.spaces.map((space) => spaceSentence(space, players, say, symbol)),
    ...boards,
  ];
};
