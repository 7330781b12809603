/** What the parts of a board share: the table they draw, and what a click means. A board adds its own game to it. */

import { getContext, setContext } from 'svelte';
import type { BoardProps, Choice, Facts, Motion, Move, Player, Say, StoryEvent, TableView, TextArgs } from './board';

const KEY = Symbol('table');

export class Table<View extends TableView = TableView, Parts = unknown> {
  readonly #props: () => BoardProps<View, Parts>;

  constructor(props: () => BoardProps<View, Parts>) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }

  get parts(): Parts {
    return this.#props().parts;
  }

  get seat(): number | null {
    return this.#props().seat;
  }

  get players(): readonly Player[] {
    return this.#props().players;
  }

  /** The seats of the others, in turn order from the own one on; all seats for somebody watching. */
  get others(): number[] {
    const count = this.view.players;
    const own = this.seat;
    const seats = Array.from({ length: count }, (_, n) => (own === null ? n : (own + n) % count));
    return seats.filter((seat) => seat !== own);
  }

  get otherPlayers(): Player[] {
    return this.others.flatMap((seat) => this.player(seat) ?? []);
  }

  player(seat: number | null): Player | undefined {
    return this.players.find((one) => one.seat === seat);
  }

  get motion(): Motion {
    return this.#props().motion;
  }

  /** What just happened. */
  get news(): readonly StoryEvent[] {
    return this.#props().news;
  }

  /** The log entry under the pointer. */
  get pointed(): StoryEvent | null {
    return this.#props().pointed;
  }

  /** Whether the move that was hinted at is one of those that are asked for after this one: of its kind, about the same. */
  leadsToHint(move: Move): boolean {
    const hinted = this.#props().hinted;
    return hinted?.kind === move.kind && hinted.args[0] === move.args[0];
  }

  /** The scores, once the game is over; none when it was won without them. */
  get points(): readonly number[] | null {
    return this.view.won_at_once ? null : this.view.scores;
  }

  /** Whether the own seat decides now. */
  get deciding(): boolean {
    return this.#props().choices.size > 0;
  }

  /** The kind of the own decision; empty when others decide. */
  get decision(): string {
    return this.deciding ? (this.view.decision?.kind ?? '') : '';
  }

  fact(name: string): number {
    return this.view.decision?.facts[name] ?? 0;
  }

  find(kind: string, ...args: number[]): Move | undefined {
    return this.#props().moves.find(kind, ...args);
  }

  can(move: Move | undefined): move is Move {
    return this.choice(move)?.reason === null;
  }

  /** What a move would mean now, whether it can be made or not; nothing where nobody could mean it. */
  choice(move: Move | undefined): Choice | undefined {
    return move && this.#props().choices.get(move.id);
  }

  /** What a move is about, where it could be meant now: its price, its gain. */
  factsOf(move: Move | undefined): Facts | undefined {
    return this.choice(move)?.facts;
  }

  /** The choices of one kind, in the order of the move table. */
  choicesOf(kind: string): Choice[] {
    return [...this.#props().choices.values()].filter(({ move }) => move.kind === kind);
  }

  /** All moves of a kind that can be made now. */
  legalOf(kind: string): Move[] {
    return this.choicesOf(kind).flatMap(({ move, reason }) => (reason === null ? [move] : []));
  }

  /** Make the move, or ask why it cannot be made. */
  press(move: Move): void {
    if (this.can(move)) void this.#props().choose(move);
    else this.#props().whyNot(move);
  }

  /** Make these moves in one, all of them or none; tells whether they were made, once the table shows it. */
  make(...moves: Move[]): Promise<boolean> {
    return this.#props().choose(...moves);
  }

  moveText(move: Move): string {
    return this.#props().moveText(move);
  }

  /** A text of this game. */
  say(key: string, args?: TextArgs): string {
    return this.sayAny(`${this.view.game}-${key}`, args);
  }

  /** Any text, by its whole key. */
  sayAny: Say = (key, args) => this.#props().say(key, args);
}

export function shareTable<Shared extends Table>(table: Shared): Shared {
  return setContext(KEY, table);
}

export function useTable<Shared extends Table = Table>(): Shared {
  return getContext<Shared>(KEY);
}
