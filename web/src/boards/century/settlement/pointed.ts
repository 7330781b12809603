/** The places beside the land that a log sentence is about, as selectors; the land marks its own locations. */

import type { StoryEvent } from '../../../lib/board';
import { storeZone } from '../cubes/keys';
import { pointKey } from './movement/keys';

const OF_THE_STORAGE: readonly string[] = ['gained', 'used_tools', 'upgraded', 'exchanged', 'returned', 'all_gained'];

export function settlementPlacesOf({ kind, seat, facts }: StoryEvent): string[] {
  const found: string[] = [];
  if (OF_THE_STORAGE.includes(kind)) found.push(`[data-zone='${storeZone(seat)}']`);
  if (kind === 'claimed') found.push(`[data-claimed='${seat}']`);
  if (kind === 'took_tile') found.push(`[data-bonus='${seat}']`);
  if (kind === 'explored') found.push(`[data-explored='${seat}']`);
  if (kind === 'turned_up_tile') found.push(`[data-stack='${Number(facts.stack)}']`);
  if (kind === 'turned_up_point') found.push(`[data-piece='${pointKey(Number(facts.card))}']`);
  return found;
}
