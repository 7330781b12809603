/**
 * From degrees to the sheet. The scale changes smoothly from west to east and from north to south, so that crowded
 * lands get more paper: a licence every old map takes.
 */

import type { Point } from './curve';

export const SHEET = { width: 1000, height: 650 } as const;

/** Longitude or latitude, in degrees. */
export type Degrees = readonly [longitude: number, latitude: number];

type Scale = readonly (readonly [degree: number, position: number])[];

const ACROSS: Scale = [
  [-25, -110],
  [-4, 0],
  [7, 54],
  [20, 148],
  [30, 196],
  [45, 282],
  [60, 372],
  [66, 418],
  [78, 560],
  [90, 636],
  [98, 696],
  [105, 772],
  [117, 884],
  [124, 928],
  [146, 1016],
  [165, 1090],
];

const DOWN: Scale = [
  [75, -90],
  [63, 0],
  [56, 60],
  [45, 150],
  [40, 202],
  [31, 290],
  [25, 345],
  [10, 480],
  [0, 576],
  [-7, 640],
  [-20, 760],
];

/** A smooth rising or falling function through the given pairs (Fritsch-Carlson). */
function scale(pairs: Scale): (degree: number) => number {
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  const rise = sorted.slice(1).map(([d, p], n) => (p - sorted[n]![1]) / (d - sorted[n]![0]));
  const slope = sorted.map((_, n) => {
    const [left, right] = [rise[Math.max(0, n - 1)]!, rise[Math.min(rise.length - 1, n)]!];
    return (2 * left * right) / (left + right);
  });
  return (degree) => {
    let n = 0;
    while (n < sorted.length - 2 && sorted[n + 1]![0] < degree) n++;
    const [d0, p0] = sorted[n]!;
    const [d1, p1] = sorted[n + 1]!;
    const width = d1 - d0;
    const t = (degree - d0) / width;
    return (
      p0 * (1 + 2 * t) * (1 - t) ** 2 +
      p1 * t * t * (3 - 2 * t) +
      width * t * (1 - t) * (slope[n]! * (1 - t) - slope[n + 1]! * t)
    );
  };
}

const across = scale(ACROSS);
const down = scale(DOWN);

export function onSheet([longitude, latitude]: Degrees): Point {
  return { x: across(longitude), y: down(latitude) };
}

/** A position on the sheet as a CSS length, whatever the size it is shown in. */
export const left = (x: number): string => `${((x / SHEET.width) * 100).toFixed(3)}%`;
export const top = (y: number): string => `${((y / SHEET.height) * 100).toFixed(3)}%`;
