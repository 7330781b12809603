/** The order of the ceremony: item by item, then the places from the last to the first, then all the rest. */

import type { TableInfo } from '../../lib/protocol';
import { motion } from '../../lib/settings.svelte';

const PAUSES = { item: 800, place: 550 }; // milliseconds
const LONGER = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
const SEEN = 'caravanserai-end-';

export class Ceremony {
  readonly #items: readonly number[];
  readonly #all: number;
  readonly #players: number;
  #step = $state(0);

  /** Without points to count, or seen before in this tab, the ceremony is over at once. */
  constructor(info: TableInfo, plain: boolean) {
    const [lines = []] = info.breakdown;
    this.#all = lines.length;
    // What brought nobody anything is counted along with what comes next.
    this.#items = lines.flatMap((_, index) => (info.breakdown.some((seat) => seat[index]?.points) ? [index + 1] : []));
    this.#players = info.breakdown.length;
    if (plain || lines.length === 0 || seen(info.id)) this.skip();
  }

  get #last(): number {
    return this.#items.length + this.#players + 1;
  }

  /** Everything is told. */
  get over(): boolean {
    return motion() === 'off' || this.#step >= this.#last;
  }

  /** How many items have been counted. */
  get counted(): number {
    if (this.over || this.#step >= this.#items.length) return this.#all;
    return this.#step ? this.#items[this.#step - 1]! : 0;
  }

  /** The best place that has been told; all are, from the last on. */
  get fromPlace(): number {
    if (this.over) return 1;
    return this.#players + 1 - Math.max(0, this.#step - this.#items.length);
  }

  /** Milliseconds until what comes next. */
  get pause(): number {
    const usual = this.#step < this.#items.length ? PAUSES.item : PAUSES.place;
    return usual * LONGER[motion()];
  }

  next(): void {
    this.#step += 1;
  }

  skip(): void {
    this.#step = this.#last;
  }
}

/** Whether this tab has shown the end of this table; from now on it has. */
function seen(id: string): boolean {
  try {
    const before = sessionStorage.getItem(SEEN + id) !== null;
    sessionStorage.setItem(SEEN + id, 'shown');
    return before;
  } catch {
    return false; // a browser that keeps nothing counts again
  }
}
