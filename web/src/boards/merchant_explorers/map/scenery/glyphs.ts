/** What grows and lies on the terrains, in tenths of a hex's radius. Every stroke begins at a point and goes on from it. */

import type { Point } from '../../../../lib/sheet/point';

/** A start and what is drawn from there, in relative commands only. */
export type Stroke = readonly [x: number, y: number, d: string];
export type Glyph = readonly Stroke[];

export const TUFT: Glyph = [
  [0, 0, 'c-.2-1-.7-1.7-1.4-2.2'],
  [0, 0, 'c0-1.2 0-2 .1-3'],
  [0, 0, 'c.2-1 .7-1.7 1.4-2.2'],
];
export const TREE: Glyph = [[-1.5, -1.3, 'c-.9-1.3 .1-2.9 1.5-2.800c1.4-.1 2.4 1.5 1.5 2.800c-.9 .9-2.1 .9-3 0z']];
export const TRUNK: Glyph = [[0, -0.7, 'v1.7']];
export const DUNE: Glyph = [[-4.2, 1, 'c1.5-2.7 3.1-2.7 4.5 0c1.2-1.7 2.7-1.7 4 0']];
export const SLOPE: Glyph = [[-1.9, -1, 'c.9 .2 1.6 1 2.2 2h-2.200c.5-.6 .4-1.3 0-2z']];
export const PEBBLES: Glyph = [
  [-2.5, 0, 'h.1'],
  [0, 0.9, 'h.1'],
  [2.2, -0.2, 'h.1'],
];
export const SMALL_DUNE: Glyph = [[-2.2, 0.6, 'c.9-1.7 2-1.7 2.9 0c.5-.7 1-.7 1.6 0']];
export const PEAK: Glyph = [[-4.6, 3.6, 'l2.2-3.700l.9 .6l2.1-4.700l1.9 3.500l1-.8l2.6 5.100z']];
export const PEAK_SHADE: Glyph = [[0.6, -4.2, 'l1.9 3.500l1-.8l2.6 5.100h-3.900l-1.5-3.300l.4-1.300z']];
export const PEAK_SNOW: Glyph = [[0.6, -4.2, 'l-1.2 2.700l.8-.2l.5 .7l.5-.8l.7 .2z']];
export const HILL: Glyph = [[-2.5, 1.6, 'l2.1-3.600l1 .9l.6-.7l1.8 3.400z']];
export const HILL_SHADE: Glyph = [[-0.4, -2, 'l1 .9l.6-.7l1.8 3.400h-2.200l-.8-2z']];
export const WAVE: Glyph = [[-3.3, 0, 'q1.1-1.6 2.2 0t2.2 0t2.2 0']];
export const RIPPLE: Glyph = [[-2.1, 0, 'q1-1.4 2.1 0t2.1 0']];

const NUMBER = /-?\d*\.?\d+/g;

/** A glyph on the sheet, as the `d` of a path; `size` is a tenth of the radius. */
export function put(glyph: Glyph, at: Point, size: number): string {
  return glyph
    .map(([x, y, d]) => {
      const scaled = d.replace(NUMBER, (number) => ` ${Math.round(Number(number) * size * 100) / 100}`);
      return `M${(at.x + x * size).toFixed(1)} ${(at.y + y * size).toFixed(1)}${scaled}`;
    })
    .join('');
}
