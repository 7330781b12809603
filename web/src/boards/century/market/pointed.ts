/** The trade cards, cubes and stores that a log sentence is about. */

import type { StoryEvent } from '../../../lib/board';
import { storeZone } from '../cubes/keys';
import { tradeKey } from './movement/keys';

/** The places of an event with trade cards, as selectors. */
export function tradePlacesOf({ kind, seat, facts }: StoryEvent): string[] {
  const found: string[] = [];
  if (typeof facts.card === 'number') found.push(`[data-piece='${tradeKey(facts.card, seat)}']`);
  if (kind === 'paid' && typeof facts.position === 'number') {
    found.push(`[data-position='${facts.position}'] [data-piece]`);
  }
  if ('cubes' in facts || 'gave' in facts || 'colour' in facts) found.push(`[data-zone='${storeZone(seat)}']`);
  return found;
}
