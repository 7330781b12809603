/** Sentences: their symbols, their facts, and what the server refuses. */

import { beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../src/lib/api';
import type { Player } from '../src/lib/board';
import { fill } from '../src/lib/text/fill';
import { nameText, plainText, segments } from '../src/lib/text/segments';
import { tellChoice, tellDecision, tellEvent, tellRefusal, tellTrouble } from '../src/lib/text/telling';
import { speak } from '../src/lib/text/texts.svelte';
import { choice, player } from './table';

beforeAll(() => speak('en'));

describe('segments', () => {
  it('tells symbols from words', () => {
    expect(segments('Take [[cubes 2 1 0 0]] now')).toEqual([
      { kind: 'text', text: 'Take ' },
      { kind: 'token', name: 'cubes', args: ['2', '1', '0', '0'] },
      { kind: 'text', text: ' now' },
    ]);
    expect(segments('[[camel]]')).toEqual([{ kind: 'token', name: 'camel', args: [] }]);
    expect(segments('')).toEqual([]);
  });

  it('leaves brackets that are no symbol alone', () => {
    expect(segments('[a] [[A]] [[ x]]')).toEqual([{ kind: 'text', text: '[a] [[A]] [[ x]]' }]);
  });

  it('never takes a name for a symbol', () => {
    expect(segments(nameText('[[cubes 9 9 9 9]]')).map(({ kind }) => kind)).toEqual(['text']);
  });

  it('tells every symbol in words', () => {
    expect(plainText('a [[deal 3]] b', (name, args) => `${name} no. ${args[0]}`)).toBe('a deal no. 3 b');
  });
});

describe('fill', () => {
  it('draws lists as bags of cubes and counts them', () => {
    expect(fill('pay', { price: [2, 0, 1, 0] })).toEqual({ price: '[[cubes 2 0 1 0]]', price_count: 3 });
  });

  it('draws cards and contracts one by one', () => {
    expect(fill('discard', { cards: [4, 7] })).toEqual({ cards: '[[card 4]] [[card 7]]', cards_count: 2 });
    expect(fill('draw', { contracts: [1, 2] })).toEqual({
      contracts: '[[contract 1]]; [[contract 2]]',
      contracts_count: 2,
    });
  });

  it('knows which moves are about point cards', () => {
    expect(fill('claim', { card: 5 })).toEqual({ card: '[[point 5]]' });
    expect(fill('acquire', { card: 5 })).toEqual({ card: '[[card 5]]' });
  });

  it('names the cube a colour is raised to', () => {
    expect(fill('upgrade', { colour: 1 })).toEqual({ colour: '[[cube 1]]', next: '[[cube 2]]' });
  });

  it('names seats, and tells whether they are the reader', () => {
    const players: Player[] = [player(0, 'Ann', { isYou: true }), player(1, '[[card 1]]')];
    expect(fill('fee', { owner: 0 }, players)).toEqual({ owner: 'Ann', owner_who: 'you' });
    const other = fill('fee', { owner: 1 }, players);
    expect(other.owner_who).toBe('other');
    expect(segments(String(other.owner))[0]?.kind).toBe('text');
    expect(fill('fee', { owner: 2 }, players)).toEqual({ owner: '3', owner_who: 'other' });
  });

  it('leaves all other facts as they are', () => {
    expect(fill('rest', { count: 3 })).toEqual({ count: 3 });
  });
});

describe('telling', () => {
  type Refusal = Parameters<typeof tellRefusal>[0];
  const refusal = (code: string, message: string, reason: Refusal['reason'] = null): Refusal =>
    ({ type: 'refused', key: 'k', event: 1, code, message, reason }) as Refusal;

  it('says a refusal in the words of the page', () => {
    expect(tellTrouble(new Refused(429, 'too_fast_logins_by_name', 'wait'))).toBe(
      tellTrouble(new Refused(429, 'too_fast_moves', 'wait')),
    );
    expect(tellTrouble(new Refused(429, 'too_fast_moves', 'wait'))).not.toMatch(/ui-error|^wait$/);
  });

  it('falls back on what the server says', () => {
    expect(tellTrouble(new Refused(400, 'never_heard_of', 'The sea is closed.'))).toBe('The sea is closed.');
    expect(tellRefusal(refusal('never_heard_of', 'No.'))).toBe('No.');
  });

  it('has a sentence for what is no refusal', () => {
    expect(tellTrouble(new TypeError('x'))).not.toMatch(/ui-error|x$/);
  });

  it('says why a move is barred', () => {
    const reason = { code: 'not_your_turn', clause: '', details: {} };
    expect(tellRefusal(refusal('illegal', '', reason))).not.toMatch(/reason-/);
  });

  it('tells as the game writes what nobody wrote a sentence for', () => {
    const move = { id: 3, kind: 'juggle', args: [2], text: 'juggle 2' };
    expect(tellChoice('tiny_game', choice(move), [])).toBe('juggle 2');
    expect(tellDecision('tiny_game', { kind: 'juggle', facts: { most_stones: 3 } }, [])).toBe('juggle, most stones 3');
    const event = { kind: 'took', seat: 0, facts: { stones: 2 } };
    expect(tellEvent('tiny_game', event, [player(0, 'Ann')])).toBe('Ann: took, stones 2');
  });
});
