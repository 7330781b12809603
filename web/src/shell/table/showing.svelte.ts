/**
 * What the board shows, step by step. News that come faster than anybody can follow wait their turn; the more of them
 * wait the shorter each is shown, and when they are too many the board jumps to the newest.
 */

import type { Motion, StoryEvent } from '../../lib/board';
import type { Observation } from '../../lib/protocol';

export interface Step {
  readonly observations: readonly Observation[];
  readonly news: readonly StoryEvent[];
}

/** How long one thing that happened is told, in milliseconds. */
const TELLING: Record<Motion, number> = { slow: 2200, normal: 1100, fast: 450, off: 0 };
/** A last round that was asked for is shown also where nothing moves. */
const TELLING_AGAIN: Record<Motion, number> = { ...TELLING, off: 1300 };
/** Further things of the same step are told for a share of that. */
const FURTHER = 0.6;
/** So many steps may wait, fewer while somebody is waited for at this screen. */
const MOST = 6;
const MOST_ON_TURN = 2;
/** One thing takes no longer when somebody here is to decide and the board is behind. */
const ON_TURN = 250;

export class Showing {
  /** What is shown instead of the newest; null when nothing has to be waited for. */
  step = $state.raw<Step | null>(null);
  /** What is told on the board at this moment. */
  told = $state.raw<StoryEvent | null>(null);
  /** The last round is shown again. */
  again = $state(false);

  readonly #motion: () => Motion;
  readonly #isOnTurn: () => boolean;
  #waiting: Step[] = [];
  #timer = 0;

  constructor(motion: () => Motion, isOnTurn: () => boolean) {
    this.#motion = motion;
    this.#isOnTurn = isOnTurn;
  }

  /** Whether the board is behind the table. */
  get behind(): boolean {
    return this.again || this.#waiting.length > 0;
  }

  /** Something has happened at the table. */
  tell(step: Step): void {
    if (this.again) return; // the newest is shown afterwards in any case
    if (this.#motion() === 'off') this.finish();
    else if (this.step === null) this.#show(step);
    else {
      this.#waiting.push(step);
      if (this.#isOnTurn()) this.#after(ON_TURN, this.#next);
    }
  }

  /** Show the last round again; whatever happens meanwhile is there at the end. */
  replay(steps: readonly Step[]): void {
    const [first, ...others] = steps;
    this.finish();
    if (!first || others.length === 0) return;
    this.again = true;
    this.#waiting = others;
    this.#show(first);
  }

  /** Nothing is waited for any more: the newest is shown. */
  finish = (): void => {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.again = false;
    this.told = null;
    this.step = null;
  };

  #show(step: Step): void {
    this.step = step;
    const { news } = step;
    if (news.length > 0) this.#say(news, 0);
    else this.#after(this.again ? this.#time(0) / 2 : 0, this.#next);
  }

  #after(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, time);
  }

  #say(news: readonly StoryEvent[], nth: number): void {
    this.told = news[nth]!;
    const after = nth + 1 < news.length ? () => this.#say(news, nth + 1) : this.#next;
    this.#after(this.#time(nth), after);
  }

  #time(nth: number): number {
    const share = nth === 0 ? 1 : FURTHER;
    if (this.again) return TELLING_AGAIN[this.#motion()] * share;
    const time = (TELLING[this.#motion()] * share) / (1 + this.#waiting.length);
    return this.#isOnTurn() && this.#waiting.length > 0 ? Math.min(time, ON_TURN) : time;
  }

  #next = (): void => {
    const most = this.#isOnTurn() ? MOST_ON_TURN : MOST;
    if (!this.again && this.#waiting.length > most) {
      const last = this.#waiting.at(-1)!;
      this.#waiting = [{ ...last, news: this.#waiting.flatMap(({ news }) => news).slice(-1) }];
    }
    const next = this.#waiting.shift();
    if (next) this.#show(next);
    else this.finish();
  };
}
