/** The symbols of a settlement with trade cards in words. What comes back to the hand here are settlers, not cards. */

import type { Say } from '../../../../lib/board';
import { settlementWords } from '../../settlement/words';
import { tradeWords } from '../words';
import type { SettledParts } from './types';

const BACK = 'century-trade-effect-retrieve';

/** The texts as this game says them. */
export function settledSay(game: string, say: Say): Say {
  return (key, args) => say(key === BACK ? `${game}-board-effect-recall` : key, args);
}

export function settledWords(
  game: string,
  name: string,
  args: readonly string[],
  parts: SettledParts,
  say: Say,
): string {
  return tradeWords(name, args, parts, settledSay(game, say)) || settlementWords(name, args, parts, say);
}
