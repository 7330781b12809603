/** The options that a game has pickers of its own for: they lie in the folder of the game. */

import type { GameOptions } from '../lib/options';

const folders = import.meta.glob('./*/options.ts') as Record<string, () => Promise<{ options: GameOptions }>>;

/** What the folder of a game says of its options. */
export async function optionsOf(game: string): Promise<GameOptions> {
  const fetch = folders[`./${game}/options.ts`];
  return fetch ? (await fetch()).options : { pickers: {} };
}
