/** Sailing to a place farther away. Where a step can be paid for in several ways, the ship waits for the person. */

import type { Move } from '../../../lib/board';
import { MoveSequence } from '../../../lib/move_sequence.svelte';
import type { Journey } from './types';

/** What may be decided on the way. */
const UNDER_WAY: readonly string[] = ['turn', 'sail', 'steer', 'fare'];
/** The halves of a step: payment made or tile chosen, but not yet there. */
const BETWEEN: readonly string[] = ['steer', 'fare'];

/** What a course asks of the table. */
interface Ship {
  readonly decision: string;
  readonly ship: number | null;
  /** The ways to pay for the next step; nothing while no payment is due. */
  readonly payments: readonly Move[] | null;
  find(kind: string, ...args: number[]): Move | undefined;
  can(move: Move | undefined): move is Move;
  make(...moves: Move[]): Promise<boolean>;
}

export class Course extends MoveSequence<Journey> {
  /** One space at a time, as the captain steers; otherwise a press on a far island makes the whole journey. */
  stepwise = $state(false);
  readonly #table: Ship;

  constructor(table: Ship) {
    super((moves) => table.make(...moves));
    this.#table = table;
  }

  /** Set sail, and stop at the end unless the captain wants to steer on. */
  sail(journey: Journey, stops: boolean): void {
    const table = this.#table;
    const { path, price } = journey;
    // Steps that need no payment come first: they are known ahead.
    const free = path.length - price;
    const steps = (): number => (table.ship === null ? 0 : path.indexOf(table.ship) + 1);
    this.begin({
      aim: journey,
      made: () => 2 * steps() + (BETWEEN.includes(table.decision) ? 1 : 0),
      next: () => {
        if (!UNDER_WAY.includes(table.decision)) return null;
        const made = steps();
        if (made === path.length) return stops ? this.#ready([table.find('stop')]) : null;
        const { payments } = table;
        if (payments && payments.length > 1) return [];
        if (payments?.[0]) return [payments[0]];
        return this.#ready(path.slice(made, Math.max(free, made + 1)).map((space) => table.find('sail', space)));
      },
    });
  }

  /** Whether the person has to choose what a step is paid with. */
  get asking(): boolean {
    return this.aim !== null && this.#table.ship !== this.aim.path.at(-1) && (this.#table.payments?.length ?? 0) > 1;
  }

  /** The moves, if the first of them can be made. */
  #ready(moves: readonly (Move | undefined)[]): Move[] | null {
    return this.#table.can(moves[0]) ? moves.filter((move) => move !== undefined) : null;
  }
}
