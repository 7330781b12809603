/** The table of Marco Polo, as the parts of its board share it. */

import type { BoardProps, Move } from '../../lib/board';
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
  Traveller,
} from './types';
import type { Pointing } from './pointing.svelte';

export type Props = BoardProps<MarcoPoloView, MarcoPoloParts>;

export const KHAN = 5;
export const CONTRACTS = 6;
export const TRAVEL = 7;
export const FIRST_CARD = 8;
export const PURSE = 17;
/** The spaces of the bazaar, camels first. */
export const BAZAAR = [1, 2, 3, 4] as const;
/** A value nothing has chosen yet. */
const NO_VALUE = 7;
const BERKE = 'berke';

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

  placeId(place: number): PlaceId {
    return this.parts.places[place]!.key;
  }

  placeNumber(place: PlaceId): number {
    return this.parts.places.findIndex(({ key }) => key === place);
  }

  placeName(place: PlaceId): string {
    return this.say(`place-${place}`);
  }

  /** The bonus token of a city or province: what it gives; nothing where none lies. */
  bonusAt(place: PlaceId): Bundle | null {
    const cities = [...new Set(this.parts.city_slots)];
    const city = cities.indexOf(place);
    if (city >= 0) {
      const token = this.view.city_bonuses[city] ?? null;
      return token === null ? null : this.parts.city_bonuses[token]!;
    }
    const letter = this.provinceToken(place);
    return letter === null ? null : this.parts.province_bonuses[letter]!.reward;
  }

  /** The number of the province token that lies in a place. */
  provinceToken(place: PlaceId): number | null {
    const provinces = this.parts.places.filter(({ kind }) => kind === 'province');
    return this.view.province_bonuses[provinces.findIndex(({ key }) => key === place)] ?? null;
  }

  diceOn(space: number): PlacedDie[] {
    return this.view.placed.filter((die) => die.space === space);
  }

  /** Whether a space has been chosen and waits for dice. */
  waitsFor(space: number): boolean {
    return this.view.action.space === space && this.view.decision?.kind === 'choose_die';
  }

  /** The value that would count on a space: of the dice laid there now and of the own die that is looked at. */
  valueFor(space: number): number | null {
    const { kind } = this.view.decision ?? { kind: '' };
    const { space: chosen, lowest } = this.view.action;
    const busy = kind === 'choose_die' || kind === 'column';
    if (busy && chosen !== space) return null;
    const value = Math.min(busy ? lowest : NO_VALUE, this.pointing.die?.value || NO_VALUE);
    return value === NO_VALUE ? null : value;
  }

  /** Whether one pays for spaces where dice lie (MP-49); Berke does not (MP-120). */
  get paysOccupied(): boolean {
    return this.own === undefined || this.characterKey(this.own) !== BERKE;
  }

  /** What a click on an own die means: placing it, when a space waits for dice. */
  dieMoves(die: Die): Move[] {
    if (this.decision !== 'choose_die') return [];
    const values = die.value === 0 ? [1, 2, 3, 4, 5, 6] : [die.value];
    return values.flatMap((value) => this.find('die', die.colour, value) ?? []);
  }

  /** What can be done with a die besides placing it (MP-101 to MP-103). */
  dieTricks(die: Die): Move[] {
    const { colour, value } = die;
    const changes = value === 0 ? [] : ['reroll', 'raise', 'lower'];
    return [this.find('purse', colour, value), ...changes.map((kind) => this.find(kind, colour, value))].filter(
      (move) => move !== undefined,
    );
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
