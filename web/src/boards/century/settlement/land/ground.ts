/** The lines of the landscape: coasts, rivers, trails and clearings, always the same for the same table. */

import type { Point } from '../../../../lib/sheet/point';
import type { Location } from '../types';
import { chance, type Chart, type Region } from './chart';

const spell = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A soft line through points. */
export function smooth(points: readonly Point[], closed: boolean): string {
  const at = (n: number): Point =>
    closed ? points[(n + points.length) % points.length]! : points[Math.max(0, Math.min(points.length - 1, n))]!;
  const last = closed ? points.length : points.length - 1;
  let d = `M${spell(points[0]!)}`;
  for (let n = 0; n < last; n += 1) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${spell(out)} ${spell(into)} ${spell(to)}`;
  }
  return closed ? `${d}z` : d;
}

/** The points of a line from one place to another that wanders a little. */
function wander(from: Point, to: Point, step: number, reach: number, salt: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(2, Math.round(length / step));
  const aside = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return Array.from({ length: count }, (_, n) => {
    const share = n / count;
    const off = (chance(n, salt, 3) - 0.5) * 2 * reach;
    return { x: from.x + (to.x - from.x) * share + aside.x * off, y: from.y + (to.y - from.y) * share + aside.y * off };
  });
}

/** The edge of a board's land, a little larger than the board; neighbours overlap and become one land. */
export function coast({ x, y, width, height }: Region): string {
  const out = 5;
  const corners = [
    { x: x - out, y: y - out },
    { x: x + width + out, y: y - out },
    { x: x + width + out, y: y + height + out },
    { x: x - out, y: y + height + out },
  ];
  const salt = x * 0.7 + y;
  const points = corners.flatMap((corner, n) => wander(corner, corners[(n + 1) % 4]!, 36, 5, salt + n));
  return smooth(points, true);
}

/** Rivers between neighbouring boards. */
export function rivers(regions: readonly Region[]): string[] {
  return regions.flatMap((region) => {
    const right = regions.find(({ x, y }) => y === region.y && x === region.x + region.width);
    const below = regions.find(({ x, y }) => x === region.x && y === region.y + region.height);
    const [east, south] = [region.x + region.width, region.y + region.height];
    const found: Point[][] = [];
    if (right) found.push([...wander({ x: east, y: region.y - 9 }, { x: east, y: south }, 30, 7, east + region.y)]);
    if (below) found.push([...wander({ x: region.x - 9, y: south }, { x: east, y: south }, 34, 5, south + region.x)]);
    const ends = [
      { x: east, y: south + (below ? 0 : 9) },
      { x: east + (right ? 0 : 9), y: south },
    ];
    return found.map((points, n) => smooth([...points, right && n === 0 ? ends[0]! : ends[1]!], false));
  });
}

/** The open ground of a location. */
export function clearing({ x, y }: Point, rx: number, ry: number): string {
  const corners = 14;
  const points = Array.from({ length: corners }, (_, n) => {
    const turn = (n / corners) * 2 * Math.PI;
    const reach = 0.97 + chance(n, x + y, 5) * 0.09;
    const soften = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;
    return { x: x + rx * reach * soften(Math.cos(turn)), y: y + ry * reach * soften(Math.sin(turn)) };
  });
  return smooth(points, true);
}

export interface Trail {
  readonly d: string;
  readonly middle: Point;
  /** Whether it leads to another board, over a river. */
  readonly bridge: boolean;
  readonly upright: boolean;
}

/** Trails between neighbouring locations. */
export function trails(locations: readonly Location[], chart: Chart): Trail[] {
  return locations.flatMap((from) =>
    locations
      .filter(({ x, y }) => (x === from.x + 1 && y === from.y) || (x === from.x && y === from.y + 1))
      .map((to) => {
        const [a, b] = [chart.centre(from.x, from.y), chart.centre(to.x, to.y)];
        const bend = (chance(from.x + to.x, from.y + to.y, 7) - 0.5) * 26;
        const upright = from.x === to.x;
        const middle = { x: (a.x + b.x) / 2 + (upright ? bend : 0), y: (a.y + b.y) / 2 + (upright ? 0 : bend) };
        return { d: smooth([a, middle, b], false), middle, bridge: from.board !== to.board, upright };
      }),
  );
}
