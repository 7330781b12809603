/** What grows and stands between the locations; each board has a terrain of its own. */

import type { Point } from '../../../../lib/sheet/point';
import { chance, SHORE, type Chart, type Region } from './chart';

export type Terrain = 'plain' | 'forest' | 'hills' | 'peaks';
export type Glyph = 'pine' | 'oak' | 'hill' | 'peak' | 'tuft' | 'reeds';

/** By the letter of the board. */
const TERRAINS: Readonly<Record<string, Terrain>> = {
  A: 'plain',
  B: 'forest',
  C: 'hills',
  D: 'peaks',
  E: 'plain',
  F: 'peaks',
  G: 'forest',
  H: 'peaks',
};

const GROWS: Readonly<Record<Terrain, readonly Glyph[]>> = {
  plain: ['tuft', 'oak', 'tuft', 'reeds'],
  forest: ['pine', 'pine', 'oak', 'pine'],
  hills: ['hill', 'tuft', 'hill', 'oak'],
  peaks: ['peak', 'pine', 'peak', 'hill'],
};

/** An area filled in a colour of the land, and lines of its ink, around the foot of the thing. */
export interface Shape {
  readonly body: string;
  readonly lines: string;
  readonly shade: string;
  readonly ink: 'leaf' | 'rock' | 'grass';
}

export const SHAPES: Readonly<Record<Glyph, Shape>> = {
  pine: {
    body: 'M0-22C-2-17-4.5-14-7-11.5-5-11.5-4-11.8-3-12.2-5-8-7-5.5-9.5-3.5-6-2.5-3-2 0-2s6-.5 9.5-1.5C7-5.5 5-8 3-12.2c1 .4 2 .7 4 .7C4.5-14 2-17 0-22z',
    lines: 'M0-2V3M0-17v6M-3-6.5c1-.8 2-1.7 2.5-2.8',
    shade: 'M0-22c2 5 4.5 8 7 10.5-2 0-3-.3-4-.7C5-8 7-5.5 9.5-3.5 6-2.5 3-2 0-2z',
    ink: 'leaf',
  },
  oak: {
    body: 'M-8.5-5C-11-7.5-9.5-12-6-12.5-6-16.5-2-18.5 1-17c3-1.8 7 .2 6.8 3.8 3 1.2 3.5 5.2 1 7.4C6-3.5-5.5-3.2-8.5-5z',
    lines: 'M0-3.8V3M-4.5-9.5c1 .9 2 .9 3 0M2-12c1 .9 2 .9 3 0',
    shade: 'M1-17c3-1.8 7 .2 6.8 3.8 3 1.2 3.5 5.2 1 7.4-2 1.6-4.5 2-7 2.1C4.5-7 4-13 1-17z',
    ink: 'leaf',
  },
  hill: {
    body: 'M-19 3C-13-8-6-12 0-7c4-4 12-1 18 10z',
    lines: 'M-19 3C-13-8-6-12 0-7c4-4 12-1 18 10M-9-4c1.5 1 2.5 2.5 3 4.5M5-5c1.5 1.5 2.5 3 3 5',
    shade: 'M0-7c4-4 12-1 18 10H4C5-1 3-4 0-7z',
    ink: 'grass',
  },
  peak: {
    body: 'M-20 4-8-14l4 5L3-22 20 4z',
    lines: 'M-20 4-8-14l4 5L3-22 20 4M3-22l-3 8 3 3-1 5M-8-14l-1 6',
    shade: 'M3-22 20 4H4l-2-9 2-6-3-3z',
    ink: 'rock',
  },
  tuft: { body: '', lines: 'M0 2c0-3-.8-5-3-7M0 2c0-4 .2-6 .8-9M0 2c.5-3 1.5-5 3.5-6.5', shade: '', ink: 'grass' },
  reeds: {
    body: '',
    lines: 'M-4 2v-9M0 2v-12M4 2v-8M-4-7v-2.5M0-10v-2.5M4-6v-2.5',
    shade: '',
    ink: 'grass',
  },
};

export const terrainOf = (board: string): Terrain => TERRAINS[board[0] ?? ''] ?? 'plain';

export interface Standing extends Point {
  readonly glyph: Glyph;
  readonly size: number;
}

/** A small group around a place. */
function group(at: Point, terrain: Terrain, number: number, salt: number): Standing[] {
  return Array.from({ length: number }, (_, n) => {
    const glyph = GROWS[terrain][Math.floor(chance(at.x, at.y, salt + n) * 4)]!;
    const spread = number > 1 ? (n - (number - 1) / 2) * 17 : 0;
    return {
      glyph,
      x: at.x + spread + (chance(at.y, n, salt) - 0.5) * 6,
      y: at.y + 5 + (chance(at.x, n, salt) - 0.5) * 9,
      size: 0.72 + chance(n, at.x + at.y, salt) * 0.3,
    };
  });
}

/** What stands where four cells meet, between cells, and on cells without a location. */
export function scenery(chart: Chart): Standing[] {
  const found = chart.regions.flatMap((region: Region) => {
    const terrain = terrainOf(region.board);
    const across = Array.from({ length: 3 }, (_, n) => region.x + n * chart.cell.width);
    const down = Array.from({ length: 4 }, (_, n) => region.y + n * chart.cell.height);
    const corners = across.flatMap((x) =>
      down.map((y) => ({
        x: Math.max(region.x + 13, Math.min(region.x + region.width - 13, x)),
        y: Math.max(region.y + 16, Math.min(region.y + region.height - 4, y)),
      })),
    );
    return [
      ...corners.flatMap((at, n) => group(at, terrain, at.x > region.x + 20 && n % 2 === 0 ? 2 : 1, n)),
      ...region.empty.flatMap((at) => group({ x: at.x, y: at.y - 14 }, terrain, 4, 40)),
    ];
  });
  return found.filter(({ x }) => x > SHORE / 2).toSorted((a, b) => a.y - b.y);
}
