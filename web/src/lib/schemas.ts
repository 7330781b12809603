/** The shapes of all that the server tells, by the names of its own schemas. */

import type { components } from '../generated/openapi';

export type Schemas = components['schemas'];
