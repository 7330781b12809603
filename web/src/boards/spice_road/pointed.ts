/** The places on the board that a log sentence is about. */

import type { StoryEvent } from '../../lib/board';
import { caravanZone, pointKey, tradeKey } from './movement/keys';

/** The places of an event, as selectors. */
export function placesOf(event: StoryEvent): string[] {
  const { card, position } = event.facts;
  const found: string[] = [];
  if (typeof card === 'number') {
    const key =
      event.kind === 'claimed' || event.kind === 'turned_up_point' ? pointKey(card) : tradeKey(card, event.seat);
    found.push(`[data-piece='${key}']`);
  }
  if (event.kind === 'paid' && typeof position === 'number') found.push(`[data-position='${position}'] [data-piece]`);
  if ('cubes' in event.facts || 'gave' in event.facts || 'colour' in event.facts) {
    found.push(`[data-zone='${caravanZone(event.seat)}']`);
  }
  return found;
}
