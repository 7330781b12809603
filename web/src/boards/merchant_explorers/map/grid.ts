/** The grid all maps are drawn on: columns of hexes with flat tops, the even columns half a hex lower (ME-3). */

export type Step = readonly [column: number, row: number];

const EVEN: readonly Step[] = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const ODD: readonly Step[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
];

/** The six neighbours, from the north clockwise. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

export class Grid {
  readonly #columns: number;
  readonly #rows: number;

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#rows = rows;
  }

  column(cell: number): number {
    return Math.floor(cell / this.#rows);
  }

  row(cell: number): number {
    return cell % this.#rows;
  }

  /** The number of a place, or nothing beyond the grid. */
  at(column: number, row: number): number | null {
    const inside = column >= 0 && column < this.#columns && row >= 0 && row < this.#rows;
    return inside ? column * this.#rows + row : null;
  }

  beside(cell: number, direction: number): number | null {
    const column = this.column(cell);
    const [dx, dy] = (column % 2 === 0 ? EVEN : ODD)[direction]!;
    return this.at(column + dx, this.row(cell) + dy);
  }
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The hex an arrow key leads to: the neighbour in the same row or column of the grid, or beyond a gap the next one there
 * is; where the row ends, the nearest hex of the next column.
 */
export function walk(grid: Grid, from: number, key: string, exists: (cell: number) => boolean): number | null {
  const step = ARROWS[key];
  if (!step) return null;
  const [dx, dy] = step;
  let column = grid.column(from) + dx;
  let row = grid.row(from) + dy;
  for (let cell = grid.at(column, row); cell !== null; cell = grid.at((column += dx), (row += dy))) {
    if (exists(cell)) return cell;
    if (dx !== 0) {
      const near = [-1, 1].map((aside) => grid.at(column, row + aside)).find((one) => one !== null && exists(one));
      if (near !== undefined && near !== null) return near;
    }
  }
  return null;
}
