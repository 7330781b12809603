/** Trade cards, their row and their deals, as every game with trade cards shows them. */

import type { Schemas } from '../../../lib/schemas';
import type { TableView } from '../../../lib/board';
export type TradeCardPart = Schemas['TradeCardPart'];
export type Effect = TradeCardPart['effects'][number];
export type DealPart = Schemas['DealPart'];

export type TradeParts = Pick<Schemas['SpiceRoadComponents'], 'trade_cards' | 'deals'>;
export type TradeView = TableView & Pick<Schemas['SpiceRoadView'], 'trade_row' | 'trade_deck' | 'spent' | 'deals'>;
/** Somebody with cubes and trade cards; `hand` is a list where the seat may see it. */
export type Trader = Pick<Schemas['MerchantView'], 'cubes' | 'hand_count' | 'hand' | 'played'>;
