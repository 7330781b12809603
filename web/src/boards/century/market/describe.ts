/** Trade cards on the table in sentences, for those who listen. */

import type { Say } from '../../../lib/board';
import { total } from '../cubes/cubes';
import { cubesInWords } from '../cubes/words';
import type { Trader, TradeParts, TradeView } from './types';
import { tradeWords } from './words';

/** A list of trade cards in words. */
export function cardsTold(cards: readonly number[], parts: TradeParts, say: Say): string {
  const told = cards.map((card) => tradeWords('card', [String(card)], parts, say));
  return told.join('; ') || say('century-trade-none');
}

export function describeRow(view: TradeView, parts: TradeParts, say: Say): string[] {
  const cards = view.trade_row.map((place, n) => {
    const card = place.card === null ? say('century-trade-gap') : tradeWords('card', [String(place.card)], parts, say);
    const key = total(place.cubes) > 0 ? 'century-trade-tell-laden' : 'century-trade-tell-place';
    return say(key, { position: n + 1, card, cubes: cubesInWords(place.cubes, say) });
  });
  return [say('century-trade-tell-row', { cards: cards.join('; '), left: view.trade_deck })];
}

export function describeOwnCards(own: Trader, parts: TradeParts, say: Say): string[] {
  return [
    say('century-trade-tell-hand', { cards: cardsTold(own.hand ?? [], parts, say) }),
    say('century-trade-tell-played', { cards: cardsTold(own.played, parts, say) }),
  ];
}
