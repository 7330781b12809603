/**
 * No number of a rule stands in the page: how many, how much and which come from the server. A number that is drawn, a
 * size or a pause, may stand in the folders that only draw; elsewhere a comment says what is drawn: `// drawn: …`.
 */

import { describe, expect, it } from 'vitest';
import { SOURCES } from './sources';

/** Folders of shapes and sizes. */
const DRAWING = ['art', 'buildings', 'cards', 'drawings', 'land', 'map', 'pieces', 'portraits', 'ring'];
/** The lobby tile of a game: a picture, and how long a game takes. */
const TILE = /^boards\/[^/]+\/tile\.ts$/;
const DRAWN = /\/\/ drawn: \S/;

const NUMBER = String.raw`[-+]?(?:\d[\d_]*\.?[\d_]*|\.\d+)`;
const SUSPECTS = [
  // const MOST = 3;
  new RegExp(String.raw`\bconst [A-Z][A-Z0-9_]*(?:: \w+)? = ${NUMBER}(?: as const)?;`, 'g'),
  // const POINTS = { yellow: 1 };
  new RegExp(String.raw`\bconst [A-Z][A-Z0-9_]*(?:: [^=]+)? = \{[^{}]*?: ${NUMBER}\b[^{}]*\}`, 'g'),
  // [1, 2, 3]
  new RegExp(String.raw`\[\s*${NUMBER}(?:\s*,\s*${NUMBER})+\s*,?\s*\]`, 'g'),
];

/** The lines of a source in which a number of a rule might stand, as `path:line: what`. */
function suspects(path: string, source: string): string[] {
  const lines = source.split('\n');
  const code = codeOf(path, source);
  const found = SUSPECTS.flatMap((suspect) => [...code.matchAll(suspect)]).map(({ index, 0: what }) => {
    const line = code.slice(0, index).split('\n').length;
    return { line, what: what.replace(/\s+/g, ' ') };
  });
  return found
    .filter(({ line }) => !DRAWN.test(lines[line - 1]!) && !DRAWN.test(lines[line - 2] ?? ''))
    .sort((one, other) => one.line - other.line)
    .map(({ line, what }) => `${path}:${line}: ${what}`);
}

/** What is executed, on the same lines: no comments, and of a component its script. */
function codeOf(path: string, source: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  const script = path.endsWith('.svelte')
    ? source
        .replace(/<style>[^]*?<\/style>/g, blank)
        .replace(/^[^]*?<script[^>]*>|<\/script>[^]*?(?=<script|$)/g, blank)
    : source;
  return script.replace(/\/\*[^]*?\*\//g, blank).replace(/(^|\s)\/\/.*$/gm, blank);
}

const draws = (path: string): boolean =>
  TILE.test(path) ||
  path
    .split('/')
    .slice(1, -1)
    .some((folder) => DRAWING.includes(folder));

describe('the search for numbers of rules', () => {
  const lines = (source: string, path = 'boards/x/table.ts'): number[] =>
    suspects(path, source).map((found) => Number(found.split(':')[1]));

  it('finds constants, tables and lists', () => {
    expect(lines('export const KHAN = 5;')).toEqual([1]);
    expect(lines('\n  const FEWEST: number = -1;')).toEqual([2]);
    expect(lines('const POINTS = { yellow: 1, red: 2 };')).toEqual([1]);
    expect(lines('const POINTS: Record<string, number> = {\n  yellow: 1,\n};')).toEqual([1]);
    expect(lines('const values = [1, 2, 3];')).toEqual([1]);
    expect(lines('f([\n  3,\n  4,\n]);')).toEqual([1]);
    expect(
      lines('<script lang="ts">\n  const MOST = 3;\n</script>\n<p style="x">[1, 2]</p>', 'boards/x/A.svelte'),
    ).toEqual([2]);
  });

  it('leaves words, indices and what is drawn alone', () => {
    expect(lines("const KIND = 'turn';\nconst half = 2;\nlist[0] = other[1];\n// [1, 2]\n/* const A = 1; */")).toEqual(
      [],
    );
    expect(lines('const GAP = 10; // drawn: pixels beside the ship')).toEqual([]);
    expect(lines('// drawn: the corners of a tent\nconst tent = [1, 2];')).toEqual([]);
    expect(lines('const GAP = 10; // drawn:')).toEqual([1]);
    expect(lines('const GAP = 10; // pixels')).toEqual([1]);
  });

  it('looks past the folders that only draw', () => {
    expect(draws('boards/marco_polo/map/places.ts')).toBe(true);
    expect(draws('boards/dunhuang/tile.ts')).toBe(true);
    expect(draws('boards/marco_polo/table.ts')).toBe(false);
  });
});

it('no number of a rule stands in a board', () => {
  const boards = SOURCES.filter(([path]) => path.startsWith('boards/') && !draws(path));
  expect(boards.length).toBeGreaterThan(100);
  expect(boards.flatMap(([path, source]) => suspects(path, source))).toEqual([]);
});
