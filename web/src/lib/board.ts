/** What the shell gives to every board, and what a board may give back. A board draws; it knows no rules. */

import type { Component } from 'svelte';
import type { Reason } from './protocol';

/** One entry of the game's move table. */
export interface Move {
  readonly id: number;
  readonly kind: string;
  readonly args: readonly number[];
  readonly text: string;
}

/** Something one could mean at the open decision: what the move is about, and why it is barred if it is. */
export interface Choice {
  readonly move: Move;
  readonly facts: Facts;
  readonly reason: Reason | null;
}

/** The move table of a game, looked up by id or by kind and arguments. */
export interface MoveBook {
  byId(id: number): Move | undefined;
  find(kind: string, ...args: number[]): Move | undefined;
  ofKind(kind: string): readonly Move[];
}

export type Shape = 'circle' | 'triangle' | 'square' | 'diamond' | 'star';

/** A player at the table. `colour` is a CSS value; shape and colour always go together. */
export interface Player {
  readonly seat: number;
  /** The whole name, as sentences tell it. */
  readonly name: string;
  /** The name without the level of a bot, which then stands by itself; empty for people. */
  readonly called: string;
  readonly level: string;
  readonly shape: Shape;
  readonly colour: string;
  readonly online: boolean;
  readonly isYou: boolean;
  readonly isBot: boolean;
  readonly isDeciding: boolean;
}

/** A piece of a sentence: plain text, or a symbol such as `[[cubes 2 1 0 0]]`. */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'token'; readonly name: string; readonly args: readonly string[] };

export type TextValue = string | number;
export type TextArgs = Readonly<Record<string, TextValue>>;
export type Say = (key: string, args?: TextArgs) => string;
export type Rich = (key: string, args?: TextArgs) => Segment[];

/** Something that happened, as the log tells it. */
export interface StoryEvent {
  readonly kind: string;
  readonly seat: number;
  readonly facts: Readonly<Record<string, number | string | readonly number[]>>;
}

/** What is being decided; the same for every game. */
export interface Decision {
  readonly kind: string;
  readonly facts: Readonly<Record<string, number>>;
}

/** The part of a view that every game has; a board's own view type extends it. */
export interface TableView {
  readonly game: string;
  readonly version: string;
  readonly players: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seat: number | null;
  readonly first: number;
  readonly round: number;
  readonly deciding: readonly number[];
  readonly decision: Decision | null;
  readonly over: boolean;
  readonly won_at_once: boolean;
  readonly winners: readonly number[];
  readonly scores: readonly number[] | null;
}

export type Motion = 'slow' | 'normal' | 'fast' | 'off';

/**
 * The properties of `boards/<game>/Board.svelte`.
 *
 * The board is given the middle of the table page and fills its width, from 330 px (phone) up; the shell draws top bar,
 * "Your choices", players' names strip, log and rules around it. Places that can be chosen are `<button class="lit">`
 * with an accessible name from `moveText`; the shell walks them with the arrow keys. Clicking a place whose move cannot
 * be made calls `whyNot`.
 */
export interface BoardProps<View extends TableView = TableView, Parts = unknown> {
  readonly view: View;
  /** The components of the game as `GET /api/games/{game}` gives them. */
  readonly parts: Parts;
  readonly moves: MoveBook;
  /** What `seat` could mean now, by the ids of the moves; empty when it is not deciding or the page shows the past. */
  readonly choices: ReadonlyMap<number, Choice>;
  /** The seat whose own area is shown, or null for somebody watching. */
  readonly seat: number | null;
  readonly players: readonly Player[];
  /** Make moves in one, all of them or none; tells whether they were made, once the table shows it. */
  choose(...moves: Move[]): Promise<boolean>;
  whyNot(move: Move): void;
  readonly say: Say;
  readonly rich: Rich;
  /** The plain sentence of a move, without symbols: for aria-label and tooltips. */
  moveText(move: Move): string;
  readonly motion: Motion;
  /** What just happened, for movements across the table; empty when the page jumps through time. */
  readonly news: readonly StoryEvent[];
  /** What others have done since the own last move, whose places stay marked until the next one. */
  readonly traces?: readonly StoryEvent[];
  /** The move that was hinted at, whose place on the board is marked. */
  readonly hinted?: Move | null;
  /** The log entry under the pointer, whose place on the board should be shown. */
  readonly pointed: StoryEvent | null;
}

/** The properties of `boards/<game>/Token.svelte`: one symbol inside a sentence, about one em high. */
export interface TokenProps<Parts = unknown> {
  readonly name: string;
  readonly args: readonly string[];
  readonly parts: Parts;
  /** What this table plays by, for games whose texts depend on it. */
  readonly options?: TableView['options'];
  readonly say: Say;
}

/** The properties of `boards/<game>/Final.svelte`: what the end screen adds to the scores of this game, if anything. */
export interface FinalProps<View extends TableView = TableView, Parts = unknown> {
  readonly view: View;
  readonly parts: Parts;
  readonly players: readonly Player[];
  readonly say: Say;
}

/** What the description of a board is told. */
export interface Told<View extends TableView = TableView, Parts = unknown> {
  readonly view: View;
  readonly parts: Parts;
  readonly seat: number | null;
  readonly players: readonly Player[];
  readonly say: Say;
}

/** `boards/<game>/describe.ts`: the state of the board in sentences, for screen readers. */
export type Describe<View extends TableView = TableView, Parts = unknown> = (told: Told<View, Parts>) => string[];

/** `boards/<game>/tokens.ts`: the symbol in words, where no picture can stand (titles, aria-labels). */
export type TokenWords<Parts = unknown> = (name: string, args: readonly string[], parts: Parts, say: Say) => string;

export type Facts = StoryEvent['facts'];

/** A board folder as the shell uses it. */
export interface BoardFolder {
  readonly Board: Component<BoardProps>;
  readonly Token: Component<TokenProps>;
  readonly Final: Component<FinalProps> | null;
  readonly describe: Describe;
  readonly tokenWords: TokenWords;
}
