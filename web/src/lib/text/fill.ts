/** Facts become the arguments of sentences; things that are drawn become tokens. Mirrors `caravanserai.texts.telling`. */

import type { Facts, Player, TextValue } from '../board';
import { nameText } from './segments';

/** Moves and events whose cards are point cards. */
const POINT_CARD_KINDS: readonly string[] = ['claim', 'claimed', 'turned_up_point', 'next_point', 'refreshed_forts'];
/** Facts that are drawn, and as what. */
const TOKENS: Readonly<Record<string, string>> = {
  deal: 'deal',
  old: 'card',
  good: 'good',
  out: 'good',
  character: 'character',
};
/** Facts that name somebody at the table. */
const SEATS: readonly string[] = ['from', 'owner', 'rival', 'to'];

function token(name: string, ...numbers: (number | string)[]): string {
  return `[[${[name, ...numbers].join(' ')}]]`;
}

/**
 * A list of `cards` or `contracts` is drawn one by one, any other list is a bag of cubes; all give their number as
 * `<name>_count`. `colour` is a cube, and also gives the `next` higher one; `card`, `old` and `deal` are cards, `good`
 * and `out` goods, `character` a character; a seat becomes a name, and also tells as `<name>_who` whether that is the
 * reader. All other facts stay as they are.
 */
export function fill(kind: string, facts: Facts, players: readonly Player[] = []): Record<string, TextValue> {
  const args: Record<string, TextValue> = {};
  const card = POINT_CARD_KINDS.includes(kind) ? 'point' : 'card';
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === 'object' && name === 'cards') {
      args[name] = fact.map((number) => token(card, number)).join(' ');
      args.cards_count = fact.length;
    } else if (typeof fact === 'object' && name === 'contracts') {
      args[name] = fact.map((number) => token('contract', number)).join('; ');
      args.contracts_count = fact.length;
    } else if (typeof fact === 'object') {
      args[name] = token('cubes', ...fact);
      args[`${name}_count`] = fact.reduce((sum, count) => sum + count, 0);
    } else if (name === 'colour') {
      args[name] = token('cube', fact);
      args.next = token('cube', Number(fact) + 1);
    } else if (name === 'card') {
      args[name] = token(card, fact);
    } else if (name in TOKENS) {
      args[name] = token(TOKENS[name]!, fact);
    } else if (SEATS.includes(name)) {
      const player = players[Number(fact)];
      args[name] = player ? nameText(player.name) : String(Number(fact) + 1);
      args[`${name}_who`] = player?.isYou ? 'you' : 'other';
    } else {
      args[name] = fact;
    }
  }
  return args;
}
