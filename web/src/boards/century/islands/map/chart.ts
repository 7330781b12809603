/** The spaces of a map on their sheet: hexes with flat tops, in units of the sheet. */

import type { Point } from '../../../../lib/sheet/point';
import type { Sheet } from '../../../../lib/sheet/camera.svelte';

/** From the middle of a space to its corners. */
export const RADIUS = 70;
export const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;
/** The open sea around the outermost spaces. */
const MARGIN = 30;

/** Where a space lies in axial coordinates. */
export interface Spot {
  readonly q: number;
  readonly r: number;
}

export class Chart {
  readonly sheet: Sheet;
  readonly #centres: readonly Point[];

  constructor(spots: readonly Spot[]) {
    const raw = spots.map(({ q, r }) => ({ x: 1.5 * RADIUS * q, y: 2 * HALF_HEIGHT * (r + q / 2) }));
    const left = Math.min(...raw.map(({ x }) => x)) - RADIUS - MARGIN;
    const top = Math.min(...raw.map(({ y }) => y)) - HALF_HEIGHT - MARGIN;
    this.#centres = raw.map(({ x, y }) => ({ x: x - left, y: y - top }));
    this.sheet = {
      width: Math.max(...this.#centres.map(({ x }) => x)) + RADIUS + MARGIN,
      height: Math.max(...this.#centres.map(({ y }) => y)) + HALF_HEIGHT + MARGIN,
    };
  }

  /** The middle of a space, by its number from 1. */
  centre(space: number): Point {
    return this.#centres[space - 1] ?? { x: this.sheet.width / 2, y: this.sheet.height / 2 };
  }

  /** A position on the sheet as CSS lengths, whatever the size it is shown in. */
  left(x: number): string {
    return `${((x / this.sheet.width) * 100).toFixed(3)}%`;
  }

  top(y: number): string {
    return `${((y / this.sheet.height) * 100).toFixed(3)}%`;
  }

  /** Whether it wants the whole width of the table. */
  get isWide(): boolean {
    return this.sheet.width > this.sheet.height * 1.15;
  }
}

const drawn = new Map<string, Chart>();
const known = new WeakMap<readonly Spot[], Chart>();

/** The chart of these spaces; the same one for the same shape. */
export function chartOf(spots: readonly Spot[]): Chart {
  const found = known.get(spots);
  if (found) return found;
  const key = spots.map(({ q, r }) => `${q},${r}`).join(';');
  let chart = drawn.get(key);
  if (!chart) drawn.set(key, (chart = new Chart(spots)));
  known.set(spots, chart);
  return chart;
}

/** The corners of a space with a flat top, from the right one clockwise. */
export function corners(at: Point, radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((n) => ({
    x: at.x + radius * Math.cos((Math.PI / 3) * n),
    y: at.y + radius * Math.sin((Math.PI / 3) * n),
  }));
}
