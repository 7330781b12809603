/** The symbols of From East to West II in words, where no picture can stand. */

import type { TokenWords } from '../../lib/board';
import { settledWords } from '../century/islands/settled/words';
import type { EastWest2Parts } from './types';

export const tokenWords: TokenWords<EastWest2Parts> = settledWords;
