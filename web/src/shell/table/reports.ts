/** Whom and what somebody can report at a table: the other people with a seat, and the newest lines of others. */

import type { LogEntry, Person, TableInfo } from '../../lib/protocol';

export interface Subject {
  seat: number | null;
  line: number | null;
  name: string;
  /** What was said; empty for a person. */
  text: string;
}

const MOST_LINES = 30;

export function reportable(info: TableInfo, log: readonly LogEntry[], me: Person | null): Subject[] {
  const people = info.seats
    .filter((seat) => seat.person !== null && seat.person !== me?.id)
    .map((seat) => ({ seat: seat.index, line: null, name: seat.name, text: '' }));
  const mine = new Set(info.your_seats);
  const lines = log
    .filter((entry) => entry.kind === 'chat' && entry.text !== null)
    .filter((entry) => (entry.seat === null ? entry.person !== me?.name : !mine.has(entry.seat)))
    .slice(-MOST_LINES)
    .reverse()
    .map((entry) => ({ seat: null, line: entry.event, name: entry.person ?? '', text: entry.text ?? '' }));
  return [...people, ...lines];
}
