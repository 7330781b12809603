/** Who may give which seat to a bot: the host any of them, everybody else their own. */

import { me } from '../../lib/me.svelte';
import type { TableInfo } from '../../lib/protocol';

export function mayGive(info: TableInfo, seat: number): boolean {
  if (info.status === 'finished') return false;
  return me()?.id === info.host || info.your_seats.includes(seat);
}

export function seatsToGive(info: TableInfo): number[] {
  return info.seats.map((seat) => seat.index).filter((seat) => mayGive(info, seat));
}
