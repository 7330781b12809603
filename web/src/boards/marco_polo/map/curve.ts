/** Smooth lines through points: drawn as paths, and walked along by figures. */

import { apart, between, type Point } from '../../../lib/sheet/point';

export { apart, between, type Point };

/** A cubic piece: start, two handles, end. */
export type Piece = readonly [Point, Point, Point, Point];

const TENSION = 1 / 6;
const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The pieces of a smooth line through all points (Catmull-Rom). */
export function pieces(points: readonly Point[], closed = false): Piece[] {
  const count = points.length;
  const point = (n: number): Point => points[closed ? (n + count) % count : Math.max(0, Math.min(count - 1, n))]!;
  return Array.from({ length: closed ? count : count - 1 }, (_, n) => {
    const [before, start, end, after] = [point(n - 1), point(n), point(n + 1), point(n + 2)];
    const leave = { x: start.x + (end.x - before.x) * TENSION, y: start.y + (end.y - before.y) * TENSION };
    const arrive = { x: end.x - (after.x - start.x) * TENSION, y: end.y - (after.y - start.y) * TENSION };
    return [start, leave, arrive, end];
  });
}

/** A smooth line as the `d` of a path. */
export function path(points: readonly Point[], closed = false): string {
  const parts = pieces(points, closed).map(([, leave, arrive, end]) => `C${at(leave)} ${at(arrive)} ${at(end)}`);
  return `M${at(points[0]!)}${parts.join('')}${closed ? 'z' : ''}`;
}

/** The point of a piece at a share of its way. */
function along([a, b, c, d]: Piece, share: number): Point {
  const rest = 1 - share;
  const weigh = (p: number, q: number, r: number, s: number): number =>
    rest ** 3 * p + 3 * rest ** 2 * share * q + 3 * rest * share ** 2 * r + share ** 3 * s;
  return { x: weigh(a.x, b.x, c.x, d.x), y: weigh(a.y, b.y, c.y, d.y) };
}

const PER_PIECE = 16;

/** Points at equal distances along a smooth line, both ends included. */
export function walk(points: readonly Point[], steps: number): Point[] {
  const fine = pieces(points).flatMap((piece) =>
    Array.from({ length: PER_PIECE }, (_, n) => along(piece, n / PER_PIECE)),
  );
  fine.push(points.at(-1)!);
  const gone = [0];
  for (let n = 1; n < fine.length; n++) gone.push(gone[n - 1]! + apart(fine[n - 1]!, fine[n]!));
  let n = 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const goal = (gone.at(-1)! * step) / steps;
    while (n < fine.length - 2 && gone[n + 1]! < goal) n++;
    const share = (goal - gone[n]!) / (gone[n + 1]! - gone[n]! || 1);
    return between(fine[n]!, fine[n + 1]!, share);
  });
}
