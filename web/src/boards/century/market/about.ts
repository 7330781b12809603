/** The one sentence, with its rule clause, that tells what a trade card is. */

import { choiceOn } from './choice';
import { cardPart, dealOn, type TradeTable } from './table';

export function aboutTrade(table: TradeTable, card: number): string {
  const part = cardPart(table, card);
  const kind = choiceOn(part) ? 'choice' : part.effects.some((e) => e.kind === 'retrieve') ? 'retrieve' : part.kind;
  const sentences = [table.say(`board-about-${kind}`)];
  if (dealOn(table, card)) {
    sentences.push(table.say('board-about-deal', { deal: table.words('deal', table.view.deals[card] ?? 0) }));
  }
  return sentences.join(' ');
}
