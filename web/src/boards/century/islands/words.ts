/** The symbols of the games of ships in words, where no picture can stand. */

import type { Say } from '../../../lib/board';
import { cubesInWords, cubeSymbolInWords } from '../cubes/words';
import type { SeaParts } from './types';

export function seaWords(name: string, args: readonly string[], parts: SeaParts, say: Say, game: string): string {
  const numbers = args.map(Number);
  const first = numbers[0] ?? 0;
  const cubes = cubeSymbolInWords(name, numbers, say);
  if (cubes !== null) return cubes;
  switch (name) {
    case 'space':
      return String(first);
    case 'symbol':
      return say(`century-spice-${parts.symbols[first]}`);
    case 'bonus':
      return say(`${game}-bonus-${parts.bonus_kinds[first]}`);
    case 'demand': {
      const demand = parts.demands[first];
      return demand ? say('century-board-demand', { points: demand.points, cost: cubesInWords(demand.cost, say) }) : '';
    }
    default:
      return '';
  }
}
