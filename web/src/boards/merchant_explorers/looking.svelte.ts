/** Whose map is looked at, and which hex of it. */

export class Looking {
  /** The seat whose map lies on the table; nothing for the own one. */
  seat = $state<number | null>(null);
  /** The hex under the pointer or the focus. */
  cell = $state<number | null>(null);
}
