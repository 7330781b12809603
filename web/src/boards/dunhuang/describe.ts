/** The table of Dunhuang in sentences, for those who listen. */

import type { Describe, Say } from '../../lib/board';
import { total } from './goods';
import type { DunhuangParts, DunhuangView, Goods, Trader } from './types';

export const describe: Describe<DunhuangView, DunhuangParts> = ({ view, parts, seat, players, say }) => {
  const own = seat === null ? undefined : view.traders[seat];
  return [
    ...circle(view, parts, say),
    say('dunhuang-board-tell-supply', {
      deck: view.deck,
      discard: total(view.discard),
      coins: Math.max(0, view.coin_supply),
      prestige: Math.max(0, view.prestige_supply),
      tokens: tokensOf(null, view, parts, say),
    }),
    ...(own && seat !== null ? ownSide(own, seat, view, parts, say) : []),
    ...players
      .filter((player) => player.seat !== seat && view.traders[player.seat])
      .map((player) =>
        say('dunhuang-board-tell-trader', {
          player: player.name,
          ...counted(view.traders[player.seat]!, parts, say),
          tokens: tokensOf(player.seat, view, parts, say),
        }),
      ),
    ...(view.running_out && !view.over ? [say('dunhuang-log-running_out')] : []),
  ];
};

function circle(view: DunhuangView, parts: DunhuangParts, say: Say): string[] {
  const places = view.circle.map((character, position) => {
    const good = view.market[position] ?? null;
    return say('dunhuang-board-tell-place', {
      position: position + 1,
      character: say(`dunhuang-character-${parts.characters[character]!.key}`),
      good: good === null ? say('dunhuang-no-card') : nameOf(good, parts, say),
    });
  });
  const camel = view.camel === null ? [] : [say('dunhuang-board-tell-camel', { position: view.camel + 1 })];
  return [say('dunhuang-board-tell-circle', { places: places.join('; ') }), ...camel];
}

function ownSide(own: Trader, seat: number, view: DunhuangView, parts: DunhuangParts, say: Say): string[] {
  return [
    say('dunhuang-board-tell-own', {
      ...counted(own, parts, say),
      hand: listed(own.hand ?? [], parts, say),
      tokens: tokensOf(seat, view, parts, say),
    }),
    say('dunhuang-towards-victory', {
      tokens: own.tokens,
      tokens_needed: view.tokens_to_win,
      goods: own.goods_in_hand ?? 0,
      goods_needed: parts.goods_to_win,
    }),
  ];
}

function counted(trader: Trader, parts: DunhuangParts, say: Say): Record<string, string | number> {
  return {
    hand: trader.hand_count,
    coins: trader.coins,
    prestige: trader.prestige,
    shop: listed(trader.shop, parts, say),
  };
}

function listed(goods: Goods, parts: DunhuangParts, say: Say): string {
  const found = goods.flatMap((count, good) => (count > 0 ? [`${nameOf(good, parts, say)} ${count}`] : []));
  return found.join(', ') || say('dunhuang-board-none');
}

function tokensOf(seat: number | null, view: DunhuangView, parts: DunhuangParts, say: Say): string {
  const found = view.tokens.flatMap((token, good) => {
    if (!token.in_play || token.owner !== seat) return [];
    const name = nameOf(good, parts, say);
    return [token.shielded ? say('dunhuang-board-tell-shielded', { good: name }) : name];
  });
  return found.join(', ') || say('dunhuang-board-none');
}

function nameOf(good: number, parts: DunhuangParts, say: Say): string {
  return say(`dunhuang-good-${parts.goods[good]!.key}`);
}
