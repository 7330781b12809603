/** Whether the host of the server has banned whoever uses this page, as the server last told. */

import { api, whenBanned } from './api';
import type { BanNotice } from './protocol';

let ban = $state.raw<BanNotice | null>(null);

export function myBan(): BanNotice | null {
  return ban;
}

/** Ask the server anew; what was known stays when it cannot be reached. */
export async function askForBan(): Promise<void> {
  ban = (await api.myBan().catch(() => ({ ban }))).ban;
}

whenBanned(() => void askForBan());
