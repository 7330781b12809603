/** The table of The Guild of Merchant Explorers, as the parts of its board share it. */

import type { BoardProps, Move } from '../../lib/board';
import * as shared from '../../lib/table';
import { plainText } from '../../lib/text/segments';
import { gainsOf, type Gains } from './gains';
import type { Looking } from './looking.svelte';
import { chartOf, type Chart } from './map/chart';
import { readings, tokenWords } from './tokens';
import type { CardPart, Guild, GuildMapParts, GuildMapView, HexPart, Objective } from './types';

export type Props = BoardProps<GuildMapView, GuildMapParts>;

/** The decisions that are answered on the map, and the kind of move that answers them. */
const ON_THE_MAP: Readonly<Record<string, string>> = {
  explore: 'explore',
  free_explorer: 'explore',
  village: 'village',
  post: 'city',
  partner: 'city',
};
/** Eras, and the slots of investigate cards, as they are written. */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

export class Table extends shared.Table<GuildMapView, GuildMapParts> {
  readonly looking: Looking;

  constructor(props: () => Props, looking: Looking) {
    super(props);
    this.looking = looking;
  }

  get chart(): Chart {
    return chartOf(this.parts, this.view.map);
  }

  /** The own guild, or nothing for somebody watching. */
  get own(): Guild | undefined {
    return this.seat === null ? undefined : this.view.guilds[this.seat];
  }

  /** The seat whose map lies on the table. */
  get shown(): number {
    return this.looking.seat ?? this.seat ?? 0;
  }

  get showsOwn(): boolean {
    return this.shown === this.seat;
  }

  hex(cell: number): HexPart | undefined {
    return this.chart.hex(cell);
  }

  /** What a press on a hex means now. */
  moveAt(cell: number): Move | undefined {
    return this.find(ON_THE_MAP[this.decision] ?? 'explore', cell);
  }

  /** The hexes that answer the own decision. */
  get lit(): number[] {
    if (!this.showsOwn || !(this.decision in ON_THE_MAP)) return [];
    return this.chart.map.hexes.map(({ cell }) => cell).filter((cell) => this.can(this.moveAt(cell)));
  }

  /** What exploring a hex would bring. */
  gains(cell: number | null): Gains | undefined {
    const choice = this.showsOwn && cell !== null ? this.choice(this.find('explore', cell)) : undefined;
    return choice?.reason === null ? gainsOf(choice.facts) : undefined;
  }

  /** What the hex that is looked at would bring. */
  get looked(): Gains | undefined {
    return this.gains(this.looking.cell);
  }

  card(play: number): CardPart {
    return this.parts.cards[play]!;
  }

  /** The card by the number of an investigate card, from 1. */
  investigate(number: number): CardPart {
    return this.card(this.parts.basic_cards + number - 1);
  }

  /** The card a player acts on now; nothing while it is chosen or when they wait. */
  get playing(): CardPart | undefined {
    const action = this.own?.action;
    return action ? this.card(action.play) : undefined;
  }

  /** The card the revealed explore card stands for at a guild; nothing where there is a choice. */
  cardFor(guild: Guild | undefined): CardPart | undefined {
    const { card } = this.view;
    if (card < this.parts.basic_cards) return this.card(card);
    const slot = this.parts.explore_slots[card] ?? null;
    const kept = slot === null ? 0 : (guild?.slots[slot] ?? 0);
    return kept > 0 ? this.investigate(kept) : undefined;
  }

  /** The name of a card and what it lets one do. */
  aboutCard(key: string): string {
    return `${this.say(`card-${key}`)}. ${this.ruleOf(`card-${key}`)}`;
  }

  /** What a card lets one do, or a treasure brings, as this table plays it. */
  ruleOf(thing: string): string {
    return this.say(`${thing}-about`, readings(this.view.options));
  }

  objectiveWords({ key }: Objective): string {
    return this.inWords(this.say(`objective-${key}`));
  }

  /** A sentence with its symbols told in words. */
  inWords(sentence: string): string {
    return plainText(sentence, (name, args) => tokenWords(name, args, this.parts, this.sayAny));
  }
}

export function shareTable(props: () => Props, looking: Looking): Table {
  return shared.shareTable(new Table(props, looking));
}

export const useTable = (): Table => shared.useTable<Table>();
