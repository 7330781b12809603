/** The eight characters of a table of Dunhuang, and their order. */

import type { CharacterPart } from '../types';

/** The modes in which whoever opens the table has a say. */
export const CHARACTERS_CHOSEN = 'chosen_characters';
export const ORDER_CHOSEN = 'chosen';

/** The two faces of each token. */
export function tokensOf(characters: readonly CharacterPart[]): CharacterPart[][] {
  const tokens: CharacterPart[][] = [];
  for (const character of characters) (tokens[character.token] ??= []).push(character);
  return tokens;
}

export const keysIn = (circle: string): string[] => circle.split(/\s+/).filter(Boolean);
export const asText = (keys: readonly string[]): string => keys.join(' ');

/** The circle with a face turned up: it takes the place of the other face of its token. */
export function turned(keys: readonly string[], face: CharacterPart, token: readonly CharacterPart[]): string[] {
  return keys.map((key) => (token.some((one) => one.key === key) ? face.key : key));
}

/** The circle with the characters of two places changed round. */
export function swapped(keys: readonly string[], one: number, other: number): string[] {
  const changed = [...keys];
  [changed[one], changed[other]] = [keys[other]!, keys[one]!];
  return changed;
}

export function shuffled(keys: readonly string[]): string[] {
  let found = [...keys];
  for (let last = keys.length - 1; last > 0; last -= 1) {
    found = swapped(found, last, Math.floor(Math.random() * (last + 1)));
  }
  return found;
}

export interface Round {
  readonly across: number;
  readonly down: number;
}

/** Where a place of the circle is drawn, in parts of a hundred; the first one is at the top, and they go clockwise. */
export function spot(place: number, places: number, { across, down }: Round): { x: number; y: number; turn: number } {
  const angle = (place / places) * 2 * Math.PI;
  return {
    x: 50 + across * Math.sin(angle),
    y: 50 - down * Math.cos(angle),
    turn: (Math.atan2(down * Math.sin(angle), across * Math.cos(angle)) * 180) / Math.PI,
  };
}
