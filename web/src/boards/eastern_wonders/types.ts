/** The view and the components of Eastern Wonders, as the server tells them. */

import type { Schemas } from '../../lib/schemas';

export type EasternWondersView = Schemas['EasternWondersView'];
export type EasternWondersParts = Schemas['EasternWondersComponents'];
