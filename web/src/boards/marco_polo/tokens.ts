/** The symbols of Marco Polo in words, where no picture can stand. */

import type { Say, TokenWords } from '../../lib/board';
import { plainText } from '../../lib/text/segments';
import { bundleOf, GOODS, listed } from './things';
import type { Bundle, CityCardPart, ContractPart, GoalPart, MarcoPoloParts } from './types';

const COLOURS = ['own', 'white', 'black'];

export const tokenWords: TokenWords<MarcoPoloParts> = (name, args, parts, say) => {
  const numbers = args.map(Number);
  const first = numbers[0] ?? 0;
  if (name === 'cubes') return isDice(numbers) ? numbers.join(', ') : bundleWords(bundleOf(numbers), say);
  if (name === 'cube') return say(`marco_polo-die-${COLOURS[first]}`);
  if (name === 'good') return say(`marco_polo-sign-${GOODS[first]}`);
  const character = parts.characters[first];
  if (name === 'character' && character) return say(`marco_polo-character-${character.key}`);
  const contract = parts.contracts[first];
  if (name === 'contract' && contract) return contractWords(contract, say);
  const goal = parts.goals[first];
  if (name === 'goal' && goal) return goalWords(goal, say);
  const card = parts.city_cards[first];
  return name === 'card' && card ? cardWords(card, say) : '';
};

/** A list of numbers without a zero is dice; resources always have one (MP-108). */
export function isDice(numbers: readonly number[]): boolean {
  return !numbers.includes(0);
}

/** Things as `3 coins and 2 camels`. */
export function bundleWords(things: Bundle, say: Say): string {
  const words = listed(things).map(({ thing, number }) => say(`marco_polo-part-${thing}`, { count: number }));
  const last = words.pop();
  if (last === undefined) return say('marco_polo-nothing');
  return words.length === 0 ? last : say('marco_polo-and', { first: words.join(', '), last });
}

export function contractWords({ cost, reward }: ContractPart, say: Say): string {
  return say('marco_polo-board-contract', { cost: bundleWords(cost, say), gain: bundleWords(reward, say) });
}

export function goalWords({ city, province, vp }: GoalPart, say: Say): string {
  return say('marco_polo-goal', {
    city: say(`marco_polo-place-${city}`),
    province: say(`marco_polo-place-${province}`),
    points: vp,
  });
}

export function cardWords(card: CityCardPart, say: Say): string {
  return plainText(say(`marco_polo-card-${card.id}`), (_, args) => bundleWords(bundleOf(args.map(Number)), say));
}
