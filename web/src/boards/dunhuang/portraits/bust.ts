/** What all portraits have in common: a face over a robe, on a round sheet of 48 by 48. */

import type { Drawing, Stroke } from '../../../lib/symbols/drawing';

export const SKIN = '#e7bd95';
export const SHADE = '#b98256';
export const HAIR = '#2a211e';
export const GOLD = '#e5b64a';
export const IRON = '#aab4ba';
export const WOOD = '#7a4a24';
export const WHITE = '#fbf4e4';
export const RED = '#b33a2c';

export const area = (d: string, fill: string): Stroke => ({ d, fill });
export const stroke = (d: string, line: string, width = 1.4): Stroke => ({ d, line, width });
/** An area with a dark edge, for what a person holds. */
export const held = (d: string, fill: string, width = 0.9): Stroke => ({ d, fill, line: '#3a2415', width });

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

interface Bust {
  readonly robe: string;
  readonly collar: string;
  /** Behind the person. */
  readonly behind?: readonly Stroke[];
  /** Hair, hat, beard. */
  readonly head: readonly Stroke[];
  /** Before the person. */
  readonly before?: readonly Stroke[];
}

export function bust({ robe, collar, behind = [], head, before = [] }: Bust): Drawing {
  return {
    box: [48, 48],
    strokes: [
      ...behind,
      area('M4.5 48C5 38 11.5 32 24 32s19 6 19.5 16z', robe),
      area('M20.5 26h7v6.5L24 37l-3.5-4.5z', SHADE),
      area('M24 43.5 16.8 32.4l3.9-1.2L24 36.8l3.3-5.6 3.9 1.2z', collar),
      area('M17.2 21c0-5 2.8-8.6 6.8-8.6s6.8 3.6 6.8 8.6-2.9 8.8-6.8 8.8-6.8-3.8-6.8-8.8z', SKIN),
      stroke('M20.9 21.2v.4M27.1 21.2v.4', HAIR, 1.7),
      stroke('M22.5 26.3c1 .6 2 .6 3 0', '#8f4b35', 1.1),
      ...head,
      ...before,
    ],
  };
}

/** Hair that frames the face. */
export const LONG_HAIR = area(
  'M15.6 26c-1.8-9 1.6-15.5 8.4-15.5S34.2 17 32.4 26c-1.4-2.6-1.8-5.6-3-8.2-3 .4-7-.4-9.2-2.6-1.2 3-3.2 6.8-4.6 10.8z',
  HAIR,
);
