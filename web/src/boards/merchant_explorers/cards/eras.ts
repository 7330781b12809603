/** Era cards: which slots they call for, as it is written on them (ME-34 to ME-37). */

import type { GuildMapParts } from '../types';

const NUMERALS: Readonly<Record<string, string>> = { era_1: 'I', era_2: 'II', era_3: 'III', era_any: '✦' };

export function eraNumeral(parts: GuildMapParts, explore: number): string {
  return NUMERALS[parts.explore_cards[explore] ?? ''] ?? '';
}
