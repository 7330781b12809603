/** The table of From East to West I. */

import type { BoardProps, Move } from '../../lib/board';
import * as shared from '../../lib/table';
import { SettlementTable, shareSettlement } from '../century/settlement/table';
import { settlersComeBack } from '../century/market/back';
import { recallAt } from '../century/market/settled/table';
import { tokenWords } from './tokens';
import type { EastWest1Parts, EastWest1View } from './types';

export type Props = BoardProps<EastWest1View, EastWest1Parts>;

export class Table extends SettlementTable<EastWest1View, EastWest1Parts> {
  override words(name: string, ...args: (string | number)[]): string {
    return tokenWords(name, args.map(String), this.parts, this.sayAny);
  }

  override moveAt(number: number): Move | undefined {
    return recallAt(this, number) ?? super.moveAt(number);
  }

  /** What a press on a card of the own route means; two cards that change places are another matter. */
  moveOnRoute(position: number): Move | undefined {
    if (this.decision === 'replace') return this.find('replace', position);
    if (this.decision === 'recall') return this.find('recall-route', position);
    return this.find('route', position);
  }

  /** The moves by which the card at this place changes places with another one, with that other place. */
  swapsOf(position: number): { readonly move: Move; readonly other: number }[] {
    return this.choicesOf('swap').flatMap(({ move, facts }) => {
      const [first, second] = [Number(facts.first), Number(facts.second)];
      if (first === position) return [{ move, other: second }];
      return second === position ? [{ move, other: first }] : [];
    });
  }
}

export function shareTable(props: () => Props): Table {
  settlersComeBack();
  return shareSettlement(new Table(props));
}

export const useTable = (): Table => shared.useTable<Table>();
