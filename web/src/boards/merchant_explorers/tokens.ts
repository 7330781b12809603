/** The symbols of The Guild of Merchant Explorers in words, where no picture can stand. */

import type { Say, TableView, TokenWords } from '../../lib/board';
import { plainText } from '../../lib/text/segments';
import type { GuildMapParts } from './types';

/** What the texts of cards and treasures depend on: the options that say how this table plays them. */
export function readings(options: TableView['options']): Record<string, string> {
  return Object.fromEntries(['paths', 'rows', 'rays', 'vases'].map((name) => [name, String(options[name] ?? '')]));
}

export const tokenWords: TokenWords<GuildMapParts> = (name, args, parts, say) => {
  const numbers = args.map(Number);
  const first = numbers[0] ?? 0;
  switch (name) {
    case 'hex':
      return cellName(first, parts);
    case 'cubes':
      return numbers.map((cell) => cellName(cell, parts)).join(', ');
    case 'ruin':
      return parts.letters[first] ?? '';
    case 'objective':
      return objectiveWords(first, parts, say);
    default: {
      const key = keyOf(name, first, parts);
      return key === '' ? '' : say(key);
    }
  }
};

/** The key of the name of a card or treasure; empty for what is none. */
export function keyOf(name: string, number: number, parts: GuildMapParts): string {
  const cards: Readonly<Record<string, string | undefined>> = {
    explore: parts.explore_cards[number],
    play: parts.cards[number]?.key,
    investigate: parts.cards[parts.basic_cards + number - 1]?.key,
  };
  const card = cards[name];
  if (card !== undefined) return `merchant_explorers-card-${card}`;
  const treasure = parts.treasures[number]?.key;
  return name === 'treasure' && treasure ? `merchant_explorers-treasure-${treasure}` : '';
}

export function objectiveWords(number: number, parts: GuildMapParts, say: Say): string {
  const sentence = say(`merchant_explorers-objective-${parts.objectives[number]?.key ?? ''}`);
  return plainText(sentence, (name, args) => tokenWords(name, args, parts, say));
}

/** A hex by its column and row: `09-05`. */
export function cellName(cell: number, { rows }: GuildMapParts): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(cell / rows))}-${two(cell % rows)}`;
}
