/** What a card lets one explore, as a small picture of hexes: how many, of which terrain, in which shape (ME-31 to ME-51). */

import type { CardPart, PhasePart, Terrain } from '../types';

/** The radius of a hex in a picture. */
export const RADIUS = 10;
const ACROSS = 15;
const DOWN = Math.sqrt(3) * RADIUS;
const GAP = 22.5;

export type Emblem = 'village' | 'city' | 'coin';

export interface DrawnHex {
  readonly x: number;
  readonly y: number;
  /** The terrains it may have, any one of them; none where every terrain will do. */
  readonly grounds: readonly Terrain[];
  readonly emblem?: Emblem;
}

export interface Diagram {
  readonly hexes: readonly DrawnHex[];
  /** The line through hexes that must follow each other. */
  readonly way: readonly (readonly [number, number])[];
  /** Whether the row goes on at its ends. */
  readonly endless: boolean;
  /** Whether all must lie in one region. */
  readonly bounded: boolean;
  /** From where an arrow leads to the second phase, if it is drawn apart. */
  readonly arrow: readonly [number, number] | null;
}

const PLAIN = { way: [], endless: false, bounded: false, arrow: null } as const;
const ENDLESS_SHOWN = 4;
/** The neighbours of a hex in a picture, clockwise from the upper right; the last one stays free. */
const RING: readonly (readonly [number, number])[] = [
  [ACROSS, -DOWN / 2],
  [ACROSS, DOWN / 2],
  [0, -DOWN],
  [-ACROSS, DOWN / 2],
  [-ACROSS, -DOWN / 2],
];

export function diagramOf({ phases }: CardPart): Diagram {
  const [first, second] = phases as [PhasePart, PhasePart?];
  if (second?.shape === 'around') return around(first, second);
  if (second?.shape === 'onward') return onward(first, second);
  if (second) return apart(first, second);
  switch (first.shape) {
    case 'path':
      return path(first);
    case 'line':
      return row(first);
    case 'region':
      return region(first);
    case 'village_rays':
      return rays();
    default:
      return { ...PLAIN, hexes: scattered(terrains(first)) };
  }
}

/** The terrains of a phase; none when all four will do. */
function choice({ caps }: PhasePart): Terrain[] {
  const named = Object.keys(caps) as Terrain[];
  return named.length === 4 ? [] : named;
}

/** One terrain for each hex that may be explored, in the order of the card. */
function terrains({ caps, most }: PhasePart): Terrain[] {
  const all = (Object.entries(caps) as [Terrain, number][]).flatMap(([terrain, cap]) =>
    Array.from({ length: cap }, () => terrain),
  );
  return all.slice(0, most ?? ENDLESS_SHOWN);
}

/** Hexes that need not touch: in rows with gaps between them. */
function scattered(kinds: readonly Terrain[]): DrawnHex[] {
  const perRow = kinds.length === 4 ? 2 : 3;
  const rows = Math.ceil(kinds.length / perRow);
  return kinds.map((terrain, n) => {
    const line = Math.floor(n / perRow);
    const inRow = line === rows - 1 ? kinds.length - line * perRow : perRow;
    return { x: ((n % perRow) - (inRow - 1) / 2) * GAP, y: line * 20, grounds: [terrain] };
  });
}

function path(phase: PhasePart): Diagram {
  const count = phase.most ?? ENDLESS_SHOWN;
  const hexes = Array.from({ length: count }, (_, n) => ({
    x: n * ACROSS,
    y: n % 2 === 0 ? 0 : DOWN / 2,
    grounds: choice(phase),
  }));
  return { ...PLAIN, hexes, way: hexes.map(({ x, y }) => [x, y] as const) };
}

function row(phase: PhasePart): Diagram {
  const hexes = Array.from({ length: phase.most ?? ENDLESS_SHOWN }, (_, n) => ({
    x: n * ACROSS,
    y: (-n * DOWN) / 2,
    grounds: choice(phase),
  }));
  return { ...PLAIN, hexes, way: hexes.map(({ x, y }) => [x, y] as const), endless: phase.most === null };
}

function region(phase: PhasePart): Diagram {
  const spots = [
    [0, 0],
    [ACROSS, DOWN / 2],
    [ACROSS, -DOWN / 2],
    [2 * ACROSS, 0],
  ] as const;
  return { ...PLAIN, bounded: true, hexes: spots.map(([x, y]) => ({ x, y, grounds: choice(phase) })) };
}

function around(first: PhasePart, second: PhasePart): Diagram {
  const rim = RING.slice(0, second.most ?? RING.length).map(([x, y]) => ({ x, y, grounds: [] }));
  return { ...PLAIN, hexes: [{ x: 0, y: 0, grounds: choice(first) }, ...rim] };
}

function onward(first: PhasePart, second: PhasePart): Diagram {
  const hexes = Array.from({ length: 1 + (second.most ?? 0) }, (_, n) => ({
    x: n * ACROSS,
    y: (-n * DOWN) / 2,
    grounds: n === 0 ? choice(first) : [],
  }));
  return { ...PLAIN, hexes, way: hexes.map(({ x, y }) => [x, y] as const) };
}

function rays(): Diagram {
  const ray = (y: number, turn: number): DrawnHex[] =>
    Array.from({ length: 4 }, (_, n) => ({
      x: n * ACROSS,
      y: y + (turn * n * DOWN) / 2,
      grounds: [],
      ...(n === 0 ? { emblem: 'village' as const } : {}),
    }));
  return { ...PLAIN, hexes: [...ray(0, -1), ...ray(DOWN * 1.25, 1)] };
}

function apart(first: PhasePart, second: PhasePart): Diagram {
  const begin = scattered(terrains(first));
  const far = Math.max(...begin.map(({ x }) => x)) + RADIUS;
  const number = second.most ?? 1;
  const then = Array.from({ length: number }, (_, n) => ({
    x: far + 25,
    y: 10 + (n - (number - 1) / 2) * 20,
    grounds: [],
    emblem: second.kind ?? ('coin' as const),
  }));
  return { ...PLAIN, hexes: [...begin, ...then], endless: false, arrow: [far + 7, 10] };
}
