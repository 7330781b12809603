/** The view and the parts of Eastern Wonders. The view is the server's own. */

import type { components } from '../../generated/openapi';
import type { Cubes } from '../century/cubes/cubes';
import type { SeaParts } from '../century/islands/types';

export type EasternWondersView = components['schemas']['EasternWondersView'];

export interface EasternWondersParts extends SeaParts {
  readonly free_steps: number;
  readonly harvest: Cubes;
}
