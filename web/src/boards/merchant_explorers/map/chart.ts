/** A province on the sheet: where its hexes lie, and lines around any of them. Worked out once for each map. */

import type { GuildMapParts, HexPart, MapPart } from '../types';
import type { Point } from '../../../lib/sheet/point';
import { corners, edge, EDGE_OF, line, spell } from './edges';
import { DIRECTIONS, Grid } from './grid';

const STEP_ACROSS = 1.5;
const STEP_DOWN = Math.sqrt(3);
const MARGIN = 24;

/** The paper the map is drawn on, in its own units. */
export const SHEET = { width: 1000, height: 650 } as const;
/** A position on the sheet as a CSS length, whatever the size it is shown in. */
export const left = (x: number): string => `${((x / SHEET.width) * 100).toFixed(3)}%`;
export const top = (y: number): string => `${((y / SHEET.height) * 100).toFixed(3)}%`;

export class Chart {
  readonly map: MapPart;
  readonly grid: Grid;
  /** The distance from the middle of a hex to its corners, in units of the sheet. */
  readonly radius: number;
  readonly #left: number;
  readonly #top: number;
  readonly #hexes: ReadonlyMap<number, HexPart>;

  constructor(map: MapPart, grid: Grid) {
    this.map = map;
    this.grid = grid;
    this.#hexes = new Map(map.hexes.map((hex) => [hex.cell, hex]));
    const spots = this.everything.map((cell) => this.#spot(cell));
    const [left, right] = [Math.min(...spots.map(({ x }) => x)) - 1, Math.max(...spots.map(({ x }) => x)) + 1];
    const half = STEP_DOWN / 2;
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - half, Math.max(...spots.map(({ y }) => y)) + half];
    const room = { width: SHEET.width - 2 * MARGIN, height: SHEET.height - 2 * MARGIN };
    this.radius = Math.min(room.width / (right - left), room.height / (bottom - top));
    this.#left = (SHEET.width - (right + left) * this.radius) / 2;
    this.#top = (SHEET.height - (bottom + top) * this.radius) / 2;
  }

  /** All cells of the map, those nobody can enter included. */
  get everything(): number[] {
    return [...this.map.hexes.map(({ cell }) => cell), ...this.map.blocked.map(({ cell }) => cell)];
  }

  hex(cell: number): HexPart | undefined {
    return this.#hexes.get(cell);
  }

  has(cell: number): boolean {
    return this.#hexes.has(cell);
  }

  centre(cell: number): Point {
    const { x, y } = this.#spot(cell);
    return { x: this.#left + x * this.radius, y: this.#top + y * this.radius };
  }

  /** Hexes as areas, one after the other in one path. */
  areas(cells: Iterable<number>, share = 1): string {
    return [...cells].map((cell) => this.#area(cell, share)).join('');
  }

  /** The lines where a set of hexes ends; `counts` tells on which side of a border it is drawn at all. */
  border(cells: ReadonlySet<number>, counts: (outside: number | null) => boolean = () => true): string {
    const found: string[] = [];
    for (const cell of cells) {
      const points = corners(this.centre(cell), this.radius);
      for (const direction of DIRECTIONS) {
        const other = this.grid.beside(cell, direction);
        if ((other !== null && cells.has(other)) || !counts(other)) continue;
        const [a, b] = EDGE_OF[direction]!;
        found.push(line(edge(points[a]!, points[b]!, this.radius)));
      }
    }
    return found.join('');
  }

  /** The hexes beside a hex. */
  neighbours(cell: number): number[] {
    return DIRECTIONS.map((direction) => this.grid.beside(cell, direction)).filter(
      (other) => other !== null && this.has(other),
    ) as number[];
  }

  #area(cell: number, share: number): string {
    const points = corners(this.centre(cell), this.radius * share);
    if (share !== 1) return `M${points.map(spell).join('L')}z`;
    const around = points.flatMap((point, n) => edge(point, points[(n + 1) % 6]!, this.radius).slice(0, -1));
    return `${line(around)}z`;
  }

  #spot(cell: number): Point {
    const column = this.grid.column(cell);
    return { x: STEP_ACROSS * column, y: STEP_DOWN * (this.grid.row(cell) + (column % 2 === 0 ? 0.5 : 0)) };
  }
}

const drawn = new Map<MapPart, Chart>();

export function chartOf(parts: GuildMapParts, key: string): Chart {
  const map = parts.maps[key]!;
  let chart = drawn.get(map);
  if (!chart) drawn.set(map, (chart = new Chart(map, new Grid(parts.columns, parts.rows))));
  return chart;
}
