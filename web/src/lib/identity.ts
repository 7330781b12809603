/** A player is known by a colour and a shape together, everywhere. */

import type { Player, Shape } from './board';
import type { Naming } from './names';
import type { Seat, TableInfo } from './protocol';

export const SHAPES: readonly Shape[] = ['circle', 'triangle', 'square', 'diamond', 'star'];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length]!;
}

export function colourOf(seat: number): string {
  return `var(--player-${seat % SHAPES.length})`;
}

/** The people and bots at a table, in the order of the seats. */
export function playersOf(info: TableInfo, naming: (seat: Seat) => Naming): Player[] {
  return info.seats.map((seat) => ({
    seat: seat.index,
    ...naming(seat),
    shape: shapeOf(seat.index),
    colour: colourOf(seat.index),
    online: seat.kind === 'bot' || seat.online,
    isYou: info.your_seats.length === 1 && info.your_seats[0] === seat.index,
    isBot: seat.kind === 'bot',
    isDeciding: info.deciding.includes(seat.index),
  }));
}
