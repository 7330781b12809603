/** Trade cards, deals and cubes in words. */

import type { Say, TokenWords } from '../../../lib/board';
import { cubesInWords, cubeSymbolInWords } from '../cubes/words';
import type { Effect, TradeCardPart, TradeParts } from './types';

/** The symbols that all games with trade cards have; empty for others. */
export const tradeWords: TokenWords<TradeParts> = (name, args, parts, say) => {
  const numbers = args.map(Number);
  const first = numbers[0] ?? 0;
  const cubes = cubeSymbolInWords(name, numbers, say);
  if (cubes !== null) return cubes;
  const card = parts.trade_cards[first];
  if (name === 'card' && card) return cardInWords(card, say);
  const deal = parts.deals[first];
  if (name === 'deal' && deal) {
    return say('century-trade-deal-told', { effects: effectsInWords(deal.effects, say) });
  }
  return '';
};

function cardInWords(card: TradeCardPart, say: Say): string {
  if (card.kind === 'produce') return say('century-trade-card-produce', { take: cubesInWords(card.take, say) });
  if (card.kind === 'upgrade') return say('century-trade-card-upgrade', { steps: card.steps });
  if (card.kind === 'exchange') {
    return say('century-trade-card-exchange', {
      give: cubesInWords(card.give, say),
      take: cubesInWords(card.take, say),
    });
  }
  return say('century-trade-card-special', { effects: effectsInWords(card.effects, say) });
}

function effectsInWords(effects: readonly Effect[], say: Say): string {
  return effects.map((effect) => effectInWords(effect, say)).join(', ');
}

function effectInWords(effect: Effect, say: Say): string {
  const key = `century-trade-effect-${effect.kind}`;
  if (effect.kind === 'choice') {
    const [one, other] = effect.options.map((cubes) => cubesInWords(cubes, say));
    return say(key, { give: cubesInWords(effect.give, say), one: one ?? '', other: other ?? '' });
  }
  if (typeof effect.amount === 'number') return say(key, { number: effect.amount });
  return say(key, { cubes: cubesInWords(effect.amount, say) });
}
