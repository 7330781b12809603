/** What the server tells once about each game, kept while the page is open. */

import { api } from './api';
import type { MoveBook } from './board';
import { moveBook } from './moves';
import type { GameInfo, OptionValue } from './protocol';

export interface KnownGame {
  readonly info: GameInfo;
  readonly parts: unknown;
  readonly moves: MoveBook;
}

const known = new Map<string, Promise<KnownGame>>();
const rules = new Map<string, Promise<string>>();

async function fetchGame(id: string): Promise<KnownGame> {
  const { components, moves, ...info } = await api.game(id);
  return { info, parts: components, moves: moveBook(moves) };
}

function once<Value>(kept: Map<string, Promise<Value>>, id: string, fetch: () => Promise<Value>): Promise<Value> {
  const found = kept.get(id);
  if (found) return found;
  const asked = fetch();
  asked.catch(() => kept.delete(id));
  kept.set(id, asked);
  return asked;
}

export const gameOf = (id: string): Promise<KnownGame> => once(known, id, () => fetchGame(id));

/** A game as it is played at a table with these options: a list of deals of its own stands in place of ours. */
export async function gameWith(id: string, options: Readonly<Record<string, OptionValue>>): Promise<KnownGame> {
  const game = await gameOf(id);
  const own = options.golden_deals;
  if (typeof own !== 'string') return game;
  const { drawn } = await api.validateOption(id, 'golden_deals', own);
  return { ...game, parts: { ...(game.parts as object), deals: drawn.designs } };
}

export const rulesOf = (id: string): Promise<string> => once(rules, id, async () => (await api.rules(id)).markdown);
