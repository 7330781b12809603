/** The card about what is pointed at: what it says, where it stands, and whose title is whose. */

import { describe, expect, it } from 'vitest';
import { spotFor } from '../src/lib/about/spot';
import { Titles } from '../src/lib/about/titles';
import { wordsOf } from '../src/lib/about/words';
import type { Box } from '../src/lib/movement/boxes';

const ROOM: Box = { x: 0, y: 0, width: 1000, height: 700 };
const CARD = { width: 300, height: 200 };

const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

describe('what a card says', () => {
  it('tells the clauses apart from the sentences', () => {
    expect(wordsOf('Its Golden Deal: gold (SR-53, SR-55). Then rest.')).toEqual({
      sentence: 'Its Golden Deal: gold. Then rest.',
      clauses: ['SR-53, SR-55'],
    });
  });

  it('leaves other words in brackets', () => {
    expect(wordsOf('Two cubes (of any colour)')).toEqual({ sentence: 'Two cubes (of any colour)', clauses: [] });
  });
});

describe('where a card stands', () => {
  it('is within the board and beside what it is about, wherever that is', () => {
    for (let x = 0; x <= 880; x += 80)
      for (let y = 0; y <= 600; y += 60) {
        const about = { x, y, width: 120, height: 100 };
        const card = { ...CARD, ...spotFor(ROOM, [about], CARD, about) };
        expect(apart(card, about)).toBe(true);
        expect(card.x >= 0 && card.y >= 0 && card.x <= 700 && card.y <= 500).toBe(true);
      }
  });

  it('is far from the pointer, where what it is about is as large as the board', () => {
    expect(spotFor(ROOM, [ROOM], CARD, { x: 100, y: 650 })).toEqual({ x: 700, y: 0 });
    expect(spotFor(ROOM, [ROOM], CARD, { x: 900, y: 50 })).toEqual({ x: 0, y: 500 });
  });

  it('keeps the whole chooser free where there is room for that', () => {
    const popup = { x: 100, y: 300, width: 400, height: 100 };
    const answer = { x: 110, y: 310, width: 60, height: 40 };
    expect(spotFor(ROOM, [popup, answer], CARD, answer).x).toBeGreaterThanOrEqual(500);
  });
});

describe('the titles', () => {
  const button = (title: string): HTMLElement => {
    const made = document.createElement('button');
    made.title = title;
    made.textContent = 'A card';
    return made;
  };

  it('are taken while they are shown and given back afterwards', () => {
    const [titles, one] = [new Titles(), button('Take it (SR-24)')];
    titles.hold('pointed', [one]);
    expect([one.title, titles.told(one)]).toEqual(['', 'Take it (SR-24)']);
    expect(one.getAttribute('aria-description')).toBe('Take it (SR-24)');
    titles.hold('focused', [one]);
    titles.hold('pointed', []);
    expect(one.title).toBe('');
    titles.hold('focused', []);
    expect(one.title).toBe('Take it (SR-24)');
    expect(one.hasAttribute('aria-description')).toBe(false);
  });

  it('that a board renews meanwhile are taken as well, and the new ones are given back', async () => {
    const [titles, one] = [new Titles(), button('before')];
    document.body.append(one);
    titles.hold('pointed', [one]);
    one.title = 'after';
    await new Promise((done) => setTimeout(done, 20));
    expect([one.title, titles.told(one)]).toEqual(['', 'after']);
    titles.hold('pointed', []);
    expect(one.title).toBe('after');
  });

  it('of drawings are taken, too', () => {
    const holder = document.createElement('div');
    holder.innerHTML = '<svg aria-label="pepper"><title>pepper</title><path d=""/></svg>';
    const [titles, drawing] = [new Titles(), holder.querySelector('svg')!];
    titles.hold('pointed', [drawing]);
    expect([titles.told(drawing), drawing.querySelector('title')!.textContent]).toEqual(['pepper', '']);
    titles.hold('pointed', []);
    expect(drawing.querySelector('title')!.textContent).toBe('pepper');
  });
});
