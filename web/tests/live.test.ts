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
    expect(live.connection).toBe('opening');
    newest().tell(told(3));
    expect(live.connection).toBe('live');
    expect(live.event).toBe(3);
    expect(live.news).toEqual([]);
    newest().tell(told(4, [], 4));
    expect(live.news.map(({ event }) => event)).toEqual([4]);
    expect(live.log.map(({ event }) => event)).toEqual([3, 4]);
  });

  it('connects anew, later each time, and asks for what it has missed', () => {
    newest().open().tell(told(3));
    newest().close(1006);
    expect(live.connection).toBe('lost');
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
    for (let lost = 0; lost < 20; lost++) {
      newest().close(1006);
      vi.advanceTimersByTime(8000);
    }
    expect(TestSocket.all).toHaveLength(21);
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

  it('gives up on a table that is not for this person', () => {
    newest().close(4404);
    vi.advanceTimersByTime(60_000);
    expect(live.connection).toBe('refused');
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
    vi.advanceTimersByTime(8000);
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

  it('takes a silent socket for a lost one', () => {
    newest().open().tell(told(3));
    vi.advanceTimersByTime(20_000);
    expect(newest().last).toEqual({ type: 'ping' });
    newest().tell({ type: 'pong' });
    vi.advanceTimersByTime(8000);
    expect(live.connection).toBe('live');
    vi.advanceTimersByTime(20_000);
    expect(live.connection).toBe('lost');
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
