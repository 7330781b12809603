/** What the moves of Spice Road are about; mirrors `caravanserai.texts.move_facts.spice_road`. */

import type { components } from '../../generated/openapi';
import type { Facts, Move, MoveFacts } from '../../lib/board';
import { tradeFacts } from '../century/move_facts';

type View = components['schemas']['SpiceRoadView'];
type Parts = Parameters<typeof tradeFacts>[2];

export const moveFacts = ((move: Move, view: View, parts: Parts): Facts | null => {
  if (move.kind === 'claim') return claimFacts(view, move.args[0] ?? 0);
  if (move.kind === 'rest') return { cards: view.merchants[view.deciding[0] ?? 0]?.played.length ?? 0 };
  return tradeFacts(move, view, parts);
}) satisfies MoveFacts<View, Parts>;

function claimFacts(view: View, position: number): Facts | null {
  const card = view.point_row[position - 1];
  if (card === undefined) return null;
  const goldHere = view.gold > 0 && position === 1;
  const silverHere = view.silver > 0 && position === (view.gold > 0 ? 2 : 1);
  return { card, position, gold: Number(goldHere), silver: Number(silverHere) };
}
