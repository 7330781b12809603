/**
 * What the moves of Marco Polo are about; mirrors `caravanserai.texts.move_facts.marco_polo`. Prices and gains are lists:
 * coins, camels, pepper, silk, gold, points.
 */

import type { Facts, Move, MoveFacts, TableView } from '../../lib/board';

/** A price or a reward as the components give it: only the parts that are not nothing. */
type Amounts = Readonly<Record<string, number>>;

interface Traveller {
  readonly character: number | null;
  readonly figures: readonly number[];
  readonly active: readonly (number | null)[];
}

interface View extends TableView {
  readonly travellers: readonly Traveller[];
  readonly city_cards: readonly number[];
  readonly province_bonuses: readonly number[];
  readonly row: readonly number[];
  readonly placed: readonly { readonly space: number; readonly value: number }[];
  readonly action: {
    readonly chosen: readonly unknown[];
    readonly lowest: number;
    readonly steps_taken: number;
    readonly way: number;
  };
}

interface Card {
  readonly kind: string;
  readonly cost: Amounts;
  readonly reward: Amounts;
  readonly back?: { readonly cost: Amounts; readonly reward: Amounts };
}

interface Parts {
  readonly places: readonly { readonly key: string; readonly kind: string }[];
  readonly routes: readonly { readonly a: string; readonly b: string; readonly cost: Amounts }[];
  readonly city_slots: readonly string[];
  readonly city_cards: readonly Card[];
  readonly spaces: readonly { readonly dice: number }[];
  readonly bazaar: readonly (readonly Amounts[])[];
  readonly travel_price: readonly number[];
  readonly characters: readonly { readonly key: string }[];
}

const KHAN = 5;
const FIRST_CARD = 8;
const FIRST_PROVINCE = 9;
/** From here on a contract of the row brings coins or camels too (MP-64). */
const FIRST_BONUS_SPACE = 5;
const RESOURCES = ['coin', 'camel', 'pepper', 'silk', 'gold', 'vp'];
const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0];
const PAIRS: readonly (readonly number[])[] = [
  [0, 0, 1, 1, 0, 0],
  [0, 0, 1, 0, 1, 0],
  [0, 0, 0, 1, 1, 0],
];

export const moveFacts = ((move: Move, view: View, parts: Parts): Facts | null => {
  const [first = 0, second = 0] = move.args;
  const asked = view.decision?.facts ?? {};
  switch (move.kind) {
    case 'pick':
      return { character: first };
    case 'keep':
      return { goal: first - 1 };
    case 'place':
      return spaceFacts(view, parts, first);
    case 'card':
      return cardSpaceFacts(view, parts, first - 1);
    case 'die':
      return { colour: first, value: second, price: price(view, parts, second) };
    case 'purse':
    case 'reroll':
    case 'raise':
    case 'lower':
      return { colour: first, value: second, after: second + (move.kind === 'raise' ? 1 : -1) };
    case 'column': {
      const column = parts.bazaar[(asked.space ?? 0) - 1]?.[first - 1];
      return column ? { column: first, gain: listed(column), steps: column.step ?? 0 } : null;
    }
    case 'contract': {
      const contract = view.row[first - 1];
      const extra = Math.max(0, first - FIRST_BONUS_SPACE + 1);
      return contract === undefined ? null : { number: first, contract, extra };
    }
    case 'drop':
    case 'fulfil': {
      const contract = own(view)?.active[first - 1] ?? null;
      return contract === null ? null : { contract };
    }
    case 'reject':
      return asked.contract === undefined ? null : { contract: asked.contract };
    case 'go':
      return stepFacts(view, parts, first, second);
    case 'build': {
      const place = own(view)?.figures[0];
      return place === undefined ? null : { place };
    }
    case 'post':
    case 'relocate':
      return { place: first };
    case 'compensate':
      return asked.missing === undefined ? null : { gain: [asked.missing - first, first, 0, 0, 0, 0] };
    case 'bonus':
      return asked.number === undefined
        ? null
        : { gain: first === 0 ? [asked.number, 0, 0, 0, 0, 0] : [0, asked.number, 0, 0, 0, 0] };
    case 'goods':
      return { gain: PAIRS[first] ?? NOTHING };
    case 'copy':
      return { bonus: first };
    default:
      return cardFacts(move.kind, first, view, parts);
  }
}) satisfies MoveFacts<View, Parts>;

/** A space with the dice it takes, the least value the Khan takes, and whether it has to be paid for. */
function spaceFacts(view: View, parts: Parts, space: number): Facts | null {
  const dice = parts.spaces[space]?.dice;
  if (dice === undefined) return null;
  const last = view.placed.filter((die) => die.space === space).at(-1);
  const paid = last !== undefined && space !== KHAN && !is(view, parts, 'berke');
  return { space, dice, least: space === KHAN ? (last?.value ?? 0) : 0, paid: paid ? 1 : 0 };
}

function cardSpaceFacts(view: View, parts: Parts, slot: number): Facts | null {
  const card = view.city_cards[slot];
  const place = parts.places.findIndex(({ key }) => key === parts.city_slots[slot]);
  return card === undefined || place < 0 ? null : { space: FIRST_CARD + slot, card, place };
}

/** What the space costs if this is the last die for it, and nothing while more dice are to come (MP-49). */
function price(view: View, parts: Parts, value: number): number {
  const { space = FIRST_CARD, dice = 0 } = view.decision?.facts ?? {};
  const lying = view.placed.filter((die) => die.space === space).length;
  const occupied = lying > view.action.chosen.length;
  const free = space === KHAN || space >= FIRST_CARD || is(view, parts, 'berke');
  return occupied && !free && dice === 1 ? Math.min(value, view.action.lowest) : 0;
}

/** A step with its whole price: the route, and on a trip what one more step adds (MP-71, MP-72). */
function stepFacts(view: View, parts: Parts, figure: number, there: number): Facts | null {
  const figures = own(view)?.figures ?? [];
  const from = parts.places[figures[figure - 1] ?? -1];
  const to = parts.places[there];
  if (!from || !to) return null;
  const jump = is(view, parts, 'johannes') && from.kind === 'oasis' && to.kind === 'oasis';
  const route = parts.routes.find(({ a, b }) => (a === from.key && b === to.key) || (a === to.key && b === from.key));
  if (!jump && !route) return null;
  const [coins = 0, ...rest] = jump ? NOTHING : listed(route?.cost ?? {});
  const taken = view.action.steps_taken;
  const trip = view.decision?.kind === 'walk';
  const step = trip ? (parts.travel_price[taken + 1] ?? 0) - (parts.travel_price[taken] ?? 0) : 0;
  return { figure, figures: figures.length, place: there, cost: [coins + step, ...rest] };
}

/** Moves about a city card, and those that need no facts. */
function cardFacts(kind: string, number: number, view: View, parts: Parts): Facts | null {
  const card = parts.city_cards[view.decision?.facts.card ?? -1];
  if (kind === 'good') return { good: number, cost: priceOfGood(card) };
  if (kind === 'province') {
    const bonus = view.province_bonuses[number - FIRST_PROVINCE];
    return bonus === undefined ? null : { place: number, bonus, cost: card ? listed(card.cost) : NOTHING };
  }
  if (kind === 'pay') return { cost: PAIRS[number] ?? NOTHING };
  if (!['times', 'way', 'use', 'give'].includes(kind)) return {};
  if (!card) return null;
  if (kind === 'times') {
    const { cost, gain } = oneWay(card, view.action.way);
    return { times: number, cost: times(cost, number), gain: times(gain, number) };
  }
  if (kind === 'give') return { good: number, gain: listed(card.reward) };
  return oneWay(card, kind === 'way' ? number : 1);
}

/** What one use of a card costs and brings; cards with two trades have a second way. */
function oneWay(card: Card, way: number): { cost: number[]; gain: number[] } {
  const { cost, reward } = way === 2 && card.back ? card.back : card;
  return { cost: listed(cost), gain: listed(reward) };
}

/** What a chosen good costs: something only on the cards that sell goods. */
function priceOfGood(card: Card | undefined): readonly number[] {
  if (card?.kind === 'buy_goods') return listed(card.cost);
  return card?.kind === 'barter' && card.back ? listed(card.back.cost) : NOTHING;
}

function listed(amounts: Amounts): number[] {
  return RESOURCES.map((name) => amounts[name] ?? 0);
}

function times(amounts: readonly number[], often: number): number[] {
  return amounts.map((amount) => amount * often);
}

/** The player who decides. */
function own(view: View): Traveller | undefined {
  return view.travellers[view.deciding[0] ?? -1];
}

function is(view: View, parts: Parts, key: string): boolean {
  return parts.characters[own(view)?.character ?? -1]?.key === key;
}
