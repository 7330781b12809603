/** The shapes of islands, drawn on a sheet of 60 by 52 with its middle at 0,0. */

import type { Hex } from './hexes';

interface Island {
  readonly shore: string;
  readonly grove: string;
}

const ISLANDS: readonly Island[] = [
  {
    shore: 'M-17 -9C-13 -18 -2 -20 7 -17S20 -10 19 -1 15 14 5 16 -12 16 -17 9 -20 -2 -17 -9z',
    grove: 'M-14 5C-15 -2 -11 -9 -4 -9S7 -4 5 3 -3 10 -7 10 -13 9 -14 5z',
  },
  {
    shore: 'M-19 -3C-18 -12 -9 -15 -2 -18S15 -15 18 -7 18 8 11 13 -2 18 -10 15 -20 6 -19 -3z',
    grove: 'M-2 -12C4 -15 12 -11 13 -5S9 5 3 4 -8 -8 -2 -12z',
  },
  {
    shore: 'M-15 -12C-8 -19 6 -19 12 -14S21 0 17 8 3 18 -6 16 -19 10 -19 2 -19 -8 -15 -12z',
    grove: 'M-12 -4C-9 -11 0 -12 5 -8S6 3 0 6 -15 4 -12 -4z',
  },
];

/** Islands differ, but the same hex always has the same one. */
export function islandAt({ q, r }: Hex): Island {
  const number = (((q * 7 + r * 5) % ISLANDS.length) + ISLANDS.length) % ISLANDS.length;
  return ISLANDS[number]!;
}

/** A market stall: two poles, a counter and a striped awning. */
export const STALL = {
  poles: 'M-8 -1V10M8 -1V10M-9 6H9',
  awning: 'M-9.5 -8H9.5L12 -1H-12z',
  stripes: 'M-4 -8 -5.2 -1H0V-8zM4 -8H9.5L12 -1H5.2z',
  edge: 'M-12 -1c0 4 4.8 4 4.8 0 0 4 4.8 4 4.8 0 0 4 4.8 4 4.8 0 0 4 4.8 4 4.8 0 0 4 4.8 4 4.8 0',
} as const;

/** A harbour: moles of stone around deep water, with a way in. */
export const HARBOUR = {
  basin: 'M0 -19A19 19 0 1 1 0 19 19 19 0 0 1 0 -19z',
  moles: 'M-5 18.500A19 19 0 1 1 9 16.8',
} as const;

export const WAVES =
  'M-18 -9c3-3 6-3 9 0s6 3 9 0 6-3 9 0 6 3 9 0M-20 3c3-3 6-3 9 0s6 3 9 0 6-3 9 0 6 3 9 0M-14 14c3-3 6-3 9 0s6 3 9 0 6-3 9 0';
