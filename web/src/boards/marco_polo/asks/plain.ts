/** The answers that are no things on the table: they stand as buttons beside the question. */

import type { Move } from '../../../lib/board';
import type { Table } from '../table';

const KINDS = [
  ...['compensate', 'bonus', 'good', 'goods', 'copy', 'times', 'way', 'give', 'pay', 'province'],
  ...['use', 'build', 'reject', 'decline', 'stop', 'done'],
];
const END = 'end-turn';

/** All of them that can be made now; the end of the turn always stands there, to say why not yet. */
export function plainMoves(table: Table): Move[] {
  const choices = KINDS.flatMap((kind) => table.choicesOf(kind)).filter(({ reason }) => reason === null);
  const ends = table.choicesOf(END);
  return [...choices, ...ends].map(({ move }) => move);
}
