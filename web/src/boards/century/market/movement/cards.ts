/** Where trade cards went between two views: deck, row, hands, played cards and the shared discard. */

import type { Cubes } from '../../cubes/cubes';
import type { Trader, TradeView } from '../types';
import { handAnchor, marketZone, SPENT, TRADE_DECK, tradeKey } from './keys';

interface Lying {
  readonly card: number;
  /** Before whom it lies; nobody in the trade row. */
  readonly seat?: number;
}

/** Where a card before somebody comes from or goes to, when that is not their hand. */
export interface Elsewhere {
  from?(card: number, seat: number): string | undefined;
  to?(card: number, seat: number): string | undefined;
}

export interface Side<Player extends Trader> {
  readonly view: TradeView;
  readonly traders: readonly Player[];
}

export function moveTradeCards<Player extends Trader>(
  before: Side<Player>,
  after: Side<Player>,
  arrivals: Map<string, string>,
  departures: Map<string, string>,
  elsewhere: Elsewhere = {},
): void {
  const was = tradeCards(before);
  const is = tradeCards(after);
  const taker = after.traders.findIndex((trader, seat) => trader.hand_count > (before.traders[seat]?.hand_count ?? 0));
  for (const [key, lying] of is) {
    if (was.has(key)) continue;
    const before = tradeKey(lying.card);
    arrivals.set(key, was.has(before) ? before : source(lying, elsewhere));
  }
  const taken = new Set(arrivals.values());
  for (const [key, { card, seat }] of was) {
    if (is.has(key) || taken.has(key)) continue;
    const spent = after.view.spent.includes(card) && !before.view.spent.includes(card);
    const aside = seat === undefined ? undefined : elsewhere.to?.(card, seat);
    departures.set(key, spent ? SPENT : (aside ?? handAnchor(seat ?? Math.max(0, taker))));
  }
}

function source({ card, seat }: Lying, elsewhere: Elsewhere): string {
  return seat === undefined ? TRADE_DECK : (elsewhere.from?.(card, seat) ?? handAnchor(seat));
}

/** The cubes on the cards of the trade row, by their zones. */
export function marketZones(view: TradeView): [string, Cubes][] {
  return view.trade_row.map(({ card, cubes }) => [marketZone(card), cubes]);
}

/** The trade cards that lie open, by their keys. */
function tradeCards({ view, traders }: Side<Trader>): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const { card } of view.trade_row) if (card !== null) found.set(tradeKey(card), { card });
  traders.forEach((trader, seat) => {
    for (const card of [...trader.played, ...(trader.hand ?? [])]) found.set(tradeKey(card, seat), { card, seat });
  });
  return found;
}
