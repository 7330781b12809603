/** The trade cards that a log sentence of a settlement with markets is about, as selectors. */

import type { StoryEvent } from '../../../../lib/board';
import { settlementPlacesOf } from '../../settlement/pointed';
import { tradeKey } from '../movement/keys';
import { pileAnchor } from './movement';

const ABOUT_A_CARD: readonly string[] = [
  'used_route',
  'used_card',
  'used_deal',
  'took_card',
  'replaced',
  'turned_up_trade',
  'recalled_from_route',
];

export function settledPlacesOf(event: StoryEvent): string[] {
  const { kind, seat, facts } = event;
  const found = settlementPlacesOf(event);
  if (ABOUT_A_CARD.includes(kind)) found.push(`[data-piece='${tradeKey(Number(facts.card))}']`);
  if (kind === 'discarded' || kind === 'kept_card') found.push(`[data-anchor='${pileAnchor(seat)}']`);
  return found;
}
