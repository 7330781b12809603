/** The sheet of a small island map, which has less open sea around it, so that all of it can be read beside the land. */

import type { Point } from '../../../../lib/sheet/point';
import type { Sheet } from '../../../../lib/sheet/camera.svelte';
import { Chart, type Spot } from '../map/chart';

/** How much of the open sea is cut off on every side. */
const TRIM = 20; // drawn: units of the sheet

class SnugChart extends Chart {
  override readonly sheet: Sheet;

  constructor(spots: readonly Spot[]) {
    super(spots);
    const { width, height } = new Chart(spots).sheet;
    this.sheet = { width: width - 2 * TRIM, height: height - 2 * TRIM };
  }

  override centre(space: number): Point {
    const { x, y } = super.centre(space);
    return { x: x - TRIM, y: y - TRIM };
  }
}

const known = new WeakMap<readonly Spot[], Chart>();
let last: { readonly shape: string; readonly chart: Chart } | null = null;

/** The chart of these spaces; the same one for the same shape. */
export function snugChart(spots: readonly Spot[]): Chart {
  let chart = known.get(spots);
  if (!chart) {
    const shape = spots.map(({ q, r }) => `${q},${r}`).join(';');
    if (last?.shape !== shape) last = { shape, chart: new SnugChart(spots) };
    chart = last.chart;
    known.set(spots, chart);
  }
  return chart;
}
