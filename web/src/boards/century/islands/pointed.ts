/** The places beside the map that a log sentence is about, as selectors; the map marks its own spaces. */

import type { StoryEvent } from '../../../lib/board';
import type { Way } from '../../../lib/movement/traces';
import { storeZone } from '../cubes/keys';
import { shipKey, spaceAnchor } from './movement/keys';

const OF_THE_SHIP: readonly string[] = ['sailed', 'placed_ship'];
const OF_THE_HOLD: readonly string[] = ['took_set', 'harvested', 'returned', 'upgraded', 'paid_outpost', 'gained'];

export function seaPlacesOf({ kind, seat }: StoryEvent): string[] {
  const found: string[] = [];
  if (OF_THE_SHIP.includes(kind)) found.push(`[data-piece='${shipKey(seat)}']`);
  if (OF_THE_HOLD.includes(kind)) found.push(`[data-zone='${storeZone(seat)}']`);
  if (kind === 'took_bonus') found.push(`[data-bonus='${seat}']`);
  if (kind === 'claimed') found.push(`[data-claimed='${seat}']`);
  return found;
}

/** The way of a ship from space to space. */
export function seaWayOf({ kind, facts }: StoryEvent): Way | null {
  if (kind !== 'sailed') return null;
  const at = (space: unknown): string => `[data-anchor='${spaceAnchor(Number(space))}']`;
  return { from: at(facts.leaving), to: at(facts.space) };
}
