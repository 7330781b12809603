/** The land as line art: where each peak, dune and tree stands, worked out once. */

import { path, walk, apart, type Point } from './curve';
import { DESERTS, RANGES, WOODS, type Desert, type Range } from './geography/land';
import { onSheet } from './projection';

/** A number from 0 to 1 that looks like chance and is always the same. */
function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const round = (value: number): number => Math.round(value * 10) / 10;

export interface Peak {
  /** The sunny outline and the shaded side. */
  readonly outline: string;
  readonly shade: string;
  /** Peaks further south stand in front. */
  readonly foot: number;
}

function peak({ x, y }: Point, height: number, seed: number): Peak {
  const tall = height * (0.8 + 0.45 * chance(seed));
  const half = tall * (0.62 + 0.16 * chance(seed + 0.5));
  const lean = (chance(seed + 0.25) - 0.5) * half * 0.4;
  const [left, right, top, foot] = [round(x - half), round(x + half), round(y - tall), round(y)];
  const tip = round(x + lean);
  const fold = `L${round(tip + half * 0.1)} ${round(y - tall * 0.62)} ${round(tip - half * 0.12)} ${round(y - tall * 0.3)}`;
  return {
    outline: `M${left} ${foot}Q${round(tip - half * 0.35)} ${round(y - tall * 0.55)} ${tip} ${top}L${right} ${foot}`,
    shade: `M${tip} ${top}${fold} ${round(x + half * 0.1)} ${foot}H${right}z`,
    foot: y,
  };
}

function peaksOf({ crest, height }: Range, first: number): Peak[] {
  const points = crest.map(onSheet);
  let length = 0;
  for (let n = 1; n < points.length; n++) length += apart(points[n - 1]!, points[n]!);
  const count = Math.max(1, Math.round(length / (height * 1.25)));
  return walk(points, count).map(({ x, y }, n) => {
    const aside = (chance(first + n * 3.7) - 0.5) * height * 0.7;
    return peak({ x, y: y + aside }, height, first + n);
  });
}

/** All peaks, from north to south. */
export const PEAKS: readonly Peak[] = Object.values(RANGES)
  .flatMap((range, n) => peaksOf(range, n * 50))
  .sort((a, b) => a.foot - b.foot);

export interface Sand {
  readonly area: string;
  readonly dunes: string;
}

/** A desert: a soft patch of sand, and dunes that open to the south-east. */
function sand({ middle, reach }: Desert, first: number): Sand {
  const [longitude, latitude] = middle;
  const rim = Array.from({ length: 10 }, (_, n) => {
    const angle = (n / 10) * 2 * Math.PI;
    const far = 1.12 + 0.3 * chance(first + n * 1.3);
    return onSheet([longitude + reach[0] * far * Math.cos(angle), latitude + reach[1] * far * Math.sin(angle)]);
  });
  const [left, right] = [onSheet([longitude - reach[0], latitude]).x, onSheet([longitude + reach[0], latitude]).x];
  const [top, foot] = [onSheet([longitude, latitude + reach[1]]).y, onSheet([longitude, latitude - reach[1]]).y];
  const dunes: string[] = [];
  let seed = first;
  for (let y = top + 3; y <= foot; y += 7.5) {
    const share = (y - (top + foot) / 2) / ((foot - top) / 2 || 1);
    const half = ((right - left) / 2) * Math.sqrt(Math.max(0, 1 - share * share));
    for (let x = (left + right) / 2 - half + 4 * chance(seed++); x <= (left + right) / 2 + half - 5; x += 15) {
      const at = `${round(x + 5 * chance(seed++))} ${round(y + 3 * chance(seed++))}`;
      dunes.push(chance(seed++) < 0.72 ? `M${at}q2.6 -3.4 5.2 -.6q1.6 -1.4 3.4 .4` : `M${at}h.1m3.4 1.2h.1m2.6 -2h.1`);
    }
  }
  return { area: path(rim, true), dunes: dunes.join('') };
}

export const SANDS: readonly Sand[] = Object.values(DESERTS).map((desert, n) => sand(desert, 900 + n * 70));

/** The woods in one path: clumps of three trees, a crown over a stem. */
export const TREES: string = WOODS.map((clump, n) => {
  const { x, y } = onSheet(clump);
  const tree = (dx: number, dy: number, tall: number): string =>
    `M${round(x + dx)} ${round(y + dy)}v-2c-2.6 -.4 -2.7 -2.6 -1.5 -3.4c-.4 -2.2 .6 -${tall} 1.5 -${tall}s1.9 ${tall - 2.2} 1.5 ${tall}c1.2 .8 1.1 3 -1.5 3.4`;
  return tree(0, 0, 3.4) + tree(6 + chance(n), 1.6, 2.8) + tree(3, 3.4 + chance(n + 0.5), 3);
}).join('');
