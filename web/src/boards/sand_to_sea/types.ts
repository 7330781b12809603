/** The view and the components of From Sand to Sea, as the server tells them: ships and trade cards at one table. */

import type { Schemas } from '../../lib/schemas';

export type CardCaptain = Schemas['CardCaptainView'];
export type SandToSeaView = Schemas['SandToSeaView'];
export type SandToSeaParts = Schemas['SandToSeaComponents'];
