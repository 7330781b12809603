/** The places on the board that a log sentence is about. */

import type { StoryEvent } from '../../lib/board';
import { seaPlacesOf } from '../century/islands/pointed';
import { tradePlacesOf } from '../century/market/pointed';
import { sailedAnchor } from './movement/keys';

export function placesOf(event: StoryEvent): string[] {
  const found = new Set([...seaPlacesOf(event), ...tradePlacesOf(event)]);
  const spent = event.kind === 'paid_fare' || event.kind === 'paid_fare_unseen' || event.kind === 'rested';
  if (spent) found.add(`[data-anchor='${sailedAnchor(event.seat)}']`);
  return [...found];
}
