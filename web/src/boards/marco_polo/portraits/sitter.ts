/** What all travellers have in common: somebody in three-quarter view before the sky, on a sheet of 48 by 48. */

import type { Drawing, Stroke } from '../../../lib/symbols/drawing';

export const fill = (d: string, colour: string): Stroke => ({ d, fill: colour });
export const line = (d: string, colour: string, width = 1.4): Stroke => ({ d, line: colour, width });

export interface Sitter {
  readonly skin: string;
  readonly coat: string;
  readonly lining: string;
  /** Hair and what is behind the head. */
  readonly behind?: readonly Stroke[];
  /** Beard, hat, what is in the hands. */
  readonly before: readonly Stroke[];
}

/** The face looks a little to the left. */
export function sitter({ skin, coat, lining, behind = [], before }: Sitter): Drawing {
  return {
    box: [48, 48],
    strokes: [
      ...behind,
      fill('M3.5 48.5c.6-9.8 7.5-15.3 20.5-15.3s20 5.5 20.5 15.3z', coat),
      fill('M17.5 33.8 23 48.5h6.5l3-14.4-5.5-1.3z', lining),
      fill('M19.6 26.5h8.6v6.7c-1.9 2.6-6 2.6-8.6.2z', `color-mix(in oklab, ${skin} 78%, #5a2a14)`),
      fill(
        'M16.4 21.2c-.7-5.8 2.6-10 7.6-10s8.2 3.9 7.8 9.6c-.4 5.6-3.4 9.4-7.7 9.4-3.7 0-6-2.5-7-5.5l-1.6-.9c-.5-.3-.5-.8-.2-1.2z',
        skin,
      ),
      line('M19.8 20.3v.9M25.8 20.3v.9', '#2a1c14', 1.6),
      line('M18.6 18.3l2.3-.7M24.7 17.6l2.5.5', '#2a1c14', 1),
      line('M22.2 20.8l-1.5 3.6h1.9', '#8a5234', 0.9),
      line('M20.7 26.9c1.2.5 2.5.4 3.6-.2', '#8f4b35', 1.1),
      ...before,
    ],
  };
}
