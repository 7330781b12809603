/** What stands on every hex: waves, dunes, peaks, grass and trees; where something is printed it makes room. */

import type { Terrain } from '../../types';
import type { Chart } from '../chart';
import type { Point } from '../../../../lib/sheet/point';
import { chance } from '../edges';
import * as glyphs from './glyphs';

/** Lines and areas by what they are painted with. */
export interface Scenery {
  readonly tufts: string;
  readonly trees: string;
  readonly trunks: string;
  readonly dunes: string;
  readonly slopes: string;
  readonly pebbles: string;
  readonly peaks: string;
  readonly shades: string;
  readonly snow: string;
  readonly waves: string;
}

type Spot = readonly [x: number, y: number];
type Painter = (at: Point, seed: number, open: boolean) => void;

/** Places of small things on a hex with nothing printed on it, and around what is printed. */
const MEADOW: readonly Spot[] = [
  [-4.6, -2.2],
  [0.6, -4],
  [4.7, -1.2],
  [-1.6, 1.2],
  [2.6, 3.4],
  [-4.5, 4.6],
];
const AROUND: readonly Spot[] = [
  [-6.9, 1.2],
  [6.9, 1.2],
  [-4.3, -4.7],
  [4.3, -4.7],
  [-4.2, 7],
  [4.2, 7],
];
const JITTER = 1.3;

export function sceneryOf(chart: Chart): Scenery {
  const found: Record<keyof Scenery, string[]> = {
    tufts: [],
    trees: [],
    trunks: [],
    dunes: [],
    slopes: [],
    pebbles: [],
    peaks: [],
    shades: [],
    snow: [],
    waves: [],
  };
  const size = chart.radius / 10;
  const put = (into: keyof Scenery, glyph: glyphs.Glyph, at: Point, share = 1): void => {
    found[into].push(glyphs.put(glyph, at, size * share));
  };
  const spots = (at: Point, seed: number, open: boolean): Point[] =>
    (open ? MEADOW : AROUND).map(([x, y], n) => ({
      x: at.x + (x + (chance(seed, n) - 0.5) * JITTER) * size,
      y: at.y + (y + (chance(seed, n + 20) - 0.5) * JITTER) * size,
    }));

  const painters: Record<Terrain, Painter> = {
    grassland: (at, seed, open) => {
      spots(at, seed, open).forEach((spot, n) => {
        const wooded = open && chance(seed, n + 40) < 0.2;
        if (wooded) {
          put('trunks', glyphs.TRUNK, spot, 1.15);
          put('trees', glyphs.TREE, spot, 1.15);
        } else if (open || chance(seed, n + 60) < 0.6) put('tufts', glyphs.TUFT, spot, open ? 0.85 : 0.7);
      });
    },
    desert: (at, seed, open) => {
      const lie = spots(at, seed, open);
      if (open) {
        for (const n of [0, 3, 4]) {
          const spot = { x: lie[n]!.x + (n === 0 ? 2 : n === 3 ? 1.2 : 0) * size, y: lie[n]!.y };
          put('slopes', glyphs.SLOPE, spot, 1);
          put('dunes', glyphs.DUNE, spot, 1);
        }
        put('pebbles', glyphs.PEBBLES, lie[5]!);
      } else {
        for (const n of [2, 3, 4, 5]) if (chance(seed, n) < 0.75) put('dunes', glyphs.SMALL_DUNE, lie[n]!);
        put('pebbles', glyphs.PEBBLES, lie[0]!, 0.7);
      }
    },
    mountain: (at, seed, open) => {
      const [x, y] = [(chance(seed) - 0.5) * 2, (chance(seed, 1) - 0.5) * 1.4];
      if (open) {
        const [small, great] = [
          { x: at.x + (x + 3.6) * size, y: at.y + (y - 1.2) * size },
          { x: at.x + (x - 1.2) * size, y: at.y + (y + 1.2) * size },
        ];
        put('peaks', glyphs.HILL, small, 1.15);
        put('shades', glyphs.HILL_SHADE, small, 1.15);
        put('peaks', glyphs.PEAK, great, 1.05);
        put('shades', glyphs.PEAK_SHADE, great, 1.05);
        put('snow', glyphs.PEAK_SNOW, great, 1.05);
      } else {
        for (const spot of spots(at, seed, false).slice(0, 4)) {
          put('peaks', glyphs.HILL, spot, 0.85);
          put('shades', glyphs.HILL_SHADE, spot, 0.85);
        }
      }
    },
    sea: (at, seed, open) => {
      const lie = spots(at, seed, open);
      if (open) {
        put('waves', glyphs.WAVE, lie[1]!);
        put('waves', glyphs.WAVE, { x: lie[3]!.x - size, y: lie[3]!.y });
        put('waves', glyphs.RIPPLE, { x: lie[4]!.x + size, y: lie[4]!.y + size });
      } else for (const n of [0, 1, 2, 5]) put('waves', glyphs.RIPPLE, lie[n]!, 0.8);
    },
  };

  for (const { cell, terrain, kind } of chart.map.hexes) {
    if (terrain !== 'any' && terrain !== 'none') painters[terrain](chart.centre(cell), cell, kind === 'blank');
  }
  return Object.fromEntries(Object.entries(found).map(([name, parts]) => [name, parts.join('')])) as unknown as Scenery;
}
