/** The places on the board that a log sentence is about. */

import type { StoryEvent } from '../../lib/board';
import { tradePlacesOf } from '../century/market/pointed';
import { pointKey } from './movement/keys';

/** Events whose card is a point card. */
const OF_POINT_CARDS: readonly string[] = ['claimed', 'turned_up_point'];

/** The places of an event, as selectors. */
export function placesOf(event: StoryEvent): string[] {
  const { card, ...facts } = event.facts;
  if (!OF_POINT_CARDS.includes(event.kind) || typeof card !== 'number') return tradePlacesOf(event);
  return [`[data-piece='${pointKey(card)}']`, ...tradePlacesOf({ ...event, facts })];
}
