/** The edges of hexes as a hand draws them: a little unsteady, and the same line for both hexes that share one. */

import type { Point } from '../../../lib/sheet/point';

const WOBBLE = 0.055;
const SHARES = [0.25, 0.5, 0.75] as const;
const BOTTOM = Math.sqrt(3) / 2;

const round = (value: number): number => Math.round(value * 10) / 10;
export const spell = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The same number from 0 to 1 for the same seed, always. */
export function chance(seed: number, turn = 0): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(turn + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) / 2 ** 32;
}

/** The corners of a hex with a flat top, from the right one clockwise. */
export function corners(at: Point, radius: number): Point[] {
  const half = radius / 2;
  const high = radius * BOTTOM;
  return [
    { x: at.x + radius, y: at.y },
    { x: at.x + half, y: at.y + high },
    { x: at.x - half, y: at.y + high },
    { x: at.x - radius, y: at.y },
    { x: at.x - half, y: at.y - high },
    { x: at.x + half, y: at.y - high },
  ];
}

/** Between which corners the edge towards a neighbour runs; neighbours from the north clockwise. */
export const EDGE_OF: readonly (readonly [number, number])[] = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];

/** The points of an edge, both ends included. */
export function edge(a: Point, b: Point, radius: number): Point[] {
  const [ax, ay, bx, by] = [a.x, a.y, b.x, b.y].map((value) => Math.round(value * 4)) as [
    number,
    number,
    number,
    number,
  ];
  const turned = ax > bx || (ax === bx && ay > by);
  const [p, q] = turned ? [b, a] : [a, b];
  const seed =
    Math.round(p.x * 4) * 7919 + Math.round(p.y * 4) * 104729 + Math.round(q.x * 4) * 31 + Math.round(q.y * 4);
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const length = Math.hypot(dx, dy) || 1;
  const inner = SHARES.map((share, n) => {
    const aside = (chance(seed, n) - 0.5) * 2 * WOBBLE * radius;
    return { x: p.x + dx * share - (dy / length) * aside, y: p.y + dy * share + (dx / length) * aside };
  });
  const line = [p, ...inner, q];
  return turned ? line.reverse() : line;
}

/** An open line as the `d` of a path. */
export function line(points: readonly Point[]): string {
  return `M${points.map(spell).join('L')}`;
}
