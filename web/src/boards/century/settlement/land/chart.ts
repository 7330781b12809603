/** Where the locations lie on the sheet: cells of the table, each a little out of line so that a landscape comes of them. */

import type { Point } from '../../../../lib/sheet/point';
import type { Location } from '../types';

/** The width of a cell in units of the sheet; narrow screens have higher cells, as more stands below each other. */
export const CELL_WIDTH = 150;
/** The water around the land. */
export const SHORE = 14;
const BOARD_ACROSS = 2;
const BOARD_DOWN = 3;

export interface Cell extends Point {
  /** Counted from 1. */
  readonly column: number;
  readonly row: number;
}

/** A board of the table with the cells on which there is no location. */
export interface Region {
  readonly board: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly empty: readonly Cell[];
}

export interface Chart {
  readonly locations: readonly Location[];
  /** The first column of the table that is on the sheet, from 1, and how many there are. */
  readonly first: number;
  readonly columns: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly sheet: { readonly width: number; readonly height: number };
  readonly regions: readonly Region[];
  /** The middle of a cell, counted from 1. */
  centre(column: number, row: number): Point;
}

/** A number between 0 and 1 that is always the same for the same place. */
export function chance(a: number, b: number, salt = 0): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** The chart of some locations, whole boards of the table. */
export function chartOf(locations: readonly Location[], height: number): Chart {
  const cell = { width: CELL_WIDTH, height };
  const span = (values: readonly number[], step: number): readonly [number, number] => [
    Math.floor((Math.min(...values) - 1) / step) * step,
    Math.ceil(Math.max(...values) / step) * step,
  ];
  const [left, right] = span(
    locations.map(({ x }) => x),
    BOARD_ACROSS,
  );
  const [top, bottom] = span(
    locations.map(({ y }) => y),
    BOARD_DOWN,
  );
  const corner = (column: number, row: number): Point => ({
    x: SHORE + (column - left) * cell.width,
    y: SHORE + (row - top) * cell.height,
  });
  const centre = (column: number, row: number): Point => {
    const { x, y } = corner(column - 0.5, row - 0.5);
    return { x: x + (chance(column, row, 1) - 0.5) * 8, y: y + (chance(column, row, 2) - 0.5) * 6 };
  };
  const end = corner(right, bottom);
  return {
    locations,
    first: left + 1,
    columns: right - left,
    cell,
    sheet: { width: end.x + SHORE, height: end.y + SHORE },
    regions: regionsOf(locations, cell, corner, centre),
    centre,
  };
}

function regionsOf(
  locations: readonly Location[],
  cell: { readonly width: number; readonly height: number },
  corner: (column: number, row: number) => Point,
  centre: (column: number, row: number) => Point,
): Region[] {
  return [...new Set(locations.map(({ board }) => board))].map((board) => {
    const own = locations.filter((one) => one.board === board);
    const across = Math.floor((own[0]!.x - 1) / BOARD_ACROSS) * BOARD_ACROSS;
    const down = Math.floor((own[0]!.y - 1) / BOARD_DOWN) * BOARD_DOWN;
    const cells = Array.from({ length: BOARD_ACROSS * BOARD_DOWN }, (_, n) => {
      const column = across + 1 + (n % BOARD_ACROSS);
      const row = down + 1 + Math.floor(n / BOARD_ACROSS);
      return { column, row, ...centre(column, row) };
    });
    return {
      board,
      ...corner(across, down),
      width: BOARD_ACROSS * cell.width,
      height: BOARD_DOWN * cell.height,
      empty: cells.filter(({ column, row }) => !own.some(({ x, y }) => x === column && y === row)),
    };
  });
}
