/** The table of Spice Road in sentences, for those who listen. */

import type { Describe, Player, Say } from '../../lib/board';
import { total } from '../century/cubes/cubes';
import { cubesInWords } from '../century/cubes/words';
import { cardsTold, describeOwnCards, describeRow } from '../century/market/describe';
import { tokenWords } from './tokens';
import type { Merchant, SpiceRoadParts, SpiceRoadView } from './types';

export const describe: Describe<SpiceRoadView, SpiceRoadParts> = ({ view, parts, seat, players, say }) => {
  const own = seat === null ? undefined : view.merchants[seat];
  return [
    ...pointRow(view, parts, say),
    ...describeRow(view, parts, say),
    ...(own ? ownSide(own, parts, say) : []),
    ...players.filter((player) => player.seat !== seat).flatMap((player) => otherSide(view, parts, player, say)),
    ...(view.last_round ? [say('spice_road-board-last-round')] : []),
  ];
};

function pointRow(view: SpiceRoadView, parts: SpiceRoadParts, say: Say): string[] {
  const cards = view.point_row.map((card, n) =>
    say('century-trade-tell-place', { position: n + 1, card: tokenWords('point', [String(card)], parts, say) }),
  );
  return [
    say('spice_road-board-tell-points', { cards: cards.join('; '), left: view.point_deck }),
    say('spice_road-board-tell-coins', { gold: view.gold, silver: view.silver }),
  ];
}

function ownSide(own: Merchant, parts: SpiceRoadParts, say: Say): string[] {
  return [
    say('spice_road-board-tell-caravan', {
      cubes: cubesInWords(own.cubes, say),
      count: total(own.cubes),
      limit: parts.caravan_limit,
    }),
    ...describeOwnCards(own, parts, say),
    say('spice_road-board-tell-won', { claimed: own.claimed_count, gold: own.gold, silver: own.silver }),
  ];
}

function otherSide(view: SpiceRoadView, parts: SpiceRoadParts, player: Player, say: Say): string[] {
  const merchant = view.merchants[player.seat];
  if (!merchant) return [];
  return [
    say('spice_road-board-tell-merchant', {
      player: player.name,
      cubes: cubesInWords(merchant.cubes, say),
      hand: merchant.hand_count,
      played: cardsTold(merchant.played, parts, say),
      claimed: merchant.claimed_count,
      gold: merchant.gold,
      silver: merchant.silver,
    }),
  ];
}
