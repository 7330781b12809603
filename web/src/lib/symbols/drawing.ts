/** How a symbol is written down: a few paths on a small sheet, painted with the colours of the theme. */

export interface Stroke {
  readonly d: string;
  /** The colour of the area; none when absent. */
  readonly fill?: string;
  /** The colour of the line; none when absent. */
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export interface Drawing {
  /** Width and height of the sheet. */
  readonly box: readonly [number, number];
  readonly strokes: readonly Stroke[];
}

export const INK = 'currentColor';

/** A theme colour, deepened: the side of a piece that lies in shadow. */
export function deep(name: string, share = 62): string {
  return `color-mix(in oklab, var(--${name}) ${share}%, #1a0f05)`;
}

/** A theme colour, lifted: the edge that catches the light. */
export function lifted(name: string, share = 62): string {
  return `color-mix(in oklab, var(--${name}) ${share}%, #fff8e6)`;
}

/** A symbol of one ink on a sheet of 24 by 24: areas and lines. */
export function inked(areas: string, lines = '', width = 1.9): Drawing {
  const strokes: Stroke[] = [];
  if (areas) strokes.push({ d: areas, fill: INK });
  if (lines) strokes.push({ d: lines, line: INK, width });
  return { box: [24, 24], strokes };
}
