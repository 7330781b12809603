/** A walk to a place farther away: its steps are sent one after another, each when the one before has been made. */

import type { Table } from './table';
import type { Reached } from './types';

const PAUSE = 60;
const PATIENCE = 4000;

export class Trip {
  readonly #table: Table;
  #timer = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Set out; a single step goes at once. */
  begin(aim: Reached): void {
    this.stop();
    const start = this.#at(aim.figure);
    const way = [start, ...aim.way];
    let asked = Date.now();
    let last = start;
    const go = (): void => {
      const here = this.#at(aim.figure);
      const next = way[way.indexOf(here) + 1];
      const move = next === undefined ? undefined : this.#table.find('go', aim.figure, next);
      if (here !== last) [last, asked] = [here, Date.now()];
      if (move === undefined || Date.now() - asked > PATIENCE) this.stop();
      else if (this.#table.can(move)) this.#table.press(move);
    };
    this.#timer = window.setInterval(go, PAUSE);
    go();
  }

  stop(): void {
    window.clearInterval(this.#timer);
  }

  #at(figure: number): number {
    return this.#table.own?.figures[figure - 1] ?? -1;
  }
}
