/** The emblems of the kinds of places: a ground of its own outline each, and a picture on it. Sheet of 48 by 48. */

import { SYMBOLS } from '../../../../lib/symbols';
import type { Kind } from '../places';

export interface Emblem {
  readonly ground: string;
  /** A finer line inside the ground. */
  readonly rim: string;
  /** One ink, on its own sheet of 24 by 24, laid in the middle of the ground. */
  readonly picture: string;
  /** How large the picture is. */
  readonly scale: number;
}

const disc = (r: number): string => `M24 ${24 - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 -${2 * r}z`;

/** A regular figure; every second corner may be drawn in. */
function corners(count: number, r: number, inner = r, turn = 0): string {
  const points = Array.from({ length: count }, (_, n) => {
    const angle = ((n + turn) / count) * 2 * Math.PI - Math.PI / 2;
    const far = n % 2 ? inner : r;
    return `${(24 + far * Math.cos(angle)).toFixed(1)} ${(24 + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

const PALM =
  'M11.2 21.500c.9-4.3 1-8 .2-11.300l1.9-.3c1 3.8 1 7.6.2 11.600zM12.3 9.800c-3.6-1.9-6.5-1.3-8.6 1.8 0-4.3 3.2-6.6 7-4.8-1.6-1.9-3.5-2.6-5.8-2 2.5-3 5.9-2.5 7.2.8 1.6-3 4.6-3.5 6.9-.9-2.2-.2-3.9.5-5 2 3.6-1.3 6.3.8 6.6 4.8-2.2-2.9-4.9-3.5-8.3-1.700zM4.5 22.500c4.6-1.7 10.3-1.7 15 0z';

const one = (name: 'city' | 'village' | 'ship' | 'gate'): string => SYMBOLS[name].strokes.map(({ d }) => d).join('');

export const EMBLEMS: Readonly<Record<Kind, Emblem>> = {
  start: { ground: corners(16, 23.4, 20.4), rim: disc(17.6), picture: one('ship'), scale: 1.02 },
  beijing: { ground: corners(8, 23.4, 20.6), rim: corners(8, 19.4, 17.2), picture: one('gate'), scale: 1.02 },
  city: { ground: disc(22.6), rim: disc(18.8), picture: one('city'), scale: 1.05 },
  province: { ground: corners(6, 23.4), rim: corners(6, 19.2), picture: one('village'), scale: 0.98 },
  oasis: { ground: disc(22), rim: '', picture: PALM, scale: 1.55 },
};
