/** The tiles of the games in the lobby: each lies in the folder of its game. */

import { PLAIN, type Tile } from '../lib/scenery/tile';

const tiles = import.meta.glob('./*/tile.ts', { eager: true }) as Record<string, { tile: Tile }>;

export function tileOf(game: string): Tile {
  return tiles[`./${game}/tile.ts`]?.tile ?? PLAIN;
}
