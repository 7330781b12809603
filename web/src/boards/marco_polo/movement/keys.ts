/** The names by which pieces and places are followed from one view to the next. */

import type { Thing } from '../types';

/** The nth die of a colour and value on a player board. */
export const dieKey = (seat: number, colour: number, value: number, nth: number): string =>
  `die-${seat}-${colour}-${value}-${nth}`;
/** The nth die that was laid on the action spaces this round. */
export const placedKey = (nth: number): string => `placed-${nth}`;
export const contractKey = (contract: number): string => `contract-${contract}`;
export const cardKey = (slot: number): string => `card-${slot}`;
export const spaceKey = (space: number): string => `space-${space}`;
export const cellKey = (row: number, column: number): string => `cell-${row}-${column}`;

export const diceAnchor = (seat: number): string => `dice-of-${seat}`;
export const storeAnchor = (seat: number, thing: Thing): string => `store-${seat}-${thing}`;
/** Where things of the supply come from and go to. */
export const bankAnchor = (thing: Thing): string => `bank-${thing}`;
export const completedAnchor = (seat: number): string => `completed-${seat}`;
export const SPECIAL = 'special-stack';
export const ROUNDS = 'round-stacks';
