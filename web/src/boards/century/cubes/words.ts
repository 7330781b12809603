/** Cubes in words, where no picture can stand. */

import type { Say } from '../../../lib/board';
import { CUBES } from '../../../lib/symbols/set';
import type { Cubes } from './cubes';

export function cubeInWords(colour: number, say: Say): string {
  return say(`century-cube-${CUBES[colour]}`);
}

/** A symbol for cubes in words; nothing for other symbols. */
export function cubeSymbolInWords(name: string, numbers: readonly number[], say: Say): string | null {
  if (name === 'cubes') return cubesInWords(numbers, say);
  return name === 'cube' ? cubeInWords(numbers[0] ?? 0, say) : null;
}

/** Cubes as `2 yellow, 1 green`. */
export function cubesInWords(cubes: Cubes, say: Say): string {
  const found = cubes.flatMap((number, colour) =>
    number > 0 ? [say('century-cubes-told', { number, colour: CUBES[colour] ?? '' })] : [],
  );
  return found.length > 0 ? found.join(', ') : say('century-cubes-none');
}
