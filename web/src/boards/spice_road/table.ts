/** The table of Spice Road, as the parts of its board share it. */

import type { BoardProps } from '../../lib/board';
import * as shared from '../../lib/table';
import type { TradeTable } from '../century/market/table';
import { tokenWords } from './tokens';
import type { Merchant, PointCardPart, SpiceRoadParts, SpiceRoadView } from './types';

export type Props = BoardProps<SpiceRoadView, SpiceRoadParts>;

export class Table extends shared.Table<SpiceRoadView, SpiceRoadParts> implements TradeTable {
  /** The own merchant, or nothing for somebody watching. */
  get own(): Merchant | undefined {
    return this.trader(this.seat);
  }

  trader(seat: number | null): Merchant | undefined {
    return seat === null ? undefined : this.view.merchants[seat];
  }

  storage(): number {
    return this.parts.caravan_limit;
  }

  point(card: number): PointCardPart {
    return this.parts.point_cards[card]!;
  }

  words(name: string, ...args: (string | number)[]): string {
    return tokenWords(name, args.map(String), this.parts, this.sayAny);
  }
}

export function shareTable(props: () => Props): Table {
  return shared.shareTable(new Table(props));
}

export const useTable = (): Table => shared.useTable<Table>();
