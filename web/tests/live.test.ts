/** The live table over sockets that break, stay silent and come back. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from '../src/lib/live.svelte';
import { newest, TestSocket, useTestSockets } from './sockets';
import { told } from './table';

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  useTestSockets();
  live = new LiveTable('t');
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the live table', () => {
  it('is live once the table has been told', () => {
    newest().open();
    expect(live.connection.state).toBe('opening');
    newest().tell(told(3));
    expect(live.connection.state).toBe('live');
    expect(live.event).toBe(3);
    expect(live.news).toEqual([]);
    newest().tell(told(4, [], 4));
    expect(live.news.map(({ event }) => event)).toEqual([4]);
    expect(live.log.map(({ event }) => event)).toEqual([3, 4]);
  });

  it('connects anew, later each time, and asks for what it has missed', () => {
    newest().open().tell(told(3));
    newest().close(1006);
    expect(live.connection.state).toBe('lost');
    vi.advanceTimersByTime(399);
    expect(TestSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(TestSocket.all).toHaveLength(2);
    expect(newest().address).toContain('since=3');
    newest().close(1006);
    vi.advanceTimersByTime(400);
    expect(TestSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(280);
    expect(TestSocket.all).toHaveLength(3);
  });

  it('does not wait long for ever, and begins anew once it was live', () => {
    let waited = 0;
    for (let lost = 1; lost <= 20; lost++) {
      newest().close(1006);
      for (waited = 0; TestSocket.all.length === lost; waited += 100) vi.advanceTimersByTime(100);
    }
    expect(waited).toBe(8000);
    newest().open().tell(told(1));
    newest().close(1006);
    vi.advanceTimersByTime(400);
    expect(TestSocket.all).toHaveLength(22);
  });

  it('hurries when the network comes back', () => {
    newest().close(1006);
    dispatchEvent(new Event('online'));
    expect(TestSocket.all).toHaveLength(2);
  });

  it('says that too many pages are open, and does not insist', () => {
    newest().close(4429);
    expect(live.connection.crowded).toBe(true);
    vi.advanceTimersByTime(7900);
    expect(TestSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(TestSocket.all).toHaveLength(2);
    newest().open().tell(told(3));
    expect(live.connection.crowded).toBe(false);
  });

  it('gives up on a table that is not for this person', () => {
    newest().close(4404);
    vi.advanceTimersByTime(60_000);
    expect(live.connection.state).toBe('refused');
    expect(TestSocket.all).toHaveLength(1);
  });

  it('sends a command again that was not answered, under the same key', async () => {
    newest().open().tell(told(3));
    const answer = live.move(0, 7);
    const asked = newest().last;
    expect(asked).toMatchObject({ type: 'move', event: 3, seat: 0, move: 7 });
    newest().close(1006);
    vi.advanceTimersByTime(400);
    newest().open();
    expect(newest().last).toEqual(asked);
    newest().tell({ type: 'ack', key: (asked as { key: string }).key, event: 4 });
    expect(await answer).toMatchObject({ type: 'ack', event: 4 });
    newest().close(1006);
    vi.advanceTimersByTime(680);
    expect(TestSocket.all).toHaveLength(3);
    expect(newest().open().sent).toEqual([]);
  });

  it('sends several moves in one command', () => {
    newest().open().tell(told(3));
    void live.move(0, 7, 8, 9);
    expect(newest().last).toMatchObject({ type: 'move', event: 3, seat: 0, moves: [7, 8, 9] });
    expect(newest().last).not.toHaveProperty('move');
    expect(newest().sent).toHaveLength(1);
  });

  it('asks a silent socket, and replaces it when there is no answer within 5 seconds', () => {
    newest().open().tell(told(3));
    const first = newest();
    vi.advanceTimersByTime(15_000);
    expect(first.last).toEqual({ type: 'ping' });
    first.tell({ type: 'pong' });
    vi.advanceTimersByTime(14_000);
    expect(live.connection.state).toBe('live');
    vi.advanceTimersByTime(6000);
    expect(live.connection.state).toBe('lost');
    expect(TestSocket.all).toHaveLength(2);
    expect(first.readyState).toBe(3);
  });

  it('sends a command again over a new socket when the answer does not come within 5 seconds', async () => {
    const old = newest().open();
    old.stuck = true;
    old.tell(told(3));
    const answer = live.move(0, 7);
    const asked = old.last as { key: string };
    expect(live.unanswered).toBe(true);
    old.tell(told(3)); // what others do is no answer
    vi.advanceTimersByTime(2000);
    expect(live.connection.slow).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(live.connection.state).toBe('lost');
    expect(TestSocket.all).toHaveLength(2); // though the old one has not closed yet
    expect(newest().open().last).toEqual(asked);
    newest().tell(told(3));
    newest().tell({ type: 'ack', key: asked.key, event: 4 });
    old.tell(told(9)); // nobody listens to it any more
    expect(await answer).toMatchObject({ type: 'ack', event: 4 });
    expect(live.event).toBe(3);
    expect(live.connection.state).toBe('live');
    expect(live.unanswered).toBe(false);
  });

  it('lets a bot think about a hint, as long as the server is there', () => {
    newest().open().tell(told(3));
    void live.hint(0);
    expect(newest().sent.map(({ type }) => type)).toEqual(['hint', 'ping']);
    newest().tell({ type: 'pong' });
    vi.advanceTimersByTime(12_000);
    expect(live.connection.state).toBe('live');
    expect(live.unanswered).toBe(false);
  });

  it('gives up a socket that does not open', () => {
    vi.advanceTimersByTime(5000);
    expect(TestSocket.all).toHaveLength(2);
  });

  it('asks a slow server ever less often', () => {
    newest().open().tell(told(3));
    void live.move(0, 7);
    for (const patience of [4, 8, 16, 32, 32]) {
      const before = TestSocket.all.length;
      vi.advanceTimersByTime((patience - 1) * 1000);
      expect(TestSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1000);
      expect(TestSocket.all).toHaveLength(before + 1);
      newest().open().tell(told(3));
    }
  });

  it.each(['resume', 'visibilitychange'])('asks at once whether the server is there on %s', (event) => {
    newest().open().tell(told(3));
    document.dispatchEvent(new Event(event));
    expect(newest().last).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(5000);
    expect(TestSocket.all).toHaveLength(2);
  });

  it('asks when the machine has slept', () => {
    newest().open().tell(told(3));
    vi.advanceTimersByTime(2000);
    expect(newest().sent).toEqual([]);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(newest().last).toEqual({ type: 'ping' });
  });

  it('says that there is no network until the server is heard, and asks at once', () => {
    newest().open().tell(told(3));
    dispatchEvent(new Event('offline'));
    expect(live.connection.offline).toBe(true);
    newest().tell({ type: 'pong' });
    expect(live.connection.offline).toBe(false);
    dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(5000);
    expect(live.connection.offline).toBe(true);
    expect(live.connection.state).toBe('lost');
    vi.advanceTimersByTime(1000);
    const before = TestSocket.all.length;
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange')); // both at once open one
    expect(TestSocket.all).toHaveLength(before + 1);
    newest().open().tell(told(3));
    expect(live.connection.offline).toBe(false);
  });

  it('goes when the page is put aside, and is back when it is shown again', () => {
    newest().open().tell(told(3));
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    expect(newest().readyState).toBe(3);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(TestSocket.all).toHaveLength(2);
    expect(newest().address).toContain('since=3');
  });

  it('begins the log anew where entries are missing in between', () => {
    newest()
      .open()
      .tell(told(3, [], 1));
    newest().tell(told(9, [], 8));
    expect(live.log.map(({ event }) => event)).toEqual([8, 9]);
    expect(live.hasEarlier).toBe(true);
  });

  it('waits for an event to arrive, but never long', async () => {
    newest().open().tell(told(3));
    let arrived = 0;
    void live.reached(4).then(() => arrived++);
    void live.reached(5).then(() => arrived++);
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toBe(0);
    newest().tell(told(4, [], 4));
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(arrived).toBe(2);
  });

  it('asks no more once it is closed', () => {
    newest().open().tell(told(3));
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.all).toHaveLength(1);
  });
});
