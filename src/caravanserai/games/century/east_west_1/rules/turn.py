"""The turn of From East to West I: Work, Route or Rest (E1-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.east_west_1 import reasons
from caravanserai.games.century.market.trade_table import TradeTable
from caravanserai.games.century.settlement.steps.routes import judge_route, work_on_route
from caravanserai.games.century.settlement.steps.working import Work, rest

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason


class Turn(Step[TradeTable]):
    """Choose the one action of the turn."""

    name: ClassVar[str] = "turn"

    def __init__(self, moves: MoveTable, work: Work) -> None:
        self.work = work
        self.route = moves.of("route")
        self.route_code: i64 = moves.code("route")
        self.rest = moves["rest"]

    def offers(self, table: TradeTable) -> list[Move]:
        found = self.work.offers(table)
        found += self.route[: len(table.settlement.routes[table.seat].cards)]
        found.append(self.rest)
        return found

    def meant(self, table: TradeTable) -> list[Move]:
        found = self.work.meant(table)
        found += self.route[: len(table.settlement.routes[table.seat].cards)]
        found.append(self.rest)
        return found

    def judge(self, table: TradeTable, move: Move) -> Reason | None:
        if move.code == self.work.code:
            return self.work.judge(table, move.a)
        if move.code == self.route_code:
            return judge_route(table, move.a - 1, reasons.ROUTE, reasons.USING)
        return None if move is self.rest else reasons.MUST_CHOOSE_ACTION

    def perform(self, table: TradeTable, move: Move) -> None:
        if move is self.rest:
            rest(table)
        elif move.code == self.route_code:
            work_on_route(table, move.a - 1)
        else:
            self.work.perform(table, move.a)
