/** Who may give which seat to a bot: everybody their own, the host those that nobody owns or whose player is away. */

import { me } from '../../lib/me.svelte';
import { LEVELS } from '../../lib/names';
import type { TableInfo } from '../../lib/protocol';

export function mayGive(info: TableInfo, seat: number): boolean {
  if (info.status === 'finished') return false;
  if (info.your_seats.includes(seat)) return true;
  if (me()?.id !== info.host) return false;
  const { person, kind, online } = info.seats[seat]!;
  return person === null || (kind === 'person' && !online && info.status === 'playing' && info.clock.kind !== 'days');
}

export function seatsToGive(info: TableInfo): number[] {
  return info.seats.map((seat) => seat.index).filter((seat) => mayGive(info, seat));
}

/** The levels to choose from: whoever is away gets no weak bot. */
export function levelsFor(info: TableInfo, seat: number): readonly string[] {
  const absent = info.seats[seat]!.person !== null && !info.your_seats.includes(seat);
  return absent ? LEVELS.filter((level) => level !== 'easy') : LEVELS;
}
