/** What the moves of Merchant Explorers are about; mirrors `caravanserai.texts.move_facts.merchant_explorers`. */

import type { Facts, Move, MoveFacts, TableView } from '../../lib/board';

interface Preview {
  readonly hex: number;
  readonly coins: number;
  readonly tower: number;
  readonly crystal: number;
  readonly village: number;
  readonly cities: readonly number[];
  readonly routes: number;
  readonly treasure: number;
  readonly objectives: readonly number[];
}

interface View extends TableView {
  readonly map: string;
  readonly guilds: readonly { readonly slots: readonly number[] }[];
  readonly previews: readonly Preview[];
}

interface Hex {
  readonly cell: number;
  readonly terrain: string;
  readonly kind: string;
  readonly value: number;
  readonly mark: string | null;
}

interface Parts {
  readonly maps: Readonly<Record<string, { readonly hexes: readonly Hex[] }>>;
}

const TERRAINS: readonly string[] = ['grassland', 'desert', 'mountain', 'sea', 'any', 'none'];
/** Investigate cards count from 1. */
const UNKNOWN_CARD = 0;
const UNMARKED = 'none';

export const moveFacts = ((move: Move, view: View, parts: Parts): Facts | null => {
  const [first = 0] = move.args;
  switch (move.kind) {
    case 'explore':
      return hexFacts(view, parts, first);
    case 'keep':
      return { investigate: first };
    case 'use':
      return { slot: first, investigate: cardInSlot(view, first) };
    case 'village':
      return { hex: first };
    case 'city':
      return cityFacts(view, parts, first);
    default:
      return {};
  }
}) satisfies MoveFacts<View, Parts>;

/** What the hex is, and what exploring it would bring where the view foresees that. */
function hexFacts(view: View, parts: Parts, cell: number): Facts | null {
  const hex = hexAt(view, parts, cell);
  if (!hex) return null;
  const { kind, value } = hex;
  const told = { hex: cell, terrain: TERRAINS.indexOf(hex.terrain), kind, value, mark: hex.mark ?? UNMARKED };
  const preview = view.previews.find((one) => one.hex === cell);
  if (!preview) {
    const coins = kind === 'coin' ? value : 0;
    return { ...told, coins, village: 0, cities: 0, routes: 0, treasure: 0, objectives: 0 };
  }
  return {
    ...told,
    coins: preview.coins + preview.tower + preview.crystal,
    village: preview.village,
    cities: preview.cities.length,
    routes: preview.routes,
    treasure: preview.treasure,
    objectives: preview.objectives.length,
  };
}

/** A city that gets the post, or the one it trades with and for how much (ME-68, ME-71). */
function cityFacts(view: View, parts: Parts, cell: number): Facts | null {
  const hex = hexAt(view, parts, cell);
  if (!hex || !view.decision) return null;
  const { kind, facts } = view.decision;
  return kind === 'partner'
    ? { hex: cell, value: hex.value, role: 'partner', coins: hex.value * (facts.value ?? 0) }
    : { hex: cell, value: hex.value, role: 'post', coins: facts.coins ?? 0 };
}

/** The investigate card there; unknown to those who watch several players. */
function cardInSlot(view: View, slot: number): number {
  const seat = view.players === 1 ? 0 : view.seat;
  return seat === null ? UNKNOWN_CARD : (view.guilds[seat]?.slots[slot - 1] ?? UNKNOWN_CARD);
}

function hexAt(view: View, parts: Parts, cell: number): Hex | undefined {
  return parts.maps[view.map]?.hexes.find((hex) => hex.cell === cell);
}
