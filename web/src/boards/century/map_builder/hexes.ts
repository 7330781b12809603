/** Hexes with flat tops on the screen: axial coordinates, as the server writes them, and the field they are shown on. */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A stretch of sea: its columns from the left one, and so many hexes in each. */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** From the middle of a hex to its corners; all drawings are made for this size. */
export const RADIUS = 30; // drawn: parts of the sheet
const HEIGHT = RADIUS * Math.sqrt(3);
const ROWS = 8; // drawn: of a field at least
const NARROW = 9; // drawn: columns on a phone
const WIDE = 13; // drawn: columns elsewhere

export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

export function hexOf(key: string): Hex {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return { q, r };
}

export function centre({ q, r }: Hex): { x: number; y: number } {
  return { x: 1.5 * RADIUS * q, y: HEIGHT * (r + q / 2) };
}

/** The corners of a hex around the middle of the sheet, as a polygon wants them. */
export function outline(radius: number): string {
  const corner = (turn: number): string => {
    const angle = (Math.PI / 3) * turn;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return Array.from({ length: 6 }, (_, turn) => corner(turn)).join(' ');
}

/** The row of a hex: columns stand side by side, every second one half a hex lower. */
export const rowOf = ({ q, r }: Hex): number => r + Math.floor(q / 2);
const inRow = (q: number, row: number): Hex => ({ q, r: row - Math.floor(q / 2) });

/** The hexes of a field, row by row. */
export function rowsOf(field: Field): Hex[][] {
  return Array.from({ length: field.rows }, (_, row) =>
    Array.from({ length: field.columns }, (_, column) => inRow(field.left + column, field.top + row)),
  );
}

export function isOn(field: Field, hex: Hex): boolean {
  const column = hex.q - field.left;
  const row = rowOf(hex) - field.top;
  return column >= 0 && column < field.columns && row >= 0 && row < field.rows;
}

/** What a hex is called here: a letter for its column, and its row. */
export function nameOf(field: Field, hex: Hex): string {
  const column = hex.q - field.left;
  return `${letters(column)}${rowOf(hex) - field.top + 1}`;
}

export function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** The part of the sheet that holds these hexes, with some room around it. */
export function sheetOf(hexes: readonly Hex[], room: number): { x: number; y: number; width: number; height: number } {
  const middles = hexes.map(centre);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const x = Math.min(...xs) - RADIUS - room;
  const y = Math.min(...ys) - HEIGHT / 2 - room;
  return {
    x,
    y,
    width: Math.max(...xs) + RADIUS + room - x,
    height: Math.max(...ys) + HEIGHT / 2 + room - y,
  };
}

/** The hex under a point of the sheet. */
export function hexAt(x: number, y: number): Hex {
  const q = x / (1.5 * RADIUS);
  const r = y / HEIGHT - q / 2;
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return { q: -rr - rs, r: rr };
  return dr > ds ? { q: rq, r: -rq - rs } : { q: rq, r: rr };
}

/** A field with the hexes in its middle and free sea on every side. */
export function fieldAround(hexes: readonly Hex[]): Field {
  const fewest = matchMedia('(max-width: 760px)').matches ? NARROW : WIDE;
  if (hexes.length === 0) return { left: 0, top: 0, columns: fewest, rows: ROWS };
  const qs = hexes.map(({ q }) => q);
  const rows = hexes.map(rowOf);
  const span = (values: number[], smallest: number): [number, number] => {
    const first = Math.min(...values);
    const size = Math.max(...values) - first + 1;
    const whole = Math.max(smallest, size + 2);
    return [first - Math.floor((whole - size) / 2), whole];
  };
  const [left, columns] = span(qs, fewest);
  const [top, tall] = span(rows, ROWS);
  return { left, top, columns, rows: tall };
}

/** The same field, grown where the hexes have come to its edge. */
export function grown(field: Field, hexes: readonly Hex[]): Field {
  if (hexes.length === 0) return field;
  const qs = hexes.map(({ q }) => q);
  const rows = hexes.map(rowOf);
  const left = Math.min(field.left, Math.min(...qs) - 1);
  const top = Math.min(field.top, Math.min(...rows) - 1);
  const right = Math.max(field.left + field.columns, Math.max(...qs) + 2);
  const bottom = Math.max(field.top + field.rows, Math.max(...rows) + 2);
  return { left, top, columns: right - left, rows: bottom - top };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1], // drawn: columns and rows
  ArrowDown: [0, 1], // drawn: columns and rows
  ArrowLeft: [-1, 0], // drawn: columns and rows
  ArrowRight: [1, 0], // drawn: columns and rows
};

/** The neighbouring hex an arrow key leads to, or nothing at the edge of the field and for other keys. */
export function neighbour(field: Field, hex: Hex, key: string): Hex | null {
  const way = ARROWS[key];
  if (!way) return null;
  const next = inRow(hex.q + way[0], rowOf(hex) + way[1]);
  return isOn(field, next) ? next : null;
}
