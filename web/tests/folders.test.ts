/** Which folder may know which: lib knows nobody, a board knows lib, and the shell knows boards only as a whole. */

import { describe, expect, it } from 'vitest';
import { SOURCES } from './sources';

/** `from '…'`, `import '…'` and `import('…')`. */
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g;
/** The files that find the folders of the games by their names. */
const FINDERS = ['boards/index', 'boards/options', 'boards/tiles', 'boards'];

/** The path an import leads to, below `web/src`. */
function target(from: string, to: string): string {
  const path = from.split('/').slice(0, -1);
  for (const step of to.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

const IMPORTS = SOURCES.flatMap(([path, text]) =>
  [...text.matchAll(IMPORT)].map((hit) => [path, target(path, hit[1]!)] as const),
);

function forbidden(isForbidden: (from: string, to: string) => boolean): string[] {
  return IMPORTS.filter(([from, to]) => isForbidden(from, to)).map(([from, to]) => `${from} imports ${to}`);
}

describe('imports', () => {
  it('are found', () => {
    expect(IMPORTS.length).toBeGreaterThan(SOURCES.length);
    expect(target('shell/lobby/Lobby.svelte', '../../boards/tiles')).toBe('boards/tiles');
    expect(IMPORTS).toContainEqual(['shell/lobby/GameTile.svelte', 'boards/tiles']);
  });

  it('of a certain game are in boards alone', () => {
    const isGame = (path: string): boolean => path.startsWith('boards') && !FINDERS.includes(path);
    expect(forbidden((from, to) => !from.startsWith('boards/') && isGame(to))).toEqual([]);
    expect(forbidden((from, to) => /^boards\/[^/]+$/.test(from) && isGame(to))).toEqual([]);
  });

  it('of the shell are in the shell alone', () => {
    expect(forbidden((from, to) => /^(lib|boards)\//.test(from) && to.startsWith('shell/'))).toEqual([]);
  });

  it('of boards are not in lib', () => {
    expect(forbidden((from, to) => from.startsWith('lib/') && to.startsWith('boards'))).toEqual([]);
  });

  it('of a game are in its own folder, or in those of the family it belongs to', () => {
    const game = (path: string): string => (path.startsWith('boards/') ? (path.split('/')[1] ?? '') : '');
    expect(
      forbidden(
        (from, to) =>
          from.startsWith('boards/') &&
          isFolder(from) &&
          game(to) !== game(from) &&
          isFolder(to) &&
          game(to) !== 'century',
      ),
    ).toEqual([]);
  });
});

function isFolder(path: string): boolean {
  return path.startsWith('boards/') && path.split('/').length > 2;
}
