/** Small sums over cubes, for drawing only. */

import type { Cubes, TradeCardPart } from './types';

export { CHOICE_GIVE, CHOICE_TAKE } from '../century/choice';

export function total(cubes: Cubes): number {
  return cubes.reduce((sum, number) => sum + number, 0);
}

/** Every single cube as its colour, lowest colour first. */
export function spread(cubes: Cubes): number[] {
  return cubes.flatMap((number, colour) => Array.from({ length: number }, () => colour));
}

export function times(cubes: Cubes, number: number): Cubes {
  return cubes.map((count) => count * number);
}

/** The highest colour among the cubes; yellow when there are none. */
export function highest(cubes: Cubes): number {
  return Math.max(
    0,
    cubes.findLastIndex((number) => number > 0),
  );
}

/** Whether the card is the choice exchange. */
export function isChoice(card: TradeCardPart): boolean {
  return card.effects.some((effect) => effect.kind === 'choice');
}
