/** The trade cards, cubes and stores that a log sentence is about. */

import type { StoryEvent } from '../../../lib/board';
import { storeZone } from '../cubes/keys';
import { tradeKey } from './movement/keys';

/** The places of an event with trade cards, as selectors. */
export function tradePlacesOf({ kind, seat, facts }: StoryEvent): string[] {
  const found: string[] = [];
  if (typeof facts.card === 'number') {
    for (const key of [tradeKey(facts.card), tradeKey(facts.card, seat)]) found.push(`[data-piece='${key}']`);
  }
  if (kind === 'paid' && typeof facts.position === 'number') {
    found.push(`[data-position='${facts.position}'] [data-piece]`);
  }
  if ('cubes' in facts || 'gave' in facts || 'colour' in facts) found.push(`[data-zone='${storeZone(seat)}']`);
  return found;
}
