/** Where a card about something is put: beside it, within what is seen of the board. */

import type { Box } from '../movement/boxes';
import type { Point } from '../sheet/point';

type Size = Pick<Box, 'width' | 'height'>;

const GAP = 12; // drawn: units between the card and what it is about

const held = (wish: number, least: number, most: number): number => Math.max(least, Math.min(most, wish));

/** The upper left corner of the card, or nothing where it would cover what it is about. */
export function beside(room: Box, about: Box, card: Size): Point | null {
  const x = held(about.x + (about.width - card.width) / 2, room.x, room.x + room.width - card.width);
  const y = held(about.y + (about.height - card.height) / 2, room.y, room.y + room.height - card.height);
  const right = about.x + about.width + GAP;
  const left = about.x - GAP - card.width;
  const below = about.y + about.height + GAP;
  const above = about.y - GAP - card.height;
  if (right + card.width <= room.x + room.width) return { x: right, y };
  if (left >= room.x) return { x: left, y };
  if (above >= room.y) return { x, y: above };
  return below + card.height <= room.y + room.height ? { x, y: below } : null;
}

/** Beside what it is about; about something as large as the board, in the corner that is furthest from the pointer. */
export function spotFor(room: Box, about: readonly Box[], card: Size, pointer: Point): Point {
  for (const box of about) {
    const found = beside(room, box, card);
    if (found) return found;
  }
  return {
    x: pointer.x < room.x + room.width / 2 ? Math.max(room.x, room.x + room.width - card.width) : room.x,
    y: pointer.y < room.y + room.height / 2 ? Math.max(room.y, room.y + room.height - card.height) : room.y,
  };
}
