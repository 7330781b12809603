/** What moved between two views: the revealed card comes from its place in the deck, coins from the map. */

import type { Transitions } from '../../../lib/movement/transitions';
import type { GuildMapView } from '../types';

const MOST = 3; // drawn: things that fly at once

export function transitions(before: GuildMapView, after: GuildMapView, seat: number | null): Transitions {
  const arrivals = new Map<string, string>();
  if (before.card !== after.card) arrivals.set(`now-${after.card}`, `slot-${after.card}`);
  return { arrivals, departures: new Map(), coins: seat === null ? [] : coinsFromMap(before, after, seat) };
}

/** Coins the own guild has just gained, from the hex that was explored last. */
function coinsFromMap(before: GuildMapView, after: GuildMapView, seat: number): Transitions['coins'] {
  const [was, is] = [before.guilds[seat], after.guilds[seat]];
  const gained = (is?.coins ?? 0) - (was?.coins ?? 0);
  const cell = is?.action?.placed.at(-1);
  if (gained <= 0 || cell === undefined) return [];
  return Array.from({ length: Math.min(gained, MOST) }, () => ({ from: `hex-${cell}`, to: 'purse' }));
}
