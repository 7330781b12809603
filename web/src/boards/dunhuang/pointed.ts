/** The places on the board that a log sentence is about. */

import type { StoryEvent } from '../../lib/board';
import type { Way } from '../../lib/movement/traces';
import { coinAnchor, handAnchor, prestigeAnchor, tokenKey } from './movement/keys';
import type { DunhuangParts } from './types';

const OF_TOKENS = ['token_gained', 'token_taken', 'token_returned', 'shield_used', 'shielded', 'declined'];
const OF_HANDS = ['took_to_hand', 'shop_to_hand', 'kept', 'kept_drawn', 'kept_one', 'gave', 'discarded'];
const OF_SHOPS = ['took_to_shop', 'hand_to_shop', 'swapped_shop', 'discarded_from_shop'];

/** The places of an event, as selectors. */
export function placesOf({ kind, seat, facts }: StoryEvent): string[] {
  const found: string[] = [];
  if (typeof facts.slot === 'number') found.push(`[data-slot='${facts.slot}']`);
  if (OF_TOKENS.includes(kind)) found.push(`[data-piece='${tokenKey(Number(facts.good))}']`);
  if (OF_HANDS.includes(kind)) found.push(`[data-anchor='${handAnchor(seat)}']`);
  if (OF_SHOPS.includes(kind)) found.push(`[data-shop='${seat}'] [data-good='${Number(facts.good)}']`);
  if ('coins' in facts) found.push(`[data-anchor='${coinAnchor(seat)}']`);
  if ('prestige' in facts) found.push(`[data-anchor='${prestigeAnchor(seat)}']`);
  return found;
}

/** The way of the camel from slot to slot. */
export function wayOf({ kind, facts }: StoryEvent, { slots }: Pick<DunhuangParts, 'slots'>): Way | null {
  if (kind !== 'walked') return null;
  const left = ((Number(facts.slot) - 1 - Number(facts.steps) + slots) % slots) + 1;
  return { from: `[data-slot='${left}']`, to: `[data-slot='${Number(facts.slot)}']` };
}
