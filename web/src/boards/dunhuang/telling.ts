/** What the moves of Dunhuang are about; mirrors `caravanserai.texts.move_facts.dunhuang`. */

import type { Facts, Move, MoveFacts, TableView } from '../../lib/board';

interface View extends TableView {
  readonly circle: readonly number[];
  readonly camel: number | null;
  readonly market: readonly (number | null)[];
  readonly coin_supply: number;
  readonly traders: readonly { readonly hand_count: number }[];
}

const SLOTS = 8;
const NO_GOOD = -1;
const BONUS_COINS = 3;
const SHIELD_PRICE = 2;
const TRADED = 2;
/** What a chosen card is for, by the character that asks: Artist, Musician, Soldier, General. */
const PURPOSES: Readonly<Record<number, string>> = { 0: 'discard', 1: 'discard', 6: 'swap', 7: 'swap' };

export const moveFacts = ((move: Move, view: View): Facts | null => {
  const [first = 0] = move.args;
  const asked = view.decision?.facts ?? {};
  switch (move.kind) {
    case 'keep':
    case 'take':
    case 'token':
      return { good: first };
    case 'camel':
      return withCharacter(view, first - 1, { slot: first });
    case 'walk':
      return view.camel === null ? null : walkFacts(view, view.camel, first);
    case 'to-hand':
    case 'to-shop': {
      const good = view.market[view.camel ?? -1] ?? null;
      return good === null ? null : { good };
    }
    case 'coins': {
      const limited = view.options.supply === 'finite';
      return { coins: limited ? Math.max(0, Math.min(BONUS_COINS, view.coin_supply)) : BONUS_COINS };
    }
    case 'use':
      return withCharacter(view, view.camel ?? -1, {});
    case 'hand':
      return { good: first, purpose: purpose(asked, 'place') };
    case 'shop':
      return { good: first, purpose: purpose(asked, 'take') };
    case 'slot': {
      const good = view.market[first - 1] ?? null;
      return good === null ? null : { good, slot: first, purpose: purpose(asked, 'take'), out: asked.good ?? good };
    }
    case 'rival': {
      const rival = view.traders[first];
      return rival ? { rival: first, cards: Math.min(TRADED, rival.hand_count) } : null;
    }
    case 'give':
      return asked.rival === undefined ? null : { good: first, rival: asked.rival };
    default:
      return asked.good === undefined || asked.owner === undefined
        ? null
        : { good: asked.good, owner: asked.owner, coins: SHIELD_PRICE };
  }
}) satisfies MoveFacts<View>;

function purpose(asked: Readonly<Record<string, number>>, otherwise: string): string {
  return PURPOSES[asked.character ?? -1] ?? otherwise;
}

function walkFacts(view: View, camel: number, steps: number): Facts | null {
  const slot = (camel + steps) % SLOTS;
  const good = view.market[slot] ?? null;
  return withCharacter(view, slot, {
    steps,
    coins: steps - 1,
    slot: slot + 1,
    cards: good === null ? 0 : 1,
    good: good ?? NO_GOOD,
  });
}

function withCharacter(view: View, slot: number, facts: Facts): Facts | null {
  const character = view.circle[slot];
  return character === undefined ? null : { ...facts, character };
}
