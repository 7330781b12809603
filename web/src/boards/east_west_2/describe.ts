/** The table of From East to West II in sentences, for those who listen. */

import type { Describe } from '../../lib/board';
import { describeSettled } from '../century/islands/settled/describe';
import type { EastWest2Parts, EastWest2View } from './types';

export const describe: Describe<EastWest2View, EastWest2Parts> = (told) => describeSettled(told);
