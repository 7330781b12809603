/** The symbols of From Sand to Sea in words, where no picture can stand. */

import type { TokenWords } from '../../lib/board';
import { seaWords } from '../century/islands/words';
import { tradeWords } from '../century/market/words';
import type { SandToSeaParts } from './types';

export const tokenWords: TokenWords<SandToSeaParts> = (name, args, parts, say) =>
  tradeWords(name, args, parts, say) || seaWords(name, args, parts, say, 'sand_to_sea');
