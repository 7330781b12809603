/** The symbols of the games of settlers in words, where no picture can stand. */

import type { Say } from '../../../lib/board';
import { cubesInWords, cubeSymbolInWords } from '../cubes/words';
import type { BonusPart, ExplorationPart, PointPart, SettlementParts } from './types';

export const markInWords = (symbol: string, say: Say): string => say(`century-mark-${symbol}`);

function pointInWords({ points, cost, symbol, settlers }: PointPart, say: Say): string {
  return say('century-land-point', {
    points,
    cost: cubesInWords(cost, say),
    symbol: markInWords(symbol, say),
    settlers,
  });
}

function bonusInWords({ kind, symbols, points }: BonusPart, say: Say): string {
  const [first = '', second = ''] = symbols.map((symbol) => markInWords(symbol, say));
  return say(`century-tile-${kind}`, { points, first, second });
}

function explorationInWords({ kind, cubes, settlers, points, symbol }: ExplorationPart, say: Say): string {
  return say(`century-explored-${kind}`, {
    cubes: cubesInWords(cubes, say),
    settlers,
    points,
    symbol: symbol ? markInWords(symbol, say) : '',
  });
}

export function settlementWords(name: string, args: readonly string[], parts: SettlementParts, say: Say): string {
  const numbers = args.map(Number);
  const first = numbers[0] ?? 0;
  const cubes = cubeSymbolInWords(name, numbers, say);
  if (cubes !== null) return cubes;
  switch (name) {
    case 'location':
      return parts.locations[first]?.id ?? '';
    case 'point': {
      const card = parts.point_cards[first];
      return card ? pointInWords(card, say) : '';
    }
    case 'bonus': {
      const tile = parts.bonus_tiles[first];
      return tile ? bonusInWords(tile, say) : '';
    }
    case 'exploration': {
      const tile = parts.exploration_tiles[first];
      return tile ? explorationInWords(tile, say) : '';
    }
    default:
      return '';
  }
}
