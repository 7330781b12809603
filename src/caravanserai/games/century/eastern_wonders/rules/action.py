"""The one action of a turn of Eastern Wonders: market, port or harvest (EW-24 to EW-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.eastern_wonders import reasons
from caravanserai.games.century.eastern_wonders.moves import MOVES
from caravanserai.games.century.eastern_wonders.rules.harvest import harvested
from caravanserai.games.century.eastern_wonders.state import EasternWondersState
from caravanserai.games.century.islands.maps.tiles import is_market
from caravanserai.games.century.islands.steps.outposts import (
    judge_build,
    judge_trade,
    start_build,
    trade,
    trades_meant,
    trades_possible,
)
from caravanserai.games.century.islands.steps.ports import claim, judge_claim

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason

BUILD: Final = MOVES["build"]
TRADE: Final = MOVES.of("trade")
CLAIM: Final = MOVES["claim"]
HARVESTING: Final = MOVES["harvest"]
PASS: Final = MOVES["pass"]
TRADE_CODE: Final[i64] = MOVES.code("trade")


class Action(Step[EasternWondersState]):
    """Build, trade, claim or harvest where the ship is, or do nothing."""

    name: ClassVar[str] = "action"

    def offers(self, table: EasternWondersState) -> list[Move]:
        found = TRADE[: trades_possible(table, len(TRADE))]
        found += [BUILD, CLAIM, HARVESTING, PASS]
        return found

    def meant(self, table: EasternWondersState) -> list[Move]:
        return [*trades_meant(table, TRADE), BUILD, CLAIM, HARVESTING, PASS]

    def judge(self, table: EasternWondersState, move: Move) -> Reason | None:
        if move.code == TRADE_CODE:
            return judge_trade(table, move.a, reasons.TRADING)
        if move is BUILD:
            return judge_build(table, reasons.BUILDING)
        if move is CLAIM:
            return judge_claim(table, reasons.PORT)
        if move is HARVESTING:
            return judge_harvest(table)
        return None if move is PASS else reasons.HAS_STOPPED

    def perform(self, table: EasternWondersState, move: Move) -> None:
        if move.code == TRADE_CODE:
            trade(table, move.a)
        elif move is BUILD:
            start_build(table)
        elif move is CLAIM:
            claim(table)
        elif move is HARVESTING:
            harvest(table)
        elif table.story is not None:
            table.tell("passed", {})


def judge_harvest(table: EasternWondersState) -> Reason | None:
    """Why the captain cannot harvest where the ship is, or nothing (EW-38)."""
    if table.harvest_anywhere or is_market(table.islands.tiles[table.islands.captains[table.seat].ship]):
        return None
    return reasons.HARVEST_AT_A_MARKET


def harvest(table: EasternWondersState) -> None:
    """Cubes from the supply (EW-38)."""
    cubes = harvested(table, table.seat)
    table.give(table.merchant(), cubes)
    table.tell_cubes("harvested", cubes)
