/** The symbols of From East to West III in words, where no picture can stand. */

import type { TokenWords } from '../../lib/board';
import { OF_THE_SEA, settledWords as seaWords } from '../century/islands/settled/words';
import { settledWords as tradeWords } from '../century/market/settled/words';
import type { EastWest3Parts } from './types';

export const tokenWords: TokenWords<EastWest3Parts> = (name, args, parts, say) =>
  OF_THE_SEA.includes(name) ? seaWords(name, args, parts, say) : tradeWords('east_west_3', name, args, parts, say);
