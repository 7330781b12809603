/** The trade cards under the markets in a sentence, for those who listen. */

import type { Say } from '../../../../lib/board';
import type { SettledParts, SettledView } from './types';
import { settledWords } from './words';

/** Cards in words, one after the other. */
export function cardsInWords(cards: readonly number[], view: SettledView, parts: SettledParts, say: Say): string {
  const words = (name: string, number: number): string => settledWords(view.game, name, [String(number)], parts, say);
  const told = cards.map((card) => {
    const deal = view.deals[card];
    return deal === undefined ? words('card', card) : `${words('card', card)} ${words('deal', deal)}`;
  });
  return told.join('; ') || say('century-trade-none');
}

export function describeMarkets(view: SettledView, parts: SettledParts, say: Say): string[] {
  const cards = view.trade_row.map((card, n) =>
    say('century-trade-tell-place', {
      position: n + 1,
      card: card === null ? say('century-trade-gap') : cardsInWords([card], view, parts, say),
    }),
  );
  return [say('century-trade-tell-row', { cards: cards.join('; '), left: view.trade_deck })];
}
