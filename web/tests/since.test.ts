/** What others have done since the own last move. */

import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/lib/protocol';
import { lastRound, sinceOwn } from '../src/shell/table/since';

const entry = (event: number, seat: number, more: Partial<LogEntry> = {}): LogEntry =>
  ({ event, seat, kind: 'move', undoes: null, story: [{ kind: 'went', seat, facts: {} }], ...more }) as LogEntry;
const events = (entries: LogEntry[]): number[] => entries.map(({ event }) => event);

const LOG = [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1), entry(5, 2)];

describe('since the own last move', () => {
  it('there are the moves of others', () => {
    expect(events(sinceOwn(LOG, [0]))).toEqual([4, 5]);
    expect(events(sinceOwn([...LOG, entry(6, 0)], [0]))).toEqual([]);
  });

  it('a move that nobody sees changes nothing', () => {
    expect(events(sinceOwn([...LOG, entry(6, 0, { story: [] })], [0]))).toEqual([4, 5]);
  });

  it('what was taken back never was', () => {
    const undo = entry(7, 0, { kind: 'undo', undoes: 6 });
    expect(events(sinceOwn([...LOG, entry(6, 0), undo], [0]))).toEqual([4, 5]);
  });

  it('who only watches is told of the last player', () => {
    expect(events(sinceOwn([...LOG, entry(6, 2)], []))).toEqual([5, 6]);
  });
});

describe('the last round', () => {
  it('is what others did before the own turn, and what was done in it', () => {
    expect(events(lastRound(LOG, [0]))).toEqual([4, 5]);
    expect(events(lastRound([...LOG, entry(6, 0), entry(7, 0)], [0]))).toEqual([4, 5, 6, 7]);
  });

  it('is empty before anybody else has moved', () => {
    expect(lastRound([entry(1, 0)], [0])).toEqual([]);
  });
});
