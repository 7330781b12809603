/** The table of a game of ships, as the parts of its board share it. A game's own table adds what only it has. */

import type { Move } from '../../../lib/board';
import * as shared from '../../../lib/table';
import { Course } from './course.svelte';
import { chartOf, type Chart } from './map/chart';
import type { Journey, Port, SeaParts, SeaView, Space } from './types';
import { seaWords } from './words';

type SayArgs = Parameters<shared.Table['say']>[1];

/** The decisions in which the ship is sailed. */
const SAILING: readonly string[] = ['turn', 'sail', 'steer'];
/** What is asked at the ship's place, and the kinds of moves that answer it. */
const ASKED_HERE: Readonly<Record<string, readonly string[]>> = {
  fee: ['fee'],
  collect: ['collect', 'done'],
  action: ['build', 'trade', 'claim', 'harvest', 'pass'],
  pay_outpost: ['pay'],
  bonus: ['bonus'],
  trade: ['trade', 'done'],
};

export class SeaTable<View extends SeaView = SeaView, Parts extends SeaParts = SeaParts> extends shared.Table<
  View,
  Parts
> {
  readonly course: Course = new Course(this);
  /** Where the spaces of this map lie on its sheet. */
  get chart(): Chart {
    return chartOf(this.view.spaces);
  }

  /** The own captain, or nothing for somebody watching. */
  get own(): View['captains'][number] | undefined {
    return this.captain(this.seat);
  }

  captain(seat: number | null): View['captains'][number] | undefined {
    return seat === null ? undefined : this.view.captains[seat];
  }

  space(number: number | null): Space | undefined {
    return number === null ? undefined : this.view.spaces[number - 1];
  }

  port(space: number): Port | undefined {
    return this.view.ports.find((port) => port.space === space);
  }

  /** Where the own ship lies. */
  get ship(): number | null {
    return this.own?.ship ?? null;
  }

  /** A text that all games of ships share; it knows the game for its clauses. */
  saySea(key: string, args?: SayArgs): string {
    return this.sayAny(`century-board-${key}`, { game: this.view.game, ...args });
  }

  /** A symbol in words, for names and tooltips. */
  words(name: string, ...args: (string | number)[]): string {
    return seaWords(name, args.map(String), this.parts, this.sayAny, this.view.game);
  }

  // Sailing

  get sailing(): boolean {
    return SAILING.includes(this.decision);
  }

  /** The ways to pay for the next step; nothing while no payment is due. A game says what it is paid with. */
  get payments(): readonly Move[] | null {
    return null;
  }

  journeyTo(space: number): Journey | undefined {
    if (!this.sailing) return undefined;
    const found = this.view.journeys.find((journey) => journey.space === space);
    return this.course.stepwise && (found?.path.length ?? 0) > 1 ? undefined : found;
  }

  /** What a press on a space means where no journey is made. */
  moveAt(space: number): Move | undefined {
    if (this.decision === 'starting_space') return this.find('place', space);
    const stop = this.find('stop');
    return space === this.ship && this.can(stop) ? stop : this.find('sail', space);
  }

  isLit(space: number): boolean {
    return this.deciding && (this.journeyTo(space) !== undefined || this.can(this.moveAt(space)));
  }

  pressSpace(space: number): void {
    const journey = this.journeyTo(space);
    if (journey) return this.course.sail(journey, !this.course.stepwise);
    const move = this.moveAt(space);
    this.course.end();
    if (move) this.press(move);
  }

  // What is asked where the ship lies

  /** The kinds of moves that answer a decision at the ship's place; a game may add its own. */
  askedHere(decision: string): readonly string[] {
    return ASKED_HERE[decision] ?? [];
  }

  /** The answers to what is asked at the ship's place, with the actions that cannot be taken there and may say why. */
  get answers(): readonly Move[] {
    const kinds = this.askedHere(this.decision);
    const found = kinds.flatMap((kind) => this.legalOf(kind));
    if (this.decision !== 'action') return found;
    const barred = kinds.flatMap((kind) => this.choicesOf(kind)).map(({ move }) => move);
    return [...barred.filter(({ kind }) => found.every((move) => move.kind !== kind)), ...found];
  }
}

export function shareSea<Shared extends SeaTable>(table: Shared): Shared {
  table.course.watch();
  return shared.shareTable(table as unknown as shared.Table) as unknown as Shared;
}

export const useSea = (): SeaTable => shared.useTable<SeaTable>();
