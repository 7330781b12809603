/** The places beside land and map that a log sentence is about, as selectors. */

import type { StoryEvent } from '../../../../lib/board';
import { storeZone } from '../../cubes/keys';
import { settlementPlacesOf } from '../../settlement/pointed';
import { boardAnchor } from '../movement/keys';
import { seaPlacesOf } from '../pointed';

export function settledPlacesOf(event: StoryEvent): string[] {
  const found = new Set([...settlementPlacesOf(event), ...seaPlacesOf(event)]);
  if (event.kind === 'built') found.add(`[data-anchor='${boardAnchor(event.seat)}']`);
  if (event.kind === 'traded' || event.kind === 'paid_fee') found.add(`[data-zone='${storeZone(event.seat)}']`);
  return [...found];
}
