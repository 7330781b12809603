/** The symbols of settlers with ships in words: those of the settlement, and spaces and markets of the islands. */

import type { Say } from '../../../../lib/board';
import { settlementWords } from '../../settlement/words';
import { seaWords } from '../words';
import { seaPartsOf } from './at_sea';
import type { SettledParts } from './types';

/** The symbols that belong to the islands. */
export const OF_THE_SEA: readonly string[] = ['space', 'symbol'];

export function settledWords(name: string, args: readonly string[], parts: SettledParts, say: Say): string {
  return OF_THE_SEA.includes(name)
    ? seaWords(name, args, seaPartsOf(parts), say, '')
    : settlementWords(name, args, parts, say);
}
