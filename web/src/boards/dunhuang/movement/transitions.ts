/** What moved between two views of Dunhuang: cards, coins and prestige. Tokens find their way by themselves. */

import type { Transitions } from '../../../lib/movement/transitions';
import type { DunhuangView, Goods } from '../types';
import * as keys from './keys';

const MOST_COINS = 3; // drawn: coins that fly at once

export function transitions(before: DunhuangView, after: DunhuangView): Transitions {
  return { ...moveCards(before, after), coins: [...movedCoins(before, after), ...movedPrestige(before, after)] };
}

function moveCards(before: DunhuangView, after: DunhuangView): Pick<Transitions, 'arrivals' | 'departures'> {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  const was = zones(before);
  const is = zones(after);
  before.discard.forEach((_, good) => {
    const gone: string[] = [];
    const come: { zone: string; key: string }[] = [];
    for (const zone of new Set([...was.keys(), ...is.keys()])) {
      const old = was.get(zone)?.[good] ?? 0;
      const now = is.get(zone)?.[good] ?? 0;
      for (let nth = now; nth < old; nth += 1) gone.push(keys.cardKey(zone, good, nth));
      for (let nth = old; nth < now; nth += 1) come.push({ zone, key: keys.cardKey(zone, good, nth) });
    }
    for (const { zone, key } of come) arrivals.set(key, gone.shift() ?? sourceOf(zone, before, after));
    for (const key of gone) departures.set(key, sinkOf(good, before, after));
  });
  return { arrivals, departures };
}

/** All cards this seat sees, counted by zone. */
function zones(view: DunhuangView): Map<string, Goods> {
  const found = new Map<string, Goods>();
  view.market.forEach((good, position) => found.set(keys.slotZone(position), only(good, view.discard.length)));
  view.traders.forEach((trader, seat) => {
    found.set(keys.shopZone(seat), trader.shop);
    if (trader.hand) found.set(keys.handZone(seat), trader.hand);
    if (trader.dealt) found.set(keys.DEALT, trader.dealt);
  });
  if (view.drawn) found.set(keys.DRAWN, view.drawn);
  return found;
}

function only(good: number | null, goods: number): number[] {
  return Array.from({ length: goods }, (_, n) => Number(n === good));
}

/** The hidden hand that grew or shrank. */
function changedHand(before: DunhuangView, after: DunhuangView, grew: boolean): number {
  return after.traders.findIndex((trader, seat) => {
    const change = trader.hand_count - (before.traders[seat]?.hand_count ?? 0);
    return trader.hand === null && (grew ? change > 0 : change < 0);
  });
}

/** Where a card comes from that was not seen before. */
function sourceOf(zone: string, before: DunhuangView, after: DunhuangView): string {
  const giver = changedHand(before, after, false);
  const fromDeck = after.deck < before.deck && zone.startsWith('slot-');
  return giver < 0 || fromDeck ? keys.DECK : keys.handAnchor(giver);
}

/** Where a card goes that is no longer seen. */
function sinkOf(good: number, before: DunhuangView, after: DunhuangView): string {
  if ((after.discard[good] ?? 0) > (before.discard[good] ?? 0)) return keys.DISCARD;
  const taker = changedHand(before, after, true);
  return taker < 0 ? keys.DECK : keys.handAnchor(taker);
}

function movedCoins(before: DunhuangView, after: DunhuangView): Transitions['coins'] {
  const change = after.traders.map((trader, seat) => trader.coins - (before.traders[seat]?.coins ?? 0));
  const payer = change.findIndex((coins) => coins < 0);
  const earner = change.findIndex((coins) => coins > 0);
  if (payer < 0 && earner < 0) return [];
  const number = Math.abs(change[payer < 0 ? earner : payer] ?? 0);
  const from = keys.coinAnchor(payer < 0 ? 'supply' : payer);
  const to = keys.coinAnchor(earner < 0 ? 'supply' : earner);
  return Array.from({ length: Math.min(number, MOST_COINS) }, () => ({ from, to }));
}

function movedPrestige(before: DunhuangView, after: DunhuangView): Transitions['coins'] {
  return after.traders.flatMap((trader, seat) => {
    const gained = trader.prestige - (before.traders[seat]?.prestige ?? 0);
    const way = { from: keys.prestigeAnchor('supply'), to: keys.prestigeAnchor(seat) };
    return Array.from({ length: Math.max(0, Math.min(gained, MOST_COINS)) }, () => way);
  });
}
