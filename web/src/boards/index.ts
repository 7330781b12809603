/** The boards: every folder here is one, fetched when a table of its game is opened. */

import type { Component } from 'svelte';
import type { BoardFolder, BoardProps, Describe, FinalProps, TokenProps, TokenWords } from '../lib/board';

type Fetch<Part> = Record<string, () => Promise<Part>>;

const boards = import.meta.glob('./*/Board.svelte') as Fetch<{ default: Component<BoardProps> }>;
const tokens = import.meta.glob('./*/Token.svelte') as Fetch<{ default: Component<TokenProps> }>;
const finals = import.meta.glob('./*/Final.svelte') as Fetch<{ default: Component<FinalProps> }>;
const descriptions = import.meta.glob('./*/describe.ts') as Fetch<{ describe: Describe }>;
const words = import.meta.glob('./*/tokens.ts') as Fetch<{ tokenWords: TokenWords }>;

const plain: () => Promise<BoardFolder> = async () => {
  const [board, token, words] = await Promise.all([
    import('../lib/plain_board/Board.svelte'),
    import('../lib/plain_board/Token.svelte'),
    import('../lib/plain_board/tokens'),
  ]);
  return { Board: board.default, Token: token.default, Final: null, describe: () => [], tokenWords: words.tokenWords };
};

/** Fetch everything a game's folder holds; a game without one has the plain board. */
export async function boardOf(game: string): Promise<BoardFolder> {
  if (!(`./${game}/Board.svelte` in boards)) return plain();
  const part = <Part>(from: Fetch<Part>, file: string): Promise<Part> => {
    const fetch = from[`./${game}/${file}`];
    if (!fetch) throw new Error(`The board of ${game} lacks ${file}.`);
    return fetch();
  };
  const [board, token, final, description, word] = await Promise.all([
    part(boards, 'Board.svelte'),
    part(tokens, 'Token.svelte'),
    finals[`./${game}/Final.svelte`]?.(),
    descriptions[`./${game}/describe.ts`]?.(),
    part(words, 'tokens.ts'),
  ]);
  return {
    Board: board.default,
    Token: token.default,
    Final: final?.default ?? null,
    describe: description?.describe ?? (() => []),
    tokenWords: word.tokenWords,
  };
}
