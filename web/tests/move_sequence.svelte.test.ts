/** A way of several moves: sent as one where it is known ahead, one after another where it is not. */

import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { MoveSequence, type Way } from '../src/lib/move_sequence.svelte';
import type { Move } from '../src/lib/board';
import { move } from './table';

const STEPS = [1, 2, 3].map((place) => move(place, 'go', place));
const PAYMENT = move(9, 'pay');

/** A road of three steps. Whoever walks it sends their moves here. */
class Road {
  at = $state(0);
  asks = $state(false);
  sent: number[][] = [];
  refuses = false;
  readonly sequence = new MoveSequence<string>((moves) => this.carryOut(moves));
  readonly close = $effect.root(() => this.sequence.watch());

  async carryOut(moves: readonly Move[]): Promise<boolean> {
    this.sent.push(moves.map(({ id }) => id));
    await Promise.resolve();
    if (this.refuses) return false;
    this.at += moves.length;
    return true;
  }

  walk(known: boolean): Way<string> {
    return {
      aim: 'the end',
      made: () => this.at,
      next: () => {
        if (this.at === STEPS.length) return null;
        if (this.asks) return [];
        return known ? STEPS.slice(this.at) : STEPS.slice(this.at, this.at + 1);
      },
    };
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) {
      flushSync();
      await Promise.resolve();
    }
  }
}

let road: Road;
afterEach(() => road.close());

describe('a sequence of moves', () => {
  it('goes out in one command when it is known ahead', async () => {
    road = new Road();
    road.sequence.begin(road.walk(true));
    expect(road.sequence.aim).toBe('the end');
    await road.settle();
    expect(road.sent).toEqual([[1, 2, 3]]);
    expect(road.sequence.aim).toBeNull();
  });

  it('goes on from where the table is', async () => {
    road = new Road();
    road.at = 1;
    road.sequence.begin(road.walk(true));
    await road.settle();
    expect(road.sent).toEqual([[2, 3]]);
  });

  it('sends one move after another when the next depends on the last', async () => {
    road = new Road();
    road.sequence.begin(road.walk(false));
    await road.settle();
    expect(road.sent).toEqual([[1], [2], [3]]);
    expect(road.sequence.aim).toBeNull();
  });

  it('waits while the person decides something, and then goes on', async () => {
    road = new Road();
    road.asks = true;
    road.sequence.begin(road.walk(false));
    await road.settle();
    expect(road.sent).toEqual([]);
    expect(road.sequence.aim).toBe('the end');
    road.asks = false;
    await road.settle();
    expect(road.sent).toEqual([[1], [2], [3]]);
  });

  it('is over when a command is refused, and is not sent again', async () => {
    road = new Road();
    road.refuses = true;
    road.sequence.begin(road.walk(true));
    await road.settle();
    expect(road.sent).toEqual([[1, 2, 3]]);
    expect(road.sequence.aim).toBeNull();
  });

  it('is over when something was taken back', async () => {
    road = new Road();
    road.at = 2;
    road.asks = true;
    road.sequence.begin(road.walk(false));
    await road.settle();
    road.at = 1;
    road.asks = false;
    await road.settle();
    expect(road.sent).toEqual([]);
    expect(road.sequence.aim).toBeNull();
  });

  it('does not repeat a move that leads nowhere', async () => {
    road = new Road();
    road.sequence.begin({ aim: 'nowhere', made: () => 0, next: () => [PAYMENT] });
    await road.settle();
    expect(road.sent).toEqual([[9]]);
  });

  it('gives way to another one', async () => {
    road = new Road();
    road.sequence.begin(road.walk(false));
    flushSync();
    road.sequence.begin({ aim: 'elsewhere', made: () => 0, next: () => (road.sent.length > 1 ? null : [PAYMENT]) });
    await road.settle();
    expect(road.sent).toEqual([[1], [9]]);
  });

  it('stops when it is told to', async () => {
    road = new Road();
    road.sequence.begin(road.walk(false));
    flushSync();
    road.sequence.end();
    await road.settle();
    expect(road.sent).toEqual([[1]]);
  });
});
