/** The table of Eastern Wonders, as the parts of its board share it. */

import type { BoardProps, Move } from '../../lib/board';
import { SeaTable } from '../century/islands/table';
import type { EasternWondersParts, EasternWondersView } from './types';

export type Props = BoardProps<EasternWondersView, EasternWondersParts>;

export class Table extends SeaTable<EasternWondersView, EasternWondersParts> {
  /** Where no step can be made before, a cube is left on the space (EW-14). */
  override get payments(): readonly Move[] | null {
    return this.decision === 'sail' && this.legalOf('sail').length === 0 ? this.legalOf('leave') : null;
  }

  override askedHere(decision: string): readonly string[] {
    if (decision === 'sail') return this.course.asking ? ['leave'] : [];
    return decision === 'upgrade' ? ['upgrade', 'done'] : super.askedHere(decision);
  }
}
