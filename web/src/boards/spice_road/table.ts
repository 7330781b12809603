/** The table of Spice Road, as the parts of its board share it. */

import type { BoardProps } from '../../lib/board';
import * as shared from '../../lib/table';
import { tokenWords } from './tokens';
import type { DealPart, Merchant, PointCardPart, SpiceRoadParts, SpiceRoadView, TradeCardPart } from './types';

export type Props = BoardProps<SpiceRoadView, SpiceRoadParts>;

export class Table extends shared.Table<SpiceRoadView, SpiceRoadParts> {
  /** The own merchant, or nothing for somebody watching. */
  get own(): Merchant | undefined {
    return this.seat === null ? undefined : this.view.merchants[this.seat];
  }

  trade(card: number): TradeCardPart {
    return this.parts.trade_cards[card]!;
  }

  point(card: number): PointCardPart {
    return this.parts.point_cards[card]!;
  }

  /** The Golden Deal on a trade card, or nothing (SR-51). */
  dealOn(card: number): DealPart | undefined {
    const deal = this.view.deals[card];
    return deal === undefined ? undefined : this.parts.deals[deal];
  }

  /** A symbol in words, for names and tooltips. */
  words(name: string, ...args: (string | number)[]): string {
    return tokenWords(name, args.map(String), this.parts, this.sayAny);
  }
}

export function shareTable(props: () => Props): Table {
  return shared.shareTable(new Table(props));
}

export const useTable = (): Table => shared.useTable<Table>();
