/** A picture of a game: a sky and layers of land, water, people and buildings, from far to near. */

import type { SymbolName } from '../symbols';

export type Layer =
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly r: number; readonly colour: string }
  /** The upper edge of some land, from x -200; it reaches down to the ground. */
  | { readonly kind: 'land'; readonly d: string; readonly colour: string }
  | { readonly kind: 'shape'; readonly d: string; readonly colour: string; readonly opacity?: number }
  | {
      readonly kind: 'line';
      readonly d: string;
      readonly colour: string;
      readonly width?: number;
      readonly dash?: string;
      readonly opacity?: number;
    }
  /** A symbol of the house, standing with its feet at `y`. */
  | {
      readonly kind: 'symbol';
      readonly name: SymbolName;
      readonly x: number;
      readonly y: number;
      readonly height: number;
      readonly colour: string;
      readonly flip?: boolean;
    };

export interface Scene {
  readonly sky: readonly string[];
  readonly layers: readonly Layer[];
}

export const symbol = (
  name: SymbolName,
  x: number,
  y: number,
  height: number,
  colour: string,
  flip = false,
): Layer => ({
  kind: 'symbol',
  name,
  x,
  y,
  height,
  colour,
  flip,
});
export const sun = (x: number, y: number, r: number, colour = '#fbe3a0'): Layer => ({ kind: 'disc', x, y, r, colour });
export const road = (d: string, colour = '#fdf1d2'): Layer => ({ kind: 'line', d, colour, width: 1.5, dash: '0.1 5' });

export const DUSK = ['#35586a', '#b98a72', '#efc489', '#f6dca6'];
export const MORNING = ['#5f97a3', '#a9cfc9', '#f3e6c4'];
export const FOREST = ['#7fa3a5', '#d3ddc4', '#f4ead0'];
export const NIGHT = ['#12303c', '#2d5b66', '#7f9d95', '#e0bd86'];
