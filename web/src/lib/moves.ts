/** The move table as the boards use it. */

import type { Move, MoveBook } from './board';

export function moveBook(all: readonly Move[]): MoveBook {
  const byId = new Map(all.map((move) => [move.id, move]));
  const byWords = new Map(all.map((move) => [spelled(move.kind, move.args), move]));
  return {
    byId: (id) => byId.get(id),
    find: (kind, ...args) => byWords.get(spelled(kind, args)),
    ofKind: (kind) => all.filter((move) => move.kind === kind),
  };
}

function spelled(kind: string, args: readonly number[]): string {
  return [kind, ...args].join(' ');
}
