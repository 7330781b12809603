/** The symbols of From East to West I in words, where no picture can stand. */

import type { TokenWords } from '../../lib/board';
import { settledWords } from '../century/market/settled/words';
import type { EastWest1Parts } from './types';

export const tokenWords: TokenWords<EastWest1Parts> = (name, args, parts, say) =>
  settledWords('east_west_1', name, args, parts, say);
