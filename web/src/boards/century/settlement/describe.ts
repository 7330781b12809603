/** The settlement in sentences, for those who listen: cards at the forts, locations, and what every player has. */

import type { Player, Told as ToldOf } from '../../../lib/board';
import { total } from '../cubes/cubes';
import { cubesInWords } from '../cubes/words';
import type { Location, SettlementParts, SettlementView } from './types';
import { settlementWords } from './words';

type Told = ToldOf<SettlementView, SettlementParts>;

export function describeSettlement(told: Told): string[] {
  const { view, players, seat, say } = told;
  const words = (name: string, number: number): string => settlementWords(name, [String(number)], told.parts, say);
  const order = [...players].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  const cards = view.point_row.map((card, n) =>
    card === null
      ? say('century-land-no-card-at', { fort: n + 1 })
      : say('century-land-card-at', { fort: n + 1, card: words('point', card) }),
  );
  const next =
    view.point_next === null ? [] : [say('century-land-tell-next', { card: words('point', view.point_next) })];
  const stacks = view.stacks.flatMap(({ stack, tile, left }) =>
    tile === null ? [] : [say('century-land-stack', { stack, tile: words('bonus', tile), left })],
  );
  return [
    ...cards,
    ...next,
    say('century-land-deck-left', { left: view.point_deck }),
    ...stacks,
    ...held(told),
    ...covered(told, words),
    ...order.flatMap((player) => pioneerSentences(told, player, words)),
    ...(view.last_round ? [say('century-land-last-round')] : []),
  ];
}

function held({ view, players, say }: Told): string[] {
  return view.locations.flatMap(({ id, holder, settlers }: Location) => {
    const player = players.find((one) => one.seat === holder);
    return player ? [say('century-land-tell-held', { id, player: player.name, settlers })] : [];
  });
}

function covered({ view, say }: Told, words: (name: string, number: number) => string): string[] {
  return view.locations.flatMap(({ id, tile }) =>
    tile === null ? [] : [say('century-land-tell-covered', { id, tile: words('exploration', tile) })],
  );
}

function pioneerSentences(
  { view, say }: Told,
  { seat, name }: Player,
  words: (name: string, number: number) => string,
): string[] {
  const pioneer = view.pioneers[seat];
  if (!pioneer) return [];
  const list = (kind: string, numbers: readonly number[]): string =>
    numbers.map((number) => words(kind, number)).join('; ') || say('century-land-none');
  return [
    say('century-land-tell-pioneer', {
      player: name,
      hand: pioneer.settlers_in_hand,
      placed: pioneer.settlers_placed,
      reserve: pioneer.settlers_in_reserve,
      cubes: cubesInWords(pioneer.cubes, say),
      count: total(pioneer.cubes),
      limit: pioneer.storage,
    }),
    say('century-land-tell-gathered', {
      player: name,
      number: pioneer.claimed.length,
      goal: view.cards_to_end,
      cards: list('point', pioneer.claimed),
      bonus: list('bonus', pioneer.bonus),
      explored: list('exploration', pioneer.explored),
      points: view.scores?.[seat] ?? 0,
    }),
  ];
}
