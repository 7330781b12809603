"""Sailing in From Sand to Sea: steps paid with cards, and what is done at the end (SS-13 to SS-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import CardMoves, has
from caravanserai.games.century.islands.steps.outposts import (
    judge_build,
    judge_trade,
    start_build,
    trade,
    trades_meant,
    trades_possible,
)
from caravanserai.games.century.islands.steps.ports import claim, judge_claim
from caravanserai.games.century.islands.steps.sailing import arrive_at, put_fees, sail_meant, sail_offers
from caravanserai.games.century.sand_to_sea import reasons
from caravanserai.games.century.sand_to_sea.moves import MOVES
from caravanserai.games.century.sand_to_sea.sailing import SAILING
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from caravanserai.games.century.steps.step_arguments import both, number_in, second_in
from caravanserai.games.century.steps.step_ids import PAID_STEP

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

SAIL: Final = MOVES.of("sail")
STOP: Final = MOVES["stop"]
FARE: Final = CardMoves(MOVES.of("fare"))
BUILD: Final = MOVES["build"]
TRADE: Final = MOVES.of("trade")
CLAIM: Final = MOVES["claim"]
PASS: Final = MOVES["pass"]
SAIL_CODE: Final[i64] = MOVES.code("sail")
FARE_CODE: Final[i64] = MOVES.code("fare")
TRADE_CODE: Final[i64] = MOVES.code("trade")


def judge_step(table: SandToSeaState, made: i64, space: i64) -> Reason | None:
    """Why the ship cannot sail on to this space after so many steps, or nothing."""
    free = SAILING.free_left(table, made) - 1
    cards = SAILING.purse(table)
    if free < 0:
        if cards == 0:
            return reasons.CANNOT_PAY_FARE
        free = 0
        cards -= 1
    return SAILING.judge_landing(table, space, free, cards)


def take_step(table: SandToSeaState, made: i64, space: i64) -> None:
    """Sail on, after a card is spent unless a movement tile pays."""
    if SAILING.free_left(table, made) > 0:
        arrive_at(table, made, space)
    else:
        table.agenda.push(PAID_STEP, both(made, space))


class Sail(Step[SandToSeaState]):
    """Sail on or stop. A ship whose captain has no card and no movement tile left stops by itself."""

    name: ClassVar[str] = "sail"

    def arrive(self, table: SandToSeaState, argument: i64) -> bool:
        if SAILING.free_left(table, argument) <= 0 and SAILING.purse(table) == 0:
            put_fees(table)
            return False
        return True

    def offers(self, table: SandToSeaState) -> list[Move]:
        found = sail_offers(table, SAIL)
        found.append(STOP)
        return found

    def meant(self, table: SandToSeaState) -> list[Move]:
        return [*sail_meant(table, SAIL), STOP]

    def judge(self, table: SandToSeaState, move: Move) -> Reason | None:
        if move.code == SAIL_CODE:
            return judge_step(table, table.argument, move.a - 1)
        return SAILING.judge_stop(table) if move is STOP else reasons.MUST_STOP

    def perform(self, table: SandToSeaState, move: Move) -> None:
        if move is STOP:
            put_fees(table)
        else:
            take_step(table, table.argument, move.a - 1)

    def facts(self, table: SandToSeaState) -> dict[str, int]:
        return {"steps": int(table.argument), "free": max(0, int(SAILING.free_left(table, table.argument)))}


class Fare(Step[SandToSeaState]):
    """Choose the card that pays a step, from the hand or the played area (SS-13, SS-15)."""

    name: ClassVar[str] = "fare"

    def offers(self, table: SandToSeaState) -> list[Move]:
        merchant = table.merchant()
        return FARE.of(merchant.hand | merchant.played)

    def judge(self, table: SandToSeaState, move: Move) -> Reason | None:
        if move.code != FARE_CODE:
            return reasons.MUST_PAY_FARE
        merchant = table.merchant()
        return None if has(merchant.hand | merchant.played, move.a) else reasons.CARD_NOT_HELD

    def perform(self, table: SandToSeaState, move: Move) -> None:
        tell_fare(table, move.a)
        table.spend_to_sail(move.a)
        arrive_at(table, number_in(table.argument), second_in(table.argument))

    def facts(self, table: SandToSeaState) -> dict[str, int]:
        return {"space": int(second_in(table.argument)) + 1, "steps": int(number_in(table.argument))}


def tell_fare(table: SandToSeaState, card: i64) -> None:
    """Everybody sees which card leaves the played area; of one out of the hand, only its owner does (SS-33)."""
    if table.story is None:
        return
    if has(table.merchant().played, card):
        table.tell("paid_fare", {"card": int(card)})
    else:
        table.tell("paid_fare_unseen", {})
        table.tell("spent_unseen", {"card": int(card)}, int(table.seat))


def follow_up_offers(table: SandToSeaState) -> list[Move]:
    """What may be done where the ship lies."""
    found = TRADE[: trades_possible(table, len(TRADE))]
    found.append(BUILD)
    found.append(CLAIM)
    return found


def follow_up_meant(table: SandToSeaState) -> list[Move]:
    """The same, with an exchange once more often than it can be made."""
    return [*trades_meant(table, TRADE), BUILD, CLAIM]


def judge_follow_up(table: SandToSeaState, move: Move, otherwise: Reason) -> Reason | None:
    """Why this cannot be done where the ship lies, or nothing (SS-19 to SS-21); `otherwise` for other moves."""
    if move.code == TRADE_CODE:
        return judge_trade(table, move.a, reasons.TRADING)
    if move is BUILD:
        return judge_build(table, reasons.BUILDING)
    return judge_claim(table, reasons.PORT) if move is CLAIM else otherwise


def follow_up(table: SandToSeaState, move: Move) -> None:
    """Build, trade or claim."""
    if move.code == TRADE_CODE:
        trade(table, move.a)
    elif move is BUILD:
        start_build(table)
    else:
        claim(table)


class FollowUp(Step[SandToSeaState]):
    """After at least one step: do one thing where the ship lies, or nothing (SS-22). Without any, the turn goes on."""

    name: ClassVar[str] = "action"

    def arrive(self, table: SandToSeaState, argument: i64) -> bool:
        for move in follow_up_offers(table):
            if judge_follow_up(table, move, reasons.HAS_STOPPED) is None:
                return True
        return False

    def offers(self, table: SandToSeaState) -> list[Move]:
        found = follow_up_offers(table)
        found.append(PASS)
        return found

    def meant(self, table: SandToSeaState) -> list[Move]:
        return [*follow_up_meant(table), PASS]

    def judge(self, table: SandToSeaState, move: Move) -> Reason | None:
        return None if move is PASS else judge_follow_up(table, move, reasons.HAS_STOPPED)

    def perform(self, table: SandToSeaState, move: Move) -> None:
        if move is not PASS:
            follow_up(table, move)
        elif table.story is not None:
            table.tell("passed", {})
