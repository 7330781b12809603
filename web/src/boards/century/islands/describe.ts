/** The sea in sentences, for those who listen: where the ships are, what the ports ask, what every captain has. */

import type { Player, Told as ToldOf } from '../../../lib/board';
import { total } from '../cubes/cubes';
import { cubesInWords } from '../cubes/words';
import type { Captain, SeaParts, SeaView, Space } from './types';
import { seaWords } from './words';

type Told = ToldOf<SeaView, SeaParts>;

export function describeSea(told: Told): string[] {
  const { view, players, seat, say } = told;
  const order = [...players].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  return [
    ...view.ports.map((port) => portSentence(told, port)),
    say('century-board-tell-pile', { left: view.demand_pile, goal: view.demands_to_end }),
    ...looseSentences(told),
    ...order.flatMap((player) => captainSentences(told, player)),
    say('century-board-tell-stock', { tiles: bonusWords(told, view.bonus_stock) }),
    ...(view.last_round ? [say('century-board-last-round')] : []),
  ];
}

function portSentence({ parts, say, view }: Told, port: SeaView['ports'][number]): string {
  const { space } = port;
  if (port.closed) return say('century-board-closed-port', { space });
  if (port.demand === null) return say('century-board-empty-port', { space });
  return say('century-board-port', {
    space,
    demand: seaWords('demand', [String(port.demand)], parts, say, view.game),
  });
}

function looseSentences({ view, say }: Told): string[] {
  const lying = view.spaces.filter(({ cubes }) => total(cubes) > 0);
  if (lying.length === 0) return [];
  const places = lying.map(({ space, cubes }) =>
    say('century-board-tell-place', { space, what: cubesInWords(cubes, say) }),
  );
  return [say('century-board-tell-loose', { places: places.join('; ') })];
}

function captainSentences(told: Told, player: Player): string[] {
  const { view, parts, say } = told;
  const captain: Captain | undefined = view.captains[player.seat];
  if (!captain) return [];
  const built = parts.symbols.map((_, row) => {
    const symbol = seaWords('symbol', [String(row)], parts, say, view.game);
    return say('century-board-tell-place', { space: symbol, what: captain.built[row] ?? 0 });
  });
  const posts = view.spaces.filter(({ outposts }: Space) => outposts.includes(player.seat)).map(({ space }) => space);
  return [
    say('century-board-tell-captain', {
      player: player.name,
      ship: captain.ship ?? 0,
      cubes: cubesInWords(captain.cubes, say),
      count: total(captain.cubes),
      limit: captain.storage,
      claimed: captain.claimed_count,
    }),
    say('century-board-tell-outposts', {
      player: player.name,
      spaces: posts.join(', ') || say('century-board-none'),
      built: built.join('; '),
      points: captain.board_points,
      bonus: bonusWords(told, captain.bonus),
    }),
  ];
}

function bonusWords({ parts, say, view }: Told, tiles: Readonly<Record<string, readonly number[]>>): string {
  const found = parts.bonus_kinds.flatMap((kind, number) => {
    const count = tiles[kind]?.length ?? 0;
    const what = seaWords('bonus', [String(number)], parts, say, view.game);
    return count > 0 ? [say('century-board-tell-place', { space: what, what: count })] : [];
  });
  return found.join('; ') || say('century-board-none');
}
