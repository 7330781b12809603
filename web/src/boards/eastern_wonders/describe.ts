/** The table of Eastern Wonders in sentences, for those who listen. */

import type { Describe } from '../../lib/board';
import { describeSea } from '../century/islands/describe';
import type { EasternWondersParts, EasternWondersView } from './types';

export const describe: Describe<EasternWondersView, EasternWondersParts> = (told) => describeSea(told);
