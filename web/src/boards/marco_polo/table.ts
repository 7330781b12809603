/** The table of Marco Polo, as the parts of its board share it. */

import type { BoardProps, Choice, Move } from '../../lib/board';
import * as shared from '../../lib/table';
import { plainText } from '../../lib/text/segments';
import type { PlaceId } from './map/places';
import { bundleWords, cardWords, contractWords, goalWords, tokenWords } from './tokens';
import type {
  Bundle,
  CityCardPart,
  ContractPart,
  Die,
  GoalPart,
  MarcoPoloParts,
  MarcoPoloView,
  PlacedDie,
  SpacePart,
  Traveller,
} from './types';
import type { Pointing } from './pointing.svelte';

export type Props = BoardProps<MarcoPoloView, MarcoPoloParts>;

/** What can be done with a die besides placing it, in the order in which it is shown (MP-101 to MP-103). */
const TRICKS = ['purse', 'reroll', 'raise', 'lower'] as const;

export interface LyingDie {
  readonly die: PlacedDie;
  /** Its turn among all dice on the action spaces. */
  readonly nth: number;
}

export class Table extends shared.Table<MarcoPoloView, MarcoPoloParts> {
  /** The die under the pointer, and what else is looked at. */
  readonly pointing: Pointing;

  constructor(props: () => Props, pointing: Pointing) {
    super(props);
    this.pointing = pointing;
  }

  /** The own traveller, or nothing for somebody watching. */
  get own(): Traveller | undefined {
    return this.seat === null ? undefined : this.view.travellers[this.seat];
  }

  contract(number: number): ContractPart {
    return this.parts.contracts[number]!;
  }

  /** The city card on a slot, counted from 0. */
  card(slot: number): CityCardPart {
    return this.parts.city_cards[this.view.city_cards[slot]!]!;
  }

  goal(number: number): GoalPart {
    return this.parts.goals[number]!;
  }

  characterKey(traveller: Traveller): string | null {
    return traveller.character === null ? null : this.parts.characters[traveller.character]!.key;
  }

  /** The number of an action space, by its key. */
  space(key: string): number {
    return this.parts.spaces.findIndex((part) => part.key === key);
  }

  spacePart(space: number): SpacePart {
    return this.parts.spaces[space]!;
  }

  /** The action space of a city card. */
  cardSpace(slot: number): number {
    return this.parts.spaces.findIndex((part) => part.slot === slot);
  }

  placeId(place: number): PlaceId {
    return this.parts.places[place]!.key as PlaceId;
  }

  placeNumber(place: PlaceId): number {
    return this.parts.places.findIndex(({ key }) => key === place);
  }

  placeName(place: string): string {
    return this.say(`place-${place}`);
  }

  /** The bonus token of a city or province: what it gives; nothing where none lies. */
  bonusAt(place: PlaceId): Bundle | null {
    const city = this.#amongKind('city', place);
    if (city >= 0) {
      const token = this.view.city_bonuses[city] ?? null;
      return token === null ? null : this.parts.city_bonuses[token]!;
    }
    const letter = this.provinceToken(place);
    return letter === null ? null : this.parts.province_bonuses[letter]!.reward;
  }

  /** The number of the province token that lies in a place. */
  provinceToken(place: PlaceId): number | null {
    return this.view.province_bonuses[this.#amongKind('province', place)] ?? null;
  }

  #amongKind(kind: string, place: PlaceId): number {
    return this.parts.places.filter((part) => part.kind === kind).findIndex(({ key }) => key === place);
  }

  diceOn(space: number): LyingDie[] {
    return this.view.placed.map((die, nth) => ({ die, nth })).filter(({ die }) => die.space === space);
  }

  /** Whether a space has been chosen and waits for dice. */
  waitsFor(space: number): boolean {
    return this.view.action.space === space && this.view.decision?.kind === 'choose_die';
  }

  /** How far a space goes with the dice laid there now and the own die that is looked at; nothing until one is. */
  reachOn(space: number): number | null {
    const { kind, facts } = this.view.decision ?? { kind: '', facts: {} };
    if (kind === 'choose_die' || kind === 'column') {
      if (facts.space !== space) return null;
      return Number(this.#pointed()?.facts.reach ?? facts.reach ?? facts.value) || null;
    }
    return this.#byValue(space, 'reaches');
  }

  /** Whether a space has to be paid for now (MP-49). */
  isPaid(space: number): boolean {
    if (this.waitsFor(space)) return this.fact('paid') > 0;
    return Number(this.factsOf(this.find('place', space))?.paid ?? 0) > 0;
  }

  /** What a space costs with the own die that is looked at; nothing where no die or not this one tells. */
  priceOn(space: number): number | null {
    if (this.waitsFor(space)) return Number(this.#pointed()?.facts.price) || null;
    return this.#byValue(space, 'prices');
  }

  /** A number of a space for the value of the die that is looked at. */
  #byValue(space: number, name: 'prices' | 'reaches'): number | null {
    const numbers = this.factsOf(this.find('place', space))?.[name];
    const value = this.pointing.die?.value ?? 0;
    return typeof numbers === 'object' ? (numbers[value - 1] ?? 0) || null : null;
  }

  /** The choice of the die that is looked at, unless it has a value still to be set. */
  #pointed(): Choice | undefined {
    const { die } = this.pointing;
    const choices = die ? this.#placings(die) : [];
    return choices.length === 1 ? choices[0] : undefined;
  }

  #placings(die: Die): Choice[] {
    return this.choicesOf('die').filter(({ facts }) => facts.colour === die.colour && facts.face === die.value);
  }

  /** What a click on an own die means: placing it, when a space waits for dice. */
  dieMoves(die: Die): Move[] {
    return this.#placings(die).map(({ move }) => move);
  }

  /** What can be done with a die besides placing it. */
  dieTricks(die: Die): Move[] {
    const own = ({ facts }: Choice): boolean => facts.colour === die.colour && facts.value === die.value;
    return TRICKS.flatMap((kind) => this.choicesOf(kind).filter(own)).map(({ move }) => move);
  }

  bundle(things: Bundle): string {
    return bundleWords(things, this.sayAny);
  }

  contractWords(number: number): string {
    return contractWords(this.contract(number), this.sayAny);
  }

  goalWords(number: number): string {
    return goalWords(this.goal(number), this.sayAny);
  }

  /** The name of a character and its power. */
  aboutCharacter(key: string): string {
    return `${this.say(`character-${key}`)}. ${this.say(`character-${key}-about`, { players: this.view.players })}`;
  }

  cardWords(card: CityCardPart): string {
    return cardWords(card, this.sayAny);
  }

  /** A sentence with its symbols told in words. */
  inWords(sentence: string): string {
    return plainText(sentence, (name, args) => tokenWords(name, args, this.parts, this.sayAny));
  }
}

export function shareTable(props: () => Props, pointing: Pointing): Table {
  return shared.shareTable(new Table(props, pointing));
}

export const useTable = (): Table => shared.useTable<Table>();
