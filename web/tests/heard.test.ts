import { describe, expect, it } from 'vitest';
import { heard } from '../src/lib/sound/heard';

const event = (kind: string) => ({ kind, seat: 0, facts: {} });

describe('Sounds', () => {
  it('belong to what is done', () => {
    expect(heard([event('rolled')])).toEqual(['die']);
    expect(heard([event('sailed')])).toEqual(['ship']);
    expect(heard([event('claimed')])).toEqual(['claim']);
    expect(heard([event('acquired')])).toEqual(['card']);
    expect(heard([event('gained')])).toEqual(['cubes']);
  });

  it('are few, and each is heard once', () => {
    const many = ['gained', 'gave', 'rolled', 'sailed', 'claimed', 'acquired'].map(event);
    expect(heard(many)).toEqual(['cubes', 'die', 'ship']);
  });

  it('tell nothing of what only is said', () => {
    expect(heard(['passed', 'last_round', 'round_began', 'declined'].map(event))).toEqual([]);
  });
});
