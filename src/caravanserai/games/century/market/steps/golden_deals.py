"""Golden Deals: a card laid down, a card spent, and the deal it carried (SR-53 to SR-59)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import NO_CARDS, CardMoves, has, size, with_card, without
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.deals import NO_DEAL
from caravanserai.games.century.market.steps.market import close_and_refill, judge_position, put_payments
from caravanserai.games.century.market.steps.playing import lay_down, put_effects
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.steps.step_ids import (
    FROM_HAND,
    FROM_ROW,
    LAY,
    NO_CARD_EXCLUDED,
    REFILL,
    SPEND,
    TAKE_DEAL,
)

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason


class DealReasons:
    """Why a deal cannot be made."""

    def __init__(
        self,
        no_deals: Reason,
        no_card_there: Reason,
        not_enough_cubes: Reason,
        no_card_to_lay: Reason,
        needs_two_cards: Reason,
        no_deal_in_hand: Reason,
    ) -> None:
        self.no_deals = no_deals
        self.no_card_there = no_card_there
        self.not_enough_cubes = not_enough_cubes
        self.no_card_to_lay = no_card_to_lay
        self.needs_two_cards = needs_two_cards
        self.no_deal_in_hand = no_deal_in_hand


def judge_row_deal(table: TradeTable, position: i64, reasons: DealReasons) -> Reason | None:
    """Why the card at this market position cannot be turned into its deal, or nothing (SR-53)."""
    if not table.golden:
        return reasons.no_deals
    refused = judge_position(table, position, reasons.no_card_there, reasons.not_enough_cubes)
    if refused is not None:
        return refused
    return reasons.no_card_to_lay if table.merchant().hand == NO_CARDS else None


def judge_hand_deal(table: TradeTable, reasons: DealReasons) -> Reason | None:
    """Why no card in hand can be turned into its deal, or nothing (SR-55)."""
    if not table.golden:
        return reasons.no_deals
    hand = table.merchant().hand
    if size(hand) < 2:
        return reasons.needs_two_cards
    return None if table.deal_in(hand) else reasons.no_deal_in_hand


def start_row_deal(table: TradeTable, position: i64) -> None:
    """Pay, lay a card down, spend the row card, make its deal, and only then move the row up (SR-53, SR-54)."""
    table.agenda.push(REFILL, position)
    table.agenda.push(TAKE_DEAL, position)
    table.agenda.push(LAY, FROM_ROW)
    put_payments(table, position)


def start_hand_deal(table: TradeTable) -> None:
    """Lay one card down, spend another, make its deal (SR-55)."""
    table.agenda.push(SPEND)
    table.agenda.push(LAY, FROM_HAND)


def make_deal(table: TradeTable, card: i64, position: int) -> None:
    """Put a card on the shared discard and its deal on the agenda; position 0 means it came from the hand."""
    table.spent = with_card(table.spent, card)
    deal = table.deals[card]
    if table.story is not None:
        table.tell("dealt", {"card": int(card), "deal": deal, "position": position})
    put_effects(table, table.designs[deal].effects, NO_CARD_EXCLUDED)


class Lay(Step[TradeTable]):
    """Lay a hand card down without effect. For a deal from the hand, a card with a deal must be left.

    A deal from the row may have reasons of its own.
    """

    name: ClassVar[str] = "lay"

    def __init__(
        self,
        moves: MoveTable,
        not_now: Reason,
        not_in_hand: Reason,
        last_deal: Reason,
        not_now_for_row: Reason | None = None,
        not_in_hand_for_row: Reason | None = None,
    ) -> None:
        self.moves = CardMoves(moves.of("lay"))
        self.code: i64 = moves.code("lay")
        self.not_now = not_now
        self.not_in_hand = not_in_hand
        self.last_deal = last_deal
        self.not_now_for_row = not_now if not_now_for_row is None else not_now_for_row
        self.not_in_hand_for_row = not_in_hand if not_in_hand_for_row is None else not_in_hand_for_row

    def arrive(self, table: TradeTable, argument: i64) -> bool:
        return True

    def offers(self, table: TradeTable) -> list[Move]:
        return self.moves.of(table.merchant().hand)

    def judge(self, table: TradeTable, move: Move) -> Reason | None:
        from_hand = table.argument == FROM_HAND
        if move.code != self.code:
            return self.not_now if from_hand else self.not_now_for_row
        hand = table.merchant().hand
        if not has(hand, move.a):
            return self.not_in_hand if from_hand else self.not_in_hand_for_row
        if from_hand and not table.deal_in(without(hand, move.a)):
            return self.last_deal
        return None

    def perform(self, table: TradeTable, move: Move) -> None:
        lay_down(table, move.a)
        if table.story is not None:
            table.tell("laid", {"card": int(move.a)})


class Spend(Step[TradeTable]):
    """Choose the hand card whose deal is made."""

    name: ClassVar[str] = "spend"

    def __init__(self, moves: MoveTable, not_now: Reason, not_in_hand: Reason, carries_no_deal: Reason) -> None:
        self.moves = CardMoves(moves.of("spend"))
        self.code: i64 = moves.code("spend")
        self.not_now = not_now
        self.not_in_hand = not_in_hand
        self.carries_no_deal = carries_no_deal

    def arrive(self, table: TradeTable, argument: i64) -> bool:
        return True

    def offers(self, table: TradeTable) -> list[Move]:
        return self.moves.of(table.merchant().hand)

    def judge(self, table: TradeTable, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.not_now
        if not has(table.merchant().hand, move.a):
            return self.not_in_hand
        return None if table.deals[move.a] != NO_DEAL else self.carries_no_deal

    def perform(self, table: TradeTable, move: Move) -> None:
        merchant = table.merchant()
        merchant.hand = without(merchant.hand, move.a)
        make_deal(table, move.a, 0)


class TakeDeal(Step[TradeTable]):
    """The row card leaves for the discard; its cubes go to the caravan before the deal (SR-54)."""

    name: ClassVar[str] = "take_deal"

    def arrive(self, table: TradeTable, argument: i64) -> bool:
        found = table.market.collect(argument)
        table.give(table.merchant(), found)
        if table.story is not None and found:
            table.tell("collected", {"cubes": counts(found), "position": int(argument) + 1})
        make_deal(table, table.market.lift(argument), int(argument) + 1)
        return False


class Refill(Step[TradeTable]):
    """After a deal the row moves up and the next card is turned up (SR-54)."""

    name: ClassVar[str] = "refill"

    def arrive(self, table: TradeTable, argument: i64) -> bool:
        close_and_refill(table, argument)
        return False
