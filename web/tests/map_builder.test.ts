/** The map builder: hexes and the field they lie on, and the draft with its way back. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bench } from '../src/boards/century/map_builder/bench.svelte';
import { Draft } from '../src/boards/century/map_builder/draft.svelte';
import * as hexes from '../src/boards/century/map_builder/hexes';
import { EMPTY, islandsWanted, moved, textOf, tilesOf, type SeaMap } from '../src/boards/century/map_builder/sea_map';
import { api } from '../src/lib/api';
import { speak } from '../src/lib/text/texts.svelte';

const FIELD = { left: -2, top: 0, columns: 5, rows: 4 };
const MARKET = { kind: 'market', tile: '' } as const;
const PORT = { kind: 'port', tile: '' } as const;
const map = (text: Record<string, SeaMap extends ReadonlyMap<string, infer Piece> ? Piece : never>): SeaMap =>
  new Map(Object.entries(text));

describe('hexes', () => {
  it('are found under the point where they are drawn', () => {
    for (const hex of hexes.rowsOf(FIELD).flat()) {
      const { x, y } = hexes.centre(hex);
      const key = hexes.keyOf(hex);
      expect(hexes.keyOf(hexes.hexAt(x, y))).toBe(key);
      expect(hexes.keyOf(hexes.hexAt(x + 12, y - 12))).toBe(key);
      expect(hexes.hexOf(key)).toEqual(hex);
    }
  });

  it('are all on their field, and their neighbours beyond the edge are not', () => {
    const all = hexes.rowsOf(FIELD).flat();
    expect(all).toHaveLength(FIELD.columns * FIELD.rows);
    expect(all.every((hex) => hexes.isOn(FIELD, hex))).toBe(true);
    const [corner] = all;
    expect(hexes.neighbour(FIELD, corner!, 'ArrowLeft')).toBeNull();
    expect(hexes.neighbour(FIELD, corner!, 'ArrowUp')).toBeNull();
    expect(hexes.neighbour(FIELD, corner!, 'x')).toBeNull();
    const down = hexes.neighbour(FIELD, corner!, 'ArrowDown')!;
    expect(hexes.rowOf(down)).toBe(hexes.rowOf(corner!) + 1);
    expect(hexes.neighbour(FIELD, down, 'ArrowUp')).toEqual(corner);
  });

  it('have names like those of a chart', () => {
    expect(hexes.nameOf(FIELD, hexes.rowsOf(FIELD)[1]![2]!)).toBe('C2');
    expect([0, 25, 26, 27, 52].map(hexes.letters)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']);
  });

  it('lie in the middle of their field, which grows with them', () => {
    const few = [
      { q: 5, r: 5 },
      { q: 6, r: 5 },
    ];
    const field = hexes.fieldAround(few);
    expect(few.every((hex) => hexes.isOn(field, hex))).toBe(true);
    const far = { q: field.left + field.columns - 1, r: 3 };
    const grown = hexes.grown(field, [...few, far]);
    expect(grown.columns).toBe(field.columns + 1);
    expect(grown.left).toBe(field.left);
    expect(hexes.grown(field, few)).toEqual(field);
  });
});

describe('a map', () => {
  it('has a text that people can send', () => {
    expect(textOf(map({ '0,0': MARKET, '1,-1': { kind: 'market', tile: 'yy-b' }, '2,0': PORT }))).toBe(
      '0,0 market; 1,-1 market yy-b; 2,0 port',
    );
  });

  it('changes pieces round when one is moved upon another', () => {
    expect([...moved(map({ '0,0': MARKET, '1,0': PORT }), '0,0', '1,0')]).toEqual([
      ['0,0', PORT],
      ['1,0', MARKET],
    ]);
    expect([...moved(map({ '0,0': MARKET }), '0,0', '1,0')]).toEqual([['1,0', MARKET]]);
  });

  it('wants as many islands as its open sea leaves', () => {
    const needs = { islands: 20, ports: 4, seas: [0, 4] };
    expect(islandsWanted(needs, 0)).toBe(20);
    expect(islandsWanted(needs, 4)).toBe(16);
    expect(islandsWanted(needs, 9)).toBe(16);
  });

  it('has the doubtful tiles as the table wants them', () => {
    const tile = { id: 't', symbol: 0, give: [2, 0, 0, 0], take: [0, 1, 0, 0], disputed: [[3, 0, 0, 0]] };
    const parts = { market_tiles: [tile] };
    expect(tilesOf(parts, { market_disputed: 'ours' }).get('t')!.give).toEqual([2, 0, 0, 0]);
    expect(tilesOf(parts, { market_disputed: 'spice_road' }).get('t')).toMatchObject({
      give: [3, 0, 0, 0],
      take: [0, 1, 0, 0],
    });
  });
});

describe('a draft', () => {
  const OPTIONS = { market_disputed: 'ours' };
  const ask = vi.fn<typeof api.validateOption>();
  let draft: Draft;

  beforeAll(() => speak('en'));
  beforeEach(() => {
    vi.useFakeTimers();
    ask.mockReset().mockImplementation(async (_game, _name, value) => ({ value, problems: [], drawn: {} }));
    vi.spyOn(api, 'validateOption').mockImplementation(ask);
    draft = new Draft('eastern_wonders', EMPTY, OPTIONS);
  });
  afterEach(() => vi.useRealTimers());

  it('goes back and forth', () => {
    expect(draft.canUndo).toBe(false);
    draft.put('0,0', MARKET);
    draft.put('1,0', PORT);
    draft.move('1,0', '2,0');
    expect(draft.text).toBe('0,0 market; 2,0 port');
    draft.undo();
    draft.undo();
    expect(draft.text).toBe('0,0 market');
    expect(draft.canRedo).toBe(true);
    draft.redo();
    expect(draft.text).toBe('0,0 market; 1,0 port');
    draft.put('1,0', null);
    expect(draft.canRedo).toBe(false);
    expect(draft.text).toBe('0,0 market');
  });

  it('asks the server once for changes made in quick succession, with what the table has chosen', async () => {
    draft.put('0,0', MARKET);
    draft.put('1,0', PORT);
    expect(draft.value).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(ask.mock.calls).toEqual([['eastern_wonders', 'map', '0,0 market; 1,0 port', OPTIONS]]);
    expect(draft.value).toBe('0,0 market; 1,0 port');
  });

  it('hears only the answer to the last question', async () => {
    const answers: ((value: string) => void)[] = [];
    ask.mockImplementation(
      () => new Promise((done) => answers.push((value) => done({ value, problems: [], drawn: {} }))),
    );
    draft.put('0,0', MARKET);
    await vi.advanceTimersByTimeAsync(200);
    draft.put('1,0', PORT);
    await vi.advanceTimersByTimeAsync(200);
    answers[1]!('new');
    answers[0]!('old');
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.value).toBe('new');
  });

  it('marks the hexes that something is wrong with', async () => {
    ask.mockResolvedValue({
      value: null,
      problems: [{ code: 'apart', message: '', details: { places: [0, 0, 2, -1] } }],
      drawn: {},
    });
    draft.put('0,0', MARKET);
    await vi.advanceTimersByTimeAsync(200);
    expect([...draft.marked]).toEqual(['0,0', '2,-1']);
    expect(draft.value).toBeNull();
  });

  it('has each tile once: where it lay before, any market stays', () => {
    const tile = { id: 'yy-b', symbol: 0, give: [2, 0, 0, 0], take: [0, 0, 0, 1], disputed: [] };
    const bench = new Bench(draft, new Map([[tile.id, tile]]));
    bench.take('tile');
    bench.press('0,0');
    bench.press('1,0');
    expect(draft.text).toBe('0,0 market; 1,0 market yy-b');
    bench.press('1,0');
    expect(draft.text).toBe('0,0 market');
  });
});
