/** The table of Spice Road in sentences, for those who listen. */

import type { Describe, Player, Say } from '../../lib/board';
import { total } from './cubes';
import { cubesInWords, tokenWords } from './tokens';
import type { Merchant, SpiceRoadParts, SpiceRoadView } from './types';

export const describe: Describe<SpiceRoadView, SpiceRoadParts> = ({ view, parts, seat, players, say }) => {
  const own = seat === null ? undefined : view.merchants[seat];
  const card = (number: number): string => tokenWords('card', [String(number)], parts, say);
  return [
    ...pointRow(view, parts, say),
    ...tradeRow(view, card, say),
    ...(own ? ownSide(own, card, parts, say) : []),
    ...players.filter((player) => player.seat !== seat).flatMap((player) => otherSide(view, player, card, say)),
    ...(view.last_round ? [say('spice_road-board-last-round')] : []),
  ];
};

function pointRow(view: SpiceRoadView, parts: SpiceRoadParts, say: Say): string[] {
  const cards = view.point_row.map((card, n) =>
    say('spice_road-board-tell-place', { position: n + 1, card: tokenWords('point', [String(card)], parts, say) }),
  );
  return [
    say('spice_road-board-tell-points', { cards: cards.join('; '), left: view.point_deck }),
    say('spice_road-board-tell-coins', { gold: view.gold, silver: view.silver }),
  ];
}

function tradeRow(view: SpiceRoadView, card: (number: number) => string, say: Say): string[] {
  const cards = view.trade_row.map((place, n) => {
    const words = place.card === null ? say('spice_road-board-gap') : card(place.card);
    const key = total(place.cubes) > 0 ? 'spice_road-board-tell-laden' : 'spice_road-board-tell-place';
    return say(key, { position: n + 1, card: words, cubes: cubesInWords(place.cubes, say) });
  });
  return [say('spice_road-board-tell-trades', { cards: cards.join('; '), left: view.trade_deck })];
}

function ownSide(own: Merchant, card: (number: number) => string, parts: SpiceRoadParts, say: Say): string[] {
  const list = (cards: readonly number[]): string => cards.map(card).join('; ') || say('spice_road-board-none');
  return [
    say('spice_road-board-tell-caravan', {
      cubes: cubesInWords(own.cubes, say),
      count: total(own.cubes),
      limit: parts.caravan_limit,
    }),
    say('spice_road-board-tell-hand', { cards: list(own.hand ?? []) }),
    say('spice_road-board-tell-played', { cards: list(own.played) }),
    say('spice_road-board-tell-won', { claimed: own.claimed_count, gold: own.gold, silver: own.silver }),
  ];
}

function otherSide(view: SpiceRoadView, player: Player, card: (number: number) => string, say: Say): string[] {
  const merchant = view.merchants[player.seat];
  if (!merchant) return [];
  return [
    say('spice_road-board-tell-merchant', {
      player: player.name,
      cubes: cubesInWords(merchant.cubes, say),
      hand: merchant.hand_count,
      played: merchant.played.map(card).join('; ') || say('spice_road-board-none'),
      claimed: merchant.claimed_count,
      gold: merchant.gold,
      silver: merchant.silver,
    }),
  ];
}
