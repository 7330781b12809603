/**
 * A way of several small moves, chosen by one click on its end: previewed while it is under way, and sent. Moves that are
 * known ahead go out in one command, which is carried out whole or not at all; the others one after another.
 */

import { untrack } from 'svelte';
import type { Move } from './board';

export interface Way<Aim> {
  /** Where it leads, for the preview. */
  readonly aim: Aim;
  /** How far it has come: more after every command, less when something was taken back. */
  made(): number;
  /** The moves to send now; none while the person decides something on the way, `null` when it is over. */
  next(): readonly Move[] | null;
}

export class MoveSequence<Aim> {
  #way = $state.raw<Way<Aim> | null>(null);
  #sending = $state(false);
  #made = 0;
  readonly #send: (moves: readonly Move[]) => Promise<boolean>;

  /** `send` tells, once the table is as the moves have left it, whether they were made. */
  constructor(send: (moves: readonly Move[]) => Promise<boolean>) {
    this.#send = send;
  }

  /** Where the way leads that is being made now. */
  get aim(): Aim | null {
    return this.#way?.aim ?? null;
  }

  begin(way: Way<Aim>): void {
    this.#made = way.made();
    this.#way = way;
  }

  end(): void {
    this.#way = null;
  }

  /** Go on whenever the table has changed. Said once by the part of the board that makes the sequence. */
  watch(): void {
    $effect(() => this.#goOn());
  }

  #goOn(): void {
    const way = this.#way;
    if (!way || this.#sending) return;
    const made = way.made();
    const moves = way.next();
    if (!moves || made < this.#made) return this.end();
    this.#made = made;
    if (moves.length > 0) untrack(() => void this.#carryOut(way, moves));
  }

  async #carryOut(way: Way<Aim>, moves: readonly Move[]): Promise<void> {
    this.#sending = true;
    const areMade = await this.#send(moves);
    // What did not lead on, or was the last of it, is not sent again.
    if (this.#way === way && (!areMade || way.made() <= this.#made)) this.end();
    this.#sending = false;
  }
}
