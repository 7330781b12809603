"""Taking a card from the market: a cube on every card before it, then the card with the cubes on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import with_card
from caravanserai.games.century.caravan.cubes import counts, one, total
from caravanserai.games.century.market.rows import price_at
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.steps.choosing import OneCube
from caravanserai.games.century.steps.step_ids import PAY, TAKE_CARD

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason


def judge_position(table: TradeTable, position: i64, no_card_there: Reason, not_enough_cubes: Reason) -> Reason | None:
    """Why the merchant cannot reach this market position (from 0), or nothing (SR-22, SR-24, SR-27)."""
    if position >= len(table.market.cards):
        return no_card_there
    return None if total(table.merchants[table.seat].cubes) >= price_at(position) else not_enough_cubes


def put_payments(table: TradeTable, position: i64) -> None:
    """Put a payment for each earlier card on the agenda, leftmost first (SR-22)."""
    for paid in range(price_at(position) - 1, -1, -1):
        table.agenda.push(PAY, paid)


def acquire_card(table: TradeTable, position: i64) -> None:
    """Pay, then take (SR-24)."""
    table.agenda.push(TAKE_CARD, position)
    put_payments(table, position)


def close_and_refill(table: TradeTable, position: i64) -> i64:
    """Take the card out, let the row move up, turn up the next one (SR-26, SR-27). Gives the card taken."""
    card = table.market.take(position)
    if table.market.left > table.market.known:
        table.revealed += 1
    if table.market.refill() and table.story is not None:
        table.tell("turned_up_trade", {"card": table.market.cards[-1]})
    return card


class Pay(OneCube[TradeTable]):
    """Choose the cube that goes on one card of the row (SR-23)."""

    name: ClassVar[str] = "pay"
    kind: ClassVar[str] = "pay"

    def perform(self, table: TradeTable, move: Move) -> None:
        cube = one(move.a)
        merchant = table.merchant()
        merchant.cubes -= cube
        table.market.put(table.argument, cube)
        if table.story is not None:
            table.tell("paid", {"cubes": counts(cube), "position": int(table.argument) + 1})

    def facts(self, table: TradeTable) -> dict[str, int]:
        return {"position": int(table.argument) + 1}


class TakeCard(Step[TradeTable]):
    """The card goes to the hand and the cubes on it to the caravan; the row moves up (SR-25, SR-26)."""

    name: ClassVar[str] = "take_card"

    def arrive(self, table: TradeTable, argument: i64) -> bool:
        merchant = table.merchant()
        found = table.market.collect(argument)
        table.give(merchant, found)
        card: i64 = table.market.cards[argument]
        if table.story is not None:
            table.tell("acquired", {"card": int(card), "position": int(argument) + 1, "cubes": counts(found)})
        merchant.hand = with_card(merchant.hand, card)
        close_and_refill(table, argument)
        return False
