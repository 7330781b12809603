import { describe, expect, it } from 'vitest';
import { moveBook } from '../src/lib/moves';
import { move } from './table';

describe('the move table', () => {
  const all = [move(0, 'sail', 1), move(1, 'sail', 11), move(2, 'pay', 1, 1), move(3, 'stop')];
  const moves = moveBook(all);

  it('finds by id', () => {
    expect(moves.byId(2)).toBe(all[2]);
    expect(moves.byId(9)).toBeUndefined();
  });

  it('finds by kind and arguments', () => {
    expect(moves.find('sail', 11)).toBe(all[1]);
    expect(moves.find('stop')).toBe(all[3]);
    expect(moves.find('sail')).toBeUndefined();
    expect(moves.find('pay', 11)).toBeUndefined();
  });

  it('lists a kind in the order of the table', () => {
    expect(moves.ofKind('sail')).toEqual([all[0], all[1]]);
  });
});
