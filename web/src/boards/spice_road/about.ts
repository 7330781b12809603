/** The one sentence, with its rule clause, that tells what a trade card is. */

import { isChoice } from './cubes';
import type { Table } from './table';

export function aboutTrade(table: Table, card: number): string {
  const part = table.trade(card);
  const kind = isChoice(part) ? 'choice' : part.effects.some((e) => e.kind === 'retrieve') ? 'retrieve' : part.kind;
  const sentences = [table.say(`board-about-${kind}`)];
  if (table.dealOn(card)) {
    sentences.push(table.say('board-about-deal', { deal: table.words('deal', table.view.deals[card] ?? 0) }));
  }
  return sentences.join(' ');
}
