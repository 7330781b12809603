/** What a settlement with markets asks of its table, besides what every settlement does. */

import type { Move } from '../../../../lib/board';
import * as shared from '../../../../lib/table';
import type { SettlementTable } from '../../settlement/table';
import type { Location, Pioneer } from '../../settlement/types';
import { aboutTrade } from '../about';
import { choiceOn } from '../choice';
import type { TradeTable } from '../table';
import type { SettledParts, SettledView } from './types';

export type SettledTable<Owner extends Pioneer = Pioneer> = SettlementTable<SettledView<Owner>, SettledParts>;

export const useSettled = (): SettledTable => shared.useTable<SettledTable>();

/** What is asked about a trade card, and the kinds of moves that answer it beside the card. */
const ASKED_AT_CARD: Readonly<Record<string, readonly string[]>> = {
  market: ['use', 'take', 'deal'],
  route_card: ['use', 'deal'],
  times: ['times'],
  choose: ['choose', 'done'],
};
/** Answers that are shown also when they cannot be given now: a press says why. */
const ALWAYS_SHOWN: readonly string[] = ['use', 'take'];

export interface CardAsked {
  readonly card: number;
  readonly answers: readonly Move[];
}

/** The trade card something is asked about, with the answers. */
export function cardAsked(table: SettledTable): CardAsked | null {
  const kinds = ASKED_AT_CARD[table.decision];
  const card = table.decision === 'choose' ? choiceCard(table) : table.fact('card');
  if (!kinds || card === undefined) return null;
  const shown = (kind: string): Move[] =>
    ALWAYS_SHOWN.includes(kind) ? table.choicesOf(kind).map(({ move }) => move) : table.legalOf(kind);
  return { card, answers: kinds.flatMap(shown) };
}

/** The card of the choice exchange; there is one of it in the game. */
function choiceCard(table: SettledTable): number | undefined {
  const found = table.parts.trade_cards.findIndex(choiceOn);
  return found < 0 ? undefined : found;
}

/** What a press on a location means where settlers can be taken back from it. */
export function recallAt(table: SettledTable, number: number): Move | undefined {
  return table.decision === 'recall' ? table.find('recall', number) : undefined;
}

export function marketsOf(table: SettledTable): Location[] {
  return table.view.locations.filter(({ market }) => market !== null);
}

/** One sentence about a trade card; it needs only the cards, deals and words that this table has, too. */
export function aboutCard(table: SettledTable, card: number): string {
  return aboutTrade(table as unknown as TradeTable, card);
}
