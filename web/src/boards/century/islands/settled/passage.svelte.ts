/** A move of the ship that was chosen as a whole: its steps are sent one after another, each when it may be made. */

import type { Move } from '../../../../lib/board';

const PAUSE = 60;
const PATIENCE = 4000;
/** What was sent while the table was still busy is sent again after a while. */
const AGAIN = 400;
/** The first step has not been asked for yet. */
const BEFORE = -1;

/** What a passage asks of the table. */
export interface Bridge {
  readonly decision: string;
  fact(name: string): number;
  find(kind: string, ...args: number[]): Move | undefined;
  can(move: Move | undefined): move is Move;
  send(move: Move): void;
}

export class Passage {
  #path: readonly number[] = [];
  #step = BEFORE;
  #begun = 0;
  #sent = 0;
  #timer = 0;
  readonly #table: Bridge;

  constructor(table: Bridge) {
    this.#table = table;
  }

  /** Make these steps; the first of them may have to wait until the settlers are at work. */
  begin(path: readonly number[]): void {
    this.end();
    this.#path = path;
    this.#step = BEFORE;
    this.#begun = Date.now();
    this.#timer = window.setInterval(() => this.#go(), PAUSE);
    this.#go();
  }

  end(): void {
    window.clearInterval(this.#timer);
  }

  #go(): void {
    const { decision } = this.#table;
    if (decision !== 'sail') return this.#wait(decision);
    const left = this.#table.fact('left');
    const step = left === 0 ? 0 : this.#path.length - left;
    if (step < this.#step) return this.end(); // taken back
    const move = this.#table.find('sail', this.#path[step] ?? 0);
    if (!this.#table.can(move) || (step === this.#step && Date.now() - this.#sent < AGAIN)) return;
    [this.#step, this.#sent] = [step, Date.now()];
    this.#table.send(move);
  }

  /** The settlers are on their way, an answer is, or the ship has arrived. */
  #wait(decision: string): void {
    const elsewhere = decision !== '' && decision !== 'turn';
    const late = Date.now() - this.#begun > PATIENCE;
    if (elsewhere || late || this.#step === this.#path.length - 1) this.end();
  }
}
