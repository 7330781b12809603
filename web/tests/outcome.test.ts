/** What a score sheet tells about the end of a game. */

import { describe, expect, it } from 'vitest';
import { bestItem, counted, deciding, places, ranking } from '../src/shell/end/outcome';

const sheet = (...points: number[]) => points.map((each, index) => ({ item: 'abc'[index]!, count: 1, points: each }));

describe('places', () => {
  it('begin with the winners, even among equal points', () => {
    expect(ranking([30, 41, 41], [2])).toEqual([2, 1, 0]);
    expect(places([30, 41, 41], [2])).toEqual([3, 2, 1]);
  });

  it('are shared by shared winners and by equals behind them', () => {
    expect(places([41, 30, 41, 30], [0, 2])).toEqual([1, 3, 1, 3]);
  });

  it('alone there is one place, reached or not', () => {
    expect(places([12], [])).toEqual([1]);
    expect(places([12], [0])).toEqual([1]);
  });
});

describe('what decided it', () => {
  it('is the item with the largest lead, not the one with most points', () => {
    const breakdown = [sheet(40, 9, 2), sheet(39, 1, 3)];
    expect(deciding(breakdown, 0, 1)).toEqual({ item: 'b', first: 9, second: 1 });
  });

  it('among equal leads is the first on the sheet', () => {
    expect(deciding([sheet(1, 1, 1), sheet(5, 0, 5)], 1, 0)?.item).toBe('a');
  });

  it('is nothing where the other leads in everything or nobody is second', () => {
    expect(deciding([sheet(1, 1), sheet(1, 2)], 0, 1)).toBeNull();
    expect(deciding([], 0, 1)).toBeNull();
  });

  it('finds items by name, also when the sheets are in another order', () => {
    const breakdown = [sheet(3, 8), sheet(2, 7).toReversed()];
    expect(deciding(breakdown, 0, 1)).toEqual({ item: 'a', first: 3, second: 2 });
  });
});

describe('a sheet', () => {
  it('tells what brought most', () => {
    expect(bestItem([sheet(3, 8, 8)], 0)).toEqual({ item: 'b', points: 8 });
    expect(bestItem([sheet(0, 0)], 0)).toBeNull();
  });

  it('is counted item by item', () => {
    expect([0, 1, 2, 3].map((items) => counted([sheet(3, 8, 1)], 0, items))).toEqual([0, 3, 11, 12]);
  });
});
