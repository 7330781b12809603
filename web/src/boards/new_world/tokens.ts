/** The symbols of A New World in words, where no picture can stand. */

import type { TokenWords } from '../../lib/board';
import { settlementWords } from '../century/settlement/words';
import type { NewWorldParts } from './types';

export const tokenWords: TokenWords<NewWorldParts> = settlementWords;
