/** Coastlines: round, a little unsteady, and always the same for the same island. */

import type { Point } from '../../../../lib/sheet/point';

const STEPS = 14;
const WIDE = 61;
const HIGH = 46;
/** Islands lie a little low in their space: the sea above them is where ships anchor. */
const LOW = 7;
const WOBBLE = 0.13;

/** The same number from 0 to 1 for the same seed, always. */
export function chance(seed: number, turn = 0): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(turn + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) / 2 ** 32;
}

/** The coast of an island around the middle of its space; `wider` moves it out to sea. */
export function coast(seed: number, wider = 0): string {
  const points = Array.from({ length: STEPS }, (_, n) => {
    const angle = (n / STEPS) * 2 * Math.PI;
    const share = 1 - WOBBLE * chance(seed, n);
    return {
      x: Math.cos(angle) * (WIDE * share + wider),
      y: LOW + Math.sin(angle) * (HIGH * share + wider * 0.9),
    };
  });
  return smooth(points);
}

/** A closed line that runs softly through all points. */
function smooth(points: readonly Point[]): string {
  const at = (n: number): Point => points[(n + points.length) % points.length]!;
  const curves = points.map((point, n) => {
    const [before, next, after] = [at(n - 1), at(n + 1), at(n + 2)];
    const leave = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const reach = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
    return `C${spell(leave)} ${spell(reach)} ${spell(next)}`;
  });
  return `M${spell(at(0))}${curves.join('')}z`;
}

const spell = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
