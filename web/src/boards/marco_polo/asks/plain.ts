/** The answers that are no things on the table: they stand as buttons beside the question. */

import type { Move } from '../../../lib/board';
import type { Table } from '../table';

/** Kinds of moves that are buttons, and over which numbers they run. */
const PLAIN: readonly (readonly [kind: string, from: number, to: number])[] = [
  ['compensate', 0, 10],
  ['bonus', 0, 1],
  ['good', 0, 2],
  ['goods', 0, 2],
  ['copy', 0, 5],
  ['times', 1, 6],
  ['way', 1, 2],
  ['give', 0, 2],
  ['pay', 0, 2],
  ['province', 9, 14],
];
const SIMPLE: readonly string[] = ['use', 'build', 'reject', 'decline', 'stop', 'done'];
const END = 'end-turn';

/** All of them that can be made now; the end of the turn always stands there, to say why not yet. */
export function plainMoves(table: Table): Move[] {
  const numbered = PLAIN.flatMap(([kind, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, n) => table.find(kind, from + n)),
  );
  const simple = SIMPLE.map((kind) => table.find(kind));
  const found = [...numbered, ...simple].filter((move) => table.can(move));
  const end = table.find(END);
  return table.decision === 'turn' && end ? [...found, end] : found;
}
