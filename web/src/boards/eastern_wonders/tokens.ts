/** The symbols of Eastern Wonders in words, where no picture can stand. */

import type { TokenWords } from '../../lib/board';
import { seaWords } from '../century/islands/words';
import type { EasternWondersParts } from './types';

export const tokenWords: TokenWords<EasternWondersParts> = (name, args, parts, say) =>
  seaWords(name, args, parts, say, 'eastern_wonders');
