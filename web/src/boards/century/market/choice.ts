/** The choice exchange among the trade cards: cubes given for one of several things (SR-50). */

import type { Effect, TradeCardPart } from './types';

export type ChoiceEffect = Extract<Effect, { kind: 'choice' }>;

export function choiceOn(card: TradeCardPart): ChoiceEffect | undefined {
  return card.effects.find((effect) => effect.kind === 'choice');
}
