/** The space an arrow key leads to: the nearest one in that direction. */

import type { Point } from '../../../../lib/sheet/point';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Going straight is near, going sideways is far. */
function distance(from: Point, to: Point, [dx, dy]: readonly [number, number]): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = x * dx + y * dy;
  return ahead <= 2 ? Infinity : ahead + (Math.abs(x * dy) + Math.abs(y * dx)) * 1.6;
}

export function walk(from: Point, key: string, spaces: readonly number[], at: (space: number) => Point): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: number | null = null;
  let nearest = Infinity;
  for (const space of spaces) {
    const far = distance(from, at(space), direction);
    if (far < nearest) [best, nearest] = [space, far];
  }
  return best;
}
