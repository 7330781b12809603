/** What the moves that Century games share are about; mirrors `caravanserai.texts.move_facts.century`. */

import type { Facts, Move, TableView } from '../../lib/board';
import { CHOICE_GIVE, CHOICE_TAKE } from './choice';

interface TradeView extends TableView {
  readonly trade_row: readonly { readonly card: number | null; readonly cubes: readonly number[] }[];
  readonly deals: Readonly<Record<string, number>>;
}

interface TradeParts {
  readonly trade_cards: readonly { readonly give: readonly number[]; readonly take: readonly number[] }[];
}

const times = (cubes: readonly number[], often: number): number[] => cubes.map((count) => count * often);

/** Facts of a move about trade cards, their cubes or their deals; none for the other kinds. */
export function tradeFacts(move: Move, view: TradeView, parts: TradeParts): Facts | null {
  const [first = 0] = move.args;
  switch (move.kind) {
    case 'play':
    case 'lay':
    case 'retrieve':
      return { card: first };
    case 'spend': {
      const deal = view.deals[first];
      return deal === undefined ? null : { card: first, deal };
    }
    case 'acquire':
    case 'deal-row':
      return rowFacts(view, first, move.kind === 'deal-row');
    case 'upgrade':
    case 'pay':
    case 'discard':
      return { colour: first };
    case 'times': {
      const card = parts.trade_cards[view.decision?.facts.card ?? -1];
      return card ? { times: first, gave: times(card.give, first), took: times(card.take, first) } : null;
    }
    case 'choose':
      return { gave: CHOICE_GIVE, took: CHOICE_TAKE[first - 1] ?? [] };
    default:
      return {};
  }
}

function rowFacts(view: TradeView, position: number, withDeal: boolean): Facts | null {
  const place = view.trade_row[position - 1];
  if (!place || place.card === null) return null;
  const facts = { card: place.card, price: position - 1, cubes: place.cubes };
  if (!withDeal) return facts;
  const deal = view.deals[place.card];
  return deal === undefined ? null : { ...facts, deal };
}
