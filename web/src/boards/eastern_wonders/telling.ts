/** What the moves of Eastern Wonders are about; mirrors `caravanserai.texts.move_facts.eastern_wonders`. */

import type { Facts, Move, MoveFacts } from '../../lib/board';
import { captain, seaFacts, type SeaParts, type SeaTable } from '../century/sea_facts';

interface Parts extends SeaParts {
  readonly harvest: readonly number[];
}

export const moveFacts = ((move: Move, view: SeaTable, parts: Parts): Facts | null => {
  const [first = 0] = move.args;
  switch (move.kind) {
    case 'leave':
    case 'collect':
    case 'pay':
    case 'upgrade':
    case 'discard':
      return { colour: first };
    case 'harvest': {
      const reds = captain(view)?.bonus.red?.length ?? 0;
      return { cubes: parts.harvest.map((count, colour) => (colour === 1 ? count + reds : count)) };
    }
    default:
      return seaFacts(move, view, parts);
  }
}) satisfies MoveFacts<SeaTable, Parts>;
