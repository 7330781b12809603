/** What the person at the table may do: what is known here needs no question to the server. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../src/lib/text/texts.svelte';
import { moveBook } from '../src/lib/moves';
import type { GameInfo } from '../src/lib/protocol';
import { TableController } from '../src/shell/table/table_controller.svelte';
import { newest, useTestSockets } from './sockets';
import { BARRED, move, told } from './table';

const OPEN = move(1, 'go', 1);
const SHUT = move(2, 'go', 2);
const FAR = move(3, 'go', 3);
const FURTHER = move(4, 'go', 4);

let table: TableController;

const meant = [
  { move: 1, facts: {}, reason: null },
  { move: 2, facts: {}, reason: BARRED },
];

beforeAll(() => speak('en'));
beforeEach(() => {
  useTestSockets();
  table = new TableController('t');
  table.game = { info: {} as GameInfo, parts: {}, moves: moveBook([OPEN, SHUT, FAR, FURTHER]) };
  newest().open().tell(told(3, meant));
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

/** The server's answer to the last command. */
function answer(message: object): void {
  newest().tell({ key: (newest().last as { key: string }).key, ...message } as never);
}

describe('why a move cannot be made', () => {
  it('is told at once where it is known', async () => {
    await table.whyNot(SHUT);
    expect(table.trouble?.clause).toBe('SR-24');
    expect(newest().sent).toEqual([]);
  });

  it('is asked where nobody was thought to mean it', async () => {
    const asked = table.whyNot(FAR);
    expect(newest().last).toMatchObject({ type: 'why', seat: 0, move: 3 });
    answer({ type: 'why', move: 3, reason: { ...BARRED, clause: 'SR-31' } });
    await asked;
    expect(table.trouble?.clause).toBe('SR-31');
  });

  it('is told when the move is chosen', async () => {
    expect(await table.choose(SHUT)).toBe(false);
    expect(table.trouble?.clause).toBe('SR-24');
    expect(newest().sent).toEqual([]);
  });
});

describe('choosing', () => {
  it('sends the move, and is done when the table has come', async () => {
    const chosen = table.choose(OPEN);
    expect(table.sending).toBe(true);
    expect(newest().last).toMatchObject({ type: 'move', move: 1, event: 3 });
    answer({ type: 'ack', event: 4 });
    newest().tell(told(4, [], 4));
    expect(await chosen).toBe(true);
    expect(table.sending).toBe(false);
  });

  it('sends a whole way in one command', async () => {
    const chosen = table.choose(OPEN, FAR, FURTHER);
    expect(newest().last).toMatchObject({ type: 'move', moves: [1, 3, 4] });
    answer({ type: 'refused', code: 'illegal_move', message: 'No.', reason: BARRED, event: 3 });
    expect(await chosen).toBe(false);
    expect(table.trouble?.clause).toBe('SR-24');
  });

  it('takes a second press on the same table for one', async () => {
    const chosen = table.choose(OPEN);
    expect(await table.choose(OPEN)).toBe(false);
    expect(newest().sent).toHaveLength(1);
    answer({ type: 'ack', event: 4 });
    newest().tell(told(4, [], 4));
    expect(await chosen).toBe(true);
  });
});
