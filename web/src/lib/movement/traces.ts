/** Marks that stay: where others have been since the own last move, and which way they went. */

import './traces.css';
import type { StoryEvent } from '../board';
import { seenBox, type Box } from './boxes';
import type { Point } from '../sheet/point';
import { keepMarked } from './marking';

const MARK = 'data-trace';

/** From where to where somebody went, as selectors. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

export interface Arrow {
  readonly seat: number;
  readonly from: Point;
  readonly to: Point;
}

/** Marks the places of these events by their seats, also those that are drawn later; the answer takes all away. */
export function markTraces(
  root: HTMLElement,
  events: readonly StoryEvent[],
  placesOf: (event: StoryEvent) => readonly string[],
): () => void {
  if (events.length === 0) return () => undefined;
  const places = events.flatMap((event) => placesOf(event).map((place) => [place, String(event.seat)] as const));
  const mark = (): void => {
    for (const [place, seat] of places)
      for (const element of root.querySelectorAll(place)) element.setAttribute(MARK, seat);
  };
  return keepMarked(root, MARK, mark);
}

const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

/** The middle of a place, unless it lies out of sight under the glass of its map. */
function spotOf(root: HTMLElement, place: string): Point | null {
  const element = root.querySelector(place);
  const box = element && seenBox(root, element);
  if (!element || !box || box.width === 0) return null;
  const spot = middle(box);
  return holds(seenBox(root, element.closest('.glass') ?? root), spot) ? spot : null;
}

/** The ways of these events as they are seen now. */
export function arrowsOf(
  root: HTMLElement,
  events: readonly StoryEvent[],
  wayOf: (event: StoryEvent) => Way | null,
): Arrow[] {
  return events.flatMap((event) => {
    const way = wayOf(event);
    const from = way && spotOf(root, way.from);
    const to = way && spotOf(root, way.to);
    return from && to && Math.hypot(to.x - from.x, to.y - from.y) > 1 ? [{ seat: event.seat, from, to }] : [];
  });
}
