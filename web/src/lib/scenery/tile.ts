/** What `boards/<game>/tile.ts` says of its game for the lobby. How many can play, the server tells. */

import { DUSK, road, type Scene, sun } from './scene';

export interface Tile {
  readonly scene: Scene;
  /** How long a game takes, shortest and longest; nothing where nobody has said. */
  readonly minutes: readonly [number, number] | null;
}

/** A tile: how many minutes a game takes, and its scene from the sky down. */
export function tileWith(minutes: Tile['minutes'], sky: Scene['sky'], layers: Scene['layers']): Tile {
  return { minutes, scene: { sky, layers } };
}

/** The tile of a game that brings none. */
export const PLAIN = tileWith(null, DUSK, [
  sun(160, 66, 18),
  { kind: 'land', d: 'M-200 104C-60 92 40 98 130 106S300 92 520 104', colour: '#d6a868' },
  { kind: 'land', d: 'M-200 122C-20 114 120 124 220 118S380 122 520 116', colour: '#b67f48' },
  road('M-10 138C70 128 170 140 330 128'),
]);
