/** Where the trade cards under the markets come from and go to between two views. */

import type { Pioneer } from '../../settlement/types';
import { TRADE_DECK, tradeKey } from '../movement/keys';
import type { SettledView } from './types';

/** Where the trade cards of a player lie that nobody looks at again. */
export const pileAnchor = (seat: number): string => `pile-${seat}`;

/** `pile` is how many cards lie there; cards that stay in sight elsewhere are in `seen`. */
export function moveMarketCards<Owner extends Pioneer>(
  before: SettledView<Owner>,
  after: SettledView<Owner>,
  arrivals: Map<string, string>,
  departures: Map<string, string>,
  pile: (owner: Owner) => number,
  seen: (view: SettledView<Owner>) => readonly number[] = () => [],
): void {
  const lying = (view: SettledView<Owner>): number[] => [
    ...view.trade_row.filter((card) => card !== null),
    ...seen(view),
  ];
  const [was, is] = [lying(before), lying(after)];
  const owner = after.pioneers.findIndex((one, seat) => pile(one) > pile(before.pioneers[seat] ?? one));
  for (const card of is) if (!was.includes(card)) arrivals.set(tradeKey(card), TRADE_DECK);
  for (const card of was) {
    if (is.includes(card)) continue;
    const under = owner < 0 || after.trade_bottom.includes(card);
    departures.set(tradeKey(card), under ? TRADE_DECK : pileAnchor(owner));
  }
}
