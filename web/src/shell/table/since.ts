/** What others have done since somebody's own last move, read from the log. */

import type { LogEntry } from '../../lib/protocol';

/** The moves that stand: those that were taken back are none. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const undone = new Set(log.map((entry) => entry.undoes));
  return log.filter((entry) => entry.kind === 'move' && !undone.has(entry.event));
}

/** Whether a move of these seats was seen by anybody: merely being done is not. */
const isOwn =
  (own: readonly number[]) =>
  ({ seat, story }: LogEntry): boolean =>
    own.includes(seat ?? -1) && story.length > 0;

/** The newest moves, up to the last one of these seats; for who has no seat, those of the last player only. */
export function sinceOwn(log: readonly LogEntry[], own: readonly number[]): LogEntry[] {
  const moves = standing(log);
  const last = moves.at(-1)?.seat;
  const before = own.length > 0 ? isOwn(own) : ({ seat }: LogEntry): boolean => seat !== last;
  return moves.slice(moves.findLastIndex(before) + 1).filter(({ seat }) => !own.includes(seat ?? -1));
}

/** The last round as others played it: their moves since the own last turn before this one, and all that came after. */
export function lastRound(log: readonly LogEntry[], own: readonly number[]): LogEntry[] {
  const moves = standing(log);
  if (own.length === 0) return sinceOwn(log, own);
  const theirs = moves.findLastIndex(({ seat, story }) => !own.includes(seat ?? -1) && story.length > 0);
  const before = moves.findLastIndex((entry, n) => n < theirs && isOwn(own)(entry));
  return theirs < 0 ? [] : moves.slice(before + 1);
}
