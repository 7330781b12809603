/** What moved between two views of Marco Polo: dice, contracts, coins, camels and goods. Figures walk by themselves. */

import type { Transitions } from '../../../lib/movement/transitions';
import { STORED } from '../things';
import type { MarcoPoloParts, MarcoPoloView, Traveller } from '../types';
import * as keys from './keys';

const MOST = 3; // drawn: things that fly at once

export function transitions(before: MarcoPoloView, after: MarcoPoloView, parts: MarcoPoloParts): Transitions {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  moveDice(before, after, arrivals, departures);
  moveContracts(before, after, parts, arrivals, departures);
  return { arrivals, departures, coins: movedThings(before, after) };
}

function moveDice(
  before: MarcoPoloView,
  after: MarcoPoloView,
  arrivals: Map<string, string>,
  departures: Map<string, string>,
): void {
  after.placed.slice(before.placed.length).forEach(({ seat, colour, value }, n) => {
    if (seat === null) return;
    const dice = after.travellers[seat]!.dice;
    const shown = before.travellers[seat]!.dice.some((die) => die.colour === colour && die.value === value);
    const face = shown ? value : 0;
    const left = dice.filter((die) => die.colour === colour && die.value === face).length;
    arrivals.set(keys.placedKey(before.placed.length + n), keys.dieKey(seat, colour, face, left));
  });
  before.placed.slice(after.placed.length).forEach(({ seat }, n) => {
    if (seat !== null) departures.set(keys.placedKey(after.placed.length + n), keys.diceAnchor(seat));
  });
}

/** Discarded starting contracts leave the game and go under no stack (MP-66). */
function moveContracts(
  before: MarcoPoloView,
  after: MarcoPoloView,
  parts: MarcoPoloParts,
  arrivals: Map<string, string>,
  departures: Map<string, string>,
): void {
  const was = open(before);
  const is = open(after);
  const opened = after.rounds_left < before.rounds_left;
  for (const contract of is) {
    if (!was.has(contract)) {
      const inRow = after.row.includes(contract);
      arrivals.set(keys.contractKey(contract), inRow && opened ? keys.ROUNDS : keys.SPECIAL);
    }
  }
  for (const contract of was) {
    if (is.has(contract)) continue;
    const winner = after.travellers.findIndex(({ completed }) => completed.includes(contract));
    if (winner >= 0) departures.set(keys.contractKey(contract), keys.completedAnchor(winner));
    else if (!parts.contracts[contract]!.starting) departures.set(keys.contractKey(contract), keys.SPECIAL);
  }
}

/** All contracts that lie open. */
function open(view: MarcoPoloView): Set<number> {
  const active = view.travellers.flatMap((traveller: Traveller) => traveller.active);
  return new Set([...view.row, ...active, view.drawn].filter((contract) => contract !== null));
}

function movedThings(before: MarcoPoloView, after: MarcoPoloView): Transitions['coins'] {
  return after.travellers.flatMap(({ store }, seat) =>
    STORED.flatMap((thing, n) => {
      const change = store[n]! - (before.travellers[seat]?.store[n] ?? 0);
      const [bank, own] = [keys.bankAnchor(thing), keys.storeAnchor(seat, thing)];
      const way = change > 0 ? { from: bank, to: own } : { from: own, to: bank };
      return Array.from({ length: Math.min(Math.abs(change), MOST) }, () => way);
    }),
  );
}
