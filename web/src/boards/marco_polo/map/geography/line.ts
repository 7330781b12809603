/** How lines are written down: longitude and latitude of each point, `12.3 45.4, 13.6 44.9`. */

import type { Degrees } from '../projection';

export function line(points: string): readonly Degrees[] {
  return points.split(',').map((point) => {
    const [longitude, latitude] = point.trim().split(' ').map(Number);
    return [longitude!, latitude!];
  });
}
