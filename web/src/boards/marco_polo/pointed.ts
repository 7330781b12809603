/** The places on the board that a log sentence is about. */

import type { StoryEvent } from '../../lib/board';
import type { Way } from '../../lib/movement/traces';
import { bankAnchor, completedAnchor, contractKey, diceAnchor, spaceKey, storeAnchor } from './movement/keys';
import { STORED } from './things';
import type { MarcoPoloParts } from './types';

const OF_DICE = ['rolled', 'rerolled', 'turned', 'black_die', 'purse'];

/** The places of an event, as selectors. */
export function placesOf({ kind, seat, facts }: StoryEvent, parts: MarcoPoloParts): string[] {
  const found: string[] = [];
  const anchor = (name: string): number => found.push(`[data-anchor='${name}']`);
  if (typeof facts.space === 'number' && kind === 'placed') found.push(`[data-space='${facts.space}']`);
  if (typeof facts.contract === 'number') found.push(`[data-piece='${contractKey(facts.contract)}']`);
  if (kind === 'fulfilled') anchor(completedAnchor(seat));
  for (const name of ['place', 'from', 'to'] as const) {
    const place = facts[name];
    if (typeof place === 'number') found.push(`[data-place='${parts.places[place]!.key}']`);
  }
  if (OF_DICE.includes(kind)) anchor(diceAnchor(seat));
  if (Array.isArray(facts.gain)) {
    STORED.forEach((thing, n) => {
      if (Number((facts.gain as readonly number[])[n]) > 0) anchor(storeAnchor(seat, thing));
    });
  }
  if (kind === 'compensated') anchor(bankAnchor('coin'));
  return found.length > 0 || typeof facts.space !== 'number' ? found : [`[data-piece='${spaceKey(facts.space)}']`];
}

/** The way of a figure from place to place. */
export function wayOf({ kind, facts }: StoryEvent, parts: MarcoPoloParts): Way | null {
  if (kind !== 'went') return null;
  const at = (place: unknown): string => `[data-place='${parts.places[Number(place)]!.key}']`;
  return { from: at(facts.origin), to: at(facts.place) };
}
