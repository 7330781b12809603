/** What a board needs to be looked at without anybody deciding, as at the end of a game. */

import type { BoardProps, FinalProps, TableView } from './board';
import { moveBook } from './moves';

const NO_MOVES = moveBook([]);

export function watched<View extends TableView, Parts>(given: FinalProps<View, Parts>): BoardProps<View, Parts> {
  const { view, parts, players, say } = given;
  return {
    view,
    parts,
    players,
    say,
    moves: NO_MOVES,
    choices: new Map(),
    seat: null,
    choose: () => Promise.resolve(false),
    whyNot: () => undefined,
    rich: () => [],
    moveText: ({ text }) => text,
    motion: 'off',
    news: [],
    pointed: null,
  };
}
