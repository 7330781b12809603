/** The hexes that events are about. */

import type { StoryEvent } from '../../../lib/board';

const NEW_PIECES = [
  'explored',
  'built_tower',
  'founded',
  'traded',
  'took_crystal',
  'acted',
  'shown_turn',
  'shown_route',
];
const LISTS = ['hexes', 'villages', 'towers', 'posts'] as const;

function cellsOf({ facts }: StoryEvent): number[] {
  const single = [facts.hex, facts.partner].filter((fact) => typeof fact === 'number');
  const listed = LISTS.flatMap((name) => (Array.isArray(facts[name]) ? (facts[name] as readonly number[]) : []));
  return [...single, ...listed];
}

/** Hexes of one guild where something has just been put. */
export function freshCells(news: readonly StoryEvent[], seat: number): ReadonlySet<number> {
  const told = news.filter((event) => event.seat === seat && NEW_PIECES.includes(event.kind));
  return new Set(told.flatMap(cellsOf));
}

/** Hexes of one guild that the log sentence under the pointer is about. */
export function pointedCells(event: StoryEvent | null, seat: number): number[] {
  return event && event.seat === seat ? cellsOf(event) : [];
}
