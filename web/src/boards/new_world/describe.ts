/** The table of A New World in sentences, for those who listen. */

import type { Describe } from '../../lib/board';
import { describeSettlement } from '../century/settlement/describe';
import type { NewWorldParts, NewWorldView } from './types';

export const describe: Describe<NewWorldView, NewWorldParts> = (told) => describeSettlement(told);
