/** The view and the components of A New World, as the server tells them. */

import type { Schemas } from '../../lib/schemas';

export type NewWorldView = Schemas['NewWorldView'];
export type NewWorldParts = Schemas['NewWorldComponents'];
