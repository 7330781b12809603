/** The table of From Sand to Sea: a sea whose journeys are paid with trade cards. */

import type { BoardProps, Move } from '../../lib/board';
import * as shared from '../../lib/table';
import { SeaTable, shareSea } from '../century/islands/table';
import type { TradeTable } from '../century/market/table';
import { Landing } from './landing.svelte';
import { tokenWords } from './tokens';
import type { CardCaptain, SandToSeaParts, SandToSeaView } from './types';

export type Props = BoardProps<SandToSeaView, SandToSeaParts>;

/** What can be done where the ship lies, also without sailing (SS-16). */
const HERE: readonly string[] = ['build', 'trade', 'claim'];

export class Table extends SeaTable<SandToSeaView, SandToSeaParts> implements TradeTable {
  readonly landing = new Landing();

  trader(seat: number | null): CardCaptain | undefined {
    return this.captain(seat);
  }

  storage(seat: number): number {
    return this.captain(seat)?.storage ?? this.parts.storage;
  }

  override words(name: string, ...args: (string | number)[]): string {
    return tokenWords(name, args.map(String), this.parts, this.sayAny);
  }

  /** A step is paid with a card from the hand or the played area (SS-13). */
  override get payments(): readonly Move[] | null {
    return this.decision === 'fare' ? this.legalOf('fare') : null;
  }

  /** What can be done at the ship's place without sailing; nothing after it has sailed. */
  get here(): readonly Move[] {
    return this.decision === 'turn' ? HERE.flatMap((kind) => this.legalOf(kind)) : [];
  }

  override askedHere(decision: string): readonly string[] {
    if (decision === 'turn') return this.landing.opened ? HERE : [];
    return super.askedHere(decision);
  }

  override pressSpace(space: number): void {
    const asked = space === this.ship && this.here.length > 0;
    this.landing.opened = asked && !this.landing.opened;
    if (!asked) super.pressSpace(space);
  }

  /** In the turn a press on the own ship's place is about what can be done there. */
  override moveAt(space: number): Move | undefined {
    if (this.decision !== 'turn' || space !== this.ship) return super.moveAt(space);
    const [barred] = HERE.flatMap((kind) => this.choicesOf(kind));
    return this.here[0] ?? barred?.move ?? super.moveAt(space);
  }
}

export function shareTable(props: () => Props): Table {
  return shareSea(new Table(props));
}

export const useTable = (): Table => shared.useTable<Table>();
