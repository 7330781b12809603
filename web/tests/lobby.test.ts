/** The lobby shows every game the server knows, in the server's order; a game needs no tile of its own for it. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../src/boards';
import { optionsOf } from '../src/boards/options';
import { tileOf } from '../src/boards/tiles';
import { PLAIN } from '../src/lib/scenery/tile';
import { speak } from '../src/lib/text/texts.svelte';
import Lobby from '../src/shell/lobby/Lobby.svelte';

const GAMES = [
  { id: 'dunhuang', title: 'Merchants of Dunhuang', version: '1', players: [2, 3, 4], options: [] },
  { id: 'tiny_game', title: 'A Tiny Game', version: '1', players: [1, 2], options: [] },
  { id: 'spice_road', title: 'Century: Spice Road', version: '1', players: [2, 3, 4, 5], options: [] },
];

beforeAll(() => speak('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the lobby', () => {
  it('has a tile for each game', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      const answer = address.endsWith('/games') ? GAMES : [];
      return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
    });
    const lobby = mount(Lobby, { target: document.body });
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelectorAll('article')).toHaveLength(GAMES.length);
    });
    const tiles = [...document.querySelectorAll('article')];
    expect(tiles.map((tile) => tile.querySelector('h3')?.textContent)).toEqual(GAMES.map(({ title }) => title));
    expect(tiles.map((tile) => tile.querySelector('a')?.getAttribute('href'))).toEqual(
      GAMES.map(({ id }) => `/new/${id}`),
    );
    const [dunhuang, tiny] = tiles.map((tile) => tile.textContent);
    expect(dunhuang).toMatch(/2.4 players/);
    expect(dunhuang).toMatch(/20.35 min/);
    expect(tiny).toMatch(/1.2 players/);
    expect(tiny).not.toMatch(/min|tiny_game-/);
    await unmount(lobby);
  });
});

describe('a game without a folder', () => {
  it('has the plain tile, no pickers of its own and the plain board', async () => {
    expect(tileOf('tiny_game')).toBe(PLAIN);
    expect(tileOf('spice_road')).not.toBe(PLAIN);
    expect(await optionsOf('tiny_game')).toEqual({ pickers: {} });
    const { Board, tokenWords } = await boardOf('tiny_game');
    expect(tokenWords('stone', ['2'], {}, (key) => key)).toBe('stone 2');
    const view = { game: 'tiny_game', players: 2, round: 1, stones_left: 7, taken: [1, 2] };
    const board = mount(Board, { target: document.body, props: { view } as never });
    expect([...document.querySelectorAll('dt, dd')].map((part) => part.textContent)).toEqual([
      'stones left',
      '7',
      'taken',
      '[1,2]',
    ]);
    await unmount(board);
  });
});
