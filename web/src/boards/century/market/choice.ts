/** The choice exchange among the trade cards (SR-50). */

import type { TradeCardPart } from './types';

export { CHOICE_GIVE, CHOICE_TAKE } from '../choice';

export function isChoice(card: TradeCardPart): boolean {
  return card.effects.some((effect) => effect.kind === 'choice');
}
