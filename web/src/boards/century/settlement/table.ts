/** The table of a game of settlers, as the parts of its board share it. A game's own table adds what only it has. */

import type { Move } from '../../../lib/board';
import * as shared from '../../../lib/table';
import { locationKey, pointKey } from './movement/keys';
import type { Location, SettlementParts, SettlementView, Stack } from './types';
import { settlementWords } from './words';

type SayArgs = Parameters<shared.Table['say']>[1];

/** What is asked at a location, and the kinds of moves that answer it. */
const ASKED_AT_LOCATION: Readonly<Record<string, readonly string[]>> = {
  exchange: ['times'],
  fort: ['claim', 'tile', 'done'],
};

export interface Question {
  readonly location: Location;
  readonly answers: readonly Move[];
  /** The key of a piece. */
  readonly at: string;
}

export class SettlementTable<
  View extends SettlementView = SettlementView,
  Parts extends SettlementParts = SettlementParts,
> extends shared.Table<View, Parts> {
  /** The own things, or nothing for somebody watching. */
  get own(): View['pioneers'][number] | undefined {
    return this.pioneer(this.seat);
  }

  pioneer(seat: number | null): View['pioneers'][number] | undefined {
    return seat === null ? undefined : this.view.pioneers[seat];
  }

  location(number: number | null): Location | undefined {
    return this.view.locations.find((one) => one.location === number);
  }

  /** A text that all games of settlers share; it knows the game for its clauses. */
  sayLand(key: string, args?: SayArgs): string {
    return this.sayAny(`century-land-${key}`, { game: this.view.game, ...args });
  }

  /** A symbol in words, for names and tooltips. */
  words(name: string, ...args: (string | number)[]): string {
    return settlementWords(name, args.map(String), this.parts, this.sayAny);
  }

  /** The stacks of bonus tiles that lie at a location or on a panel. */
  stacksAt(home: string): readonly Stack[] {
    return this.view.stacks.filter((stack) => stack.home === home);
  }

  /** The stacks of bonus tiles on the panel of a board, where it has one. */
  stacksOnPanel(board: string): readonly Stack[] {
    const panel = this.parts.panels.find((one) => one.board === board);
    return panel ? this.stacksAt(panel.id) : [];
  }

  /** What a press on a location means: work there, or take the tile that covers it. A game may mean more. */
  moveAt(number: number): Move | undefined {
    const tile = this.location(number)?.tile;
    if (this.decision === 'explore' && tile !== undefined && tile !== null) return this.find('explore', tile);
    return this.find('work', number);
  }

  isLit(number: number): boolean {
    return this.can(this.moveAt(number));
  }

  pressLocation(number: number): void {
    const move = this.moveAt(number);
    if (move && this.seat !== null && !this.view.over) this.press(move);
  }

  /** The kinds of moves that answer a decision beside the location it is about; a game may add its own. */
  askedAtLocation(decision: string): readonly string[] {
    return ASKED_AT_LOCATION[decision] ?? [];
  }

  /** The location something is asked about, the answers, and the piece beside which they stand. */
  get question(): Question | null {
    const answers = this.askedAtLocation(this.decision).flatMap((kind) => this.legalOf(kind));
    const location = this.location(this.fact('location'));
    if (answers.length === 0 || !location) return null;
    const card = location.fort === null ? null : (this.view.point_row[location.fort - 1] ?? null);
    return { location, answers, at: card === null ? locationKey(location.location) : pointKey(card) };
  }

  /** Whether what is asked stands, with all its answers, beside the piece it is about; a game may have more of these. */
  get askedBeside(): boolean {
    return this.question !== null;
  }
}

export function shareSettlement<Shared extends SettlementTable>(table: Shared): Shared {
  return shared.shareTable(table as unknown as shared.Table) as unknown as Shared;
}

export const useSettlement = (): SettlementTable => shared.useTable<SettlementTable>();
