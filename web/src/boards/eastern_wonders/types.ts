/** The view and the components of Eastern Wonders, as the server tells them. */

import type { components } from '../../generated/openapi';

type Schemas = components['schemas'];
export type EasternWondersView = Schemas['EasternWondersView'];
export type EasternWondersParts = Schemas['EasternWondersComponents'];
