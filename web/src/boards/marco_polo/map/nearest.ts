/** The arrow keys walk from place to place where nothing is lit. */

import { PLACE_IDS, spot, type PlaceId } from './places';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in the direction of the key: straight is near, sideways is far. */
export function nearest(from: PlaceId, key: string): PlaceId | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const start = spot(from).at;
  let best: PlaceId | null = null;
  let least = Infinity;
  for (const id of PLACE_IDS) {
    const x = spot(id).at.x - start.x;
    const y = spot(id).at.y - start.y;
    const ahead = x * dx + y * dy;
    const far = ahead + (Math.abs(x * dy) + Math.abs(y * dx)) * 2;
    if (ahead > 2 && far < least) [best, least] = [id, far];
  }
  return best;
}
