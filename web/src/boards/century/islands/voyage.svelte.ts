/**
 * A journey to a place farther away: its steps are sent one after another, each when the one before has been made. Where
 * a step has to be paid for in several ways, the voyage waits for the person.
 */

import type { Move } from '../../../lib/board';
import type { Journey } from './types';

const PAUSE = 60;
const PATIENCE = 4000;
/** What may be decided on the way. */
const UNDER_WAY: readonly string[] = ['turn', 'sail', 'steer', 'fare'];
/** The halves of a step: payment made or tile chosen, but not yet there. */
const BETWEEN: readonly string[] = ['steer', 'fare'];

/** Before the first half step. */
const AT_START = -2;

/** What a voyage asks of the table. */
export interface Wheelhouse {
  readonly decision: string;
  readonly ship: number | null;
  /** The ways to pay for the next step; nothing while no payment is due. */
  readonly payments: readonly Move[] | null;
  find(kind: string, ...args: number[]): Move | undefined;
  can(move: Move | undefined): move is Move;
  press(move: Move): void;
}

export class Voyage {
  /** Where the ship is bound for. */
  aim = $state.raw<Journey | null>(null);
  /** One space at a time, as the captain steers; otherwise a press on a far island makes the whole journey. */
  stepwise = $state(false);
  #stops = true;
  #reached = AT_START;
  #asked = 0;
  #timer = 0;
  readonly #table: Wheelhouse;

  constructor(table: Wheelhouse) {
    this.#table = table;
  }

  /** Set sail, and stop at the end unless the captain wants to steer on. */
  begin(journey: Journey, stops = true): void {
    this.end();
    this.aim = journey;
    this.#stops = stops;
    this.#reached = AT_START;
    this.#asked = Date.now();
    this.#timer = window.setInterval(() => this.#go(), PAUSE);
    this.#go();
  }

  end(): void {
    window.clearInterval(this.#timer);
    this.aim = null;
  }

  /** Whether the person has to choose what a step is paid with. */
  get asking(): boolean {
    return this.aim !== null && !this.#arrived && (this.#table.payments?.length ?? 0) > 1;
  }

  get #arrived(): boolean {
    return this.#table.ship === this.aim?.path.at(-1);
  }

  #go(): void {
    const { aim } = this;
    const { decision, ship, payments } = this.#table;
    if (!aim || !UNDER_WAY.includes(decision)) return this.#wait(decision);
    const step = ship === null ? -1 : aim.path.indexOf(ship);
    const reached = 2 * step + (BETWEEN.includes(decision) ? 1 : 0);
    if (reached < this.#reached) return this.end(); // taken back
    if (reached > this.#reached) [this.#reached, this.#asked] = [reached, Date.now()];
    if (this.#arrived) return this.#arrive();
    if (payments && payments.length > 1) this.#asked = Date.now();
    else this.#send(payments?.[0] ?? this.#table.find('sail', aim.path[step + 1] ?? 0));
  }

  /** Nothing to decide: the answer is on its way, or the journey is over. */
  #wait(decision: string): void {
    if (decision !== '' || Date.now() - this.#asked > PATIENCE) this.end();
  }

  #arrive(): void {
    const stop = this.#table.find('stop');
    if (this.#stops && this.#table.can(stop)) this.#table.press(stop);
    else this.end();
  }

  #send(move: Move | undefined): void {
    if (Date.now() - this.#asked > PATIENCE) this.end();
    else if (this.#table.can(move)) this.#table.press(move);
  }
}
