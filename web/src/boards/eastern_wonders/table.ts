/** The table of Eastern Wonders, as the parts of its board share it. */

import type { BoardProps, Move } from '../../lib/board';
import type { Cubes } from '../century/cubes/cubes';
import { SeaTable } from '../century/islands/table';
import type { EasternWondersParts, EasternWondersView } from './types';

const RED = 1;

export type Props = BoardProps<EasternWondersView, EasternWondersParts>;

export class Table extends SeaTable<EasternWondersView, EasternWondersParts> {
  /** Without a free step a cube is left on the space before the ship sails on (EW-14). */
  override get payments(): readonly Move[] | null {
    return this.decision === 'sail' && this.fact('free') === 0 ? this.legalOf('leave') : null;
  }

  /** With a red cube for every red-cube tile (EW-38). */
  override get harvest(): Cubes {
    const reds = this.own?.bonus['red']?.length ?? 0;
    return this.parts.harvest.map((count, colour) => (colour === RED ? count + reds : count));
  }

  override askedHere(decision: string): readonly string[] {
    if (decision === 'sail') return this.course.asking ? ['leave'] : [];
    return decision === 'upgrade' ? ['upgrade', 'done'] : super.askedHere(decision);
  }
}
