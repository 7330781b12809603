/** News shown one after another: they are followed while there is time, and never lagged behind. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Motion, StoryEvent } from '../src/lib/board';
import { Showing, type Step } from '../src/shell/table/showing.svelte';

let motion: Motion;
let onTurn: boolean;
let showing: Showing;

const event = (seat: number): StoryEvent => ({ kind: 'went', seat, facts: {} });
const step = (...news: StoryEvent[]): Step => ({ observations: [], news });

beforeEach(() => {
  vi.useFakeTimers();
  [motion, onTurn] = ['normal', false];
  showing = new Showing(
    () => motion,
    () => onTurn,
  );
});
afterEach(() => {
  showing.finish();
  vi.useRealTimers();
});

/** How long it takes until the newest is shown. */
function untilDone(): number {
  for (let passed = 0; passed < 60_000; passed += 10) {
    if (!showing.step) return passed;
    vi.advanceTimersByTime(10);
  }
  throw new Error('It never ends.');
}

describe('what the board shows', () => {
  it('is the newest at once when nothing moves', () => {
    motion = 'off';
    showing.tell(step(event(1)));
    expect(showing.step).toBeNull();
    expect(showing.told).toBeNull();
  });

  it('comes in order, each thing told by itself', () => {
    const [one, two] = [step(event(1), event(2)), step(event(3))];
    showing.tell(one);
    showing.tell(two);
    expect(showing.step).toBe(one);
    const told: number[] = [];
    while (showing.step) {
      if (told.at(-1) !== showing.told?.seat) told.push(showing.told!.seat);
      vi.advanceTimersByTime(10);
    }
    expect(told).toEqual([1, 2, 3]);
  });

  it('is faster the more there is, and jumps when there is too much', () => {
    showing.tell(step(event(1)));
    const single = untilDone();
    for (let n = 0; n < 4; n++) showing.tell(step(event(1)));
    const four = untilDone();
    expect(four).toBeLessThan(4 * single);
    for (let n = 0; n < 50; n++) showing.tell(step(event(1)));
    expect(untilDone()).toBeLessThan(4 * single);
  });

  it('keeps up with a stream that is faster than it', () => {
    for (let n = 0; n < 100; n++) {
      showing.tell(step(event(1)));
      vi.advanceTimersByTime(200);
    }
    expect(untilDone()).toBeLessThan(4000);
  });

  it('hurries when somebody at this screen is to decide', () => {
    onTurn = true;
    for (let n = 0; n < 3; n++) showing.tell(step(event(1), event(1)));
    expect(showing.behind).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(showing.behind).toBe(false);
  });

  it('is the newest as soon as a hand asks for it', () => {
    for (let n = 0; n < 3; n++) showing.tell(step(event(1)));
    showing.finish();
    expect(showing.behind).toBe(false);
    expect(showing.step).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(showing.step).toBeNull();
  });

  it('is a last round in full length when that was asked for, also where nothing moves', () => {
    motion = 'off';
    showing.replay([step(), step(event(1)), step(event(2))]);
    expect(showing.again).toBe(true);
    showing.tell(step(event(1))); // comes with the newest
    expect(untilDone()).toBeGreaterThan(2500);
    expect(showing.again).toBe(false);
  });
});
