/** Where pieces stand on their hex: in its middle, or beside what is printed there. */

import type { Chart } from '../chart';
import type { Point } from '../../../../lib/sheet/point';

/** From the middle of the hex, in tenths of its radius, and how large. */
export type Spot = readonly [x: number, y: number, share: number];

const MIDDLE: Spot = [0, 0, 1.1];
const BESIDE: Spot = [-6, 4.3, 0.8];

export function explorerSpot(chart: Chart, cell: number): Spot {
  return chart.hex(cell)?.kind === 'blank' ? MIDDLE : BESIDE;
}

/** A spot of a hex on the sheet. */
export function onSheet(chart: Chart, cell: number, [x, y]: Spot): Point {
  const at = chart.centre(cell);
  const size = chart.radius / 10;
  return { x: at.x + x * size, y: at.y + y * size };
}
