/** The table of From East to West III: settlers with ships, who use trade cards at the markets and keep them. */

import type { BoardProps, Move, TextArgs } from '../../lib/board';
import * as shared from '../../lib/table';
import { SettledTable } from '../century/islands/settled/table';
import { shareSettlement } from '../century/settlement/table';
import { settlersComeBack } from '../century/market/back';
import { cardAsked, recallAt } from '../century/market/settled/table';
import { tokenWords } from './tokens';
import type { EastWest3Parts, EastWest3View } from './types';

export type Props = BoardProps<EastWest3View, EastWest3Parts>;

export class Table extends SettledTable<EastWest3View, EastWest3Parts> {
  override sayLand(key: string, args?: TextArgs): string {
    const forCards = key === 'about-stack' && args?.home === this.parts.trade_card_panel;
    return forCards ? this.say('board-about-stack', args) : super.sayLand(key, args);
  }

  override words(name: string, ...args: (string | number)[]): string {
    return tokenWords(name, args.map(String), this.parts, this.sayAny);
  }

  override moveAt(number: number): Move | undefined {
    return recallAt(this, number) ?? super.moveAt(number);
  }

  override get askedBeside(): boolean {
    return super.askedBeside || cardAsked(this) !== null;
  }
}

export function shareTable(props: () => Props): Table {
  settlersComeBack();
  return shareSettlement(new Table(props));
}

export const useTable = (): Table => shared.useTable<Table>();
