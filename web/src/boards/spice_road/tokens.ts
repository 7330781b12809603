/** The symbols of Spice Road in words, where no picture can stand. */

import type { TokenWords } from '../../lib/board';
import { cubesInWords } from '../century/cubes/words';
import { tradeWords } from '../century/market/words';
import type { SpiceRoadParts } from './types';

export const tokenWords: TokenWords<SpiceRoadParts> = (name, args, parts, say) => {
  if (name === 'gold' || name === 'silver') return say(`spice_road-board-${name}`);
  const order = name === 'point' ? parts.point_cards[Number(args[0] ?? 0)] : undefined;
  if (order) return say('spice_road-board-point', { points: order.points, cost: cubesInWords(order.cost, say) });
  return tradeWords(name, args, parts, say);
};
