/** Made-up pieces of a table. */

import type { Choice, Move, Player } from '../src/lib/board';
import type { Observation, Reason, ServerMessage, TableInfo } from '../src/lib/protocol';

export const move = (id: number, kind: string, ...args: number[]): Move => ({
  id,
  kind,
  args,
  text: [kind, ...args].join(' '),
});

export const choice = (of: Move, reason: Reason | null = null): Choice => ({ move: of, facts: {}, reason });

export const BARRED: Reason = { code: 'not_enough_cubes', clause: 'SR-24', details: {} };

export function player(seat: number, name: string, more: Partial<Player> = {}): Player {
  const standard = { called: name, level: '', online: true, isYou: false, isBot: false, isDeciding: false } as const;
  return { seat, name, shape: 'circle', colour: '', ...standard, ...more };
}

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

/** What the server tells of a table at which seat 0 is ours and decides among these choices. */
export function told(event: number, choices: Observation['choices'] = [], firstEntry = event): TableMessage {
  const seat = { index: 0, kind: 'person', name: 'Ann', online: true } as TableInfo['seats'][number];
  return {
    type: 'table',
    event,
    info: { id: 't', status: 'playing', seats: [seat], your_seats: [0], deciding: [0] } as unknown as TableInfo,
    observations: [{ seat: 0, view: { game: 'tiny' }, choices, undo: null, waiting: null } as unknown as Observation],
    log: Array.from({ length: event - firstEntry + 1 }, (_, n) => ({ event: firstEntry + n, story: [] })) as never,
  };
}
