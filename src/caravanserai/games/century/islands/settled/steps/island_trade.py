"""Exchanges at markets of the island map: where a ship has landed, under it, or at an outpost (E2-25 to E2-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import has, listed
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import Cubes, holds
from caravanserai.games.century.islands.maps.tiles import is_market
from caravanserai.games.century.islands.steps.outposts import trade_at
from caravanserai.games.century.market.trade_cards import times_possible
from caravanserai.games.century.settlement.steps.location_actions import LocationAction
from caravanserai.games.century.steps.step_arguments import both, number_in, second_in
from caravanserai.games.century.steps.step_ids import CHOOSE_OUTPOST, TRADE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason

BY_SHIP: Final = 1  # who makes it, where the ship has not just landed; must be made once, as at an outpost
BY_OUTPOST: Final = 2


class IslandTradeReasons:
    """Why there is no exchange, or nothing but one; the lists are by the way the exchange came about."""

    def __init__(
        self,
        ship_at_sea: Reason,
        no_outposts: Reason,
        no_outpost_here: Reason,
        no_outpost_trade: Reason,
        not_enough_cubes: list[Reason],
        must_act: list[Reason | None],
        trade_first: list[Reason],
        must_choose: Reason,
    ) -> None:
        self.ship_at_sea = ship_at_sea
        self.no_outposts = no_outposts
        self.no_outpost_here = no_outpost_here
        self.no_outpost_trade = no_outpost_trade
        self.not_enough_cubes = not_enough_cubes
        self.must_act = must_act
        self.trade_first = trade_first
        self.must_choose = must_choose


def exchanges_at(table: CubeTable, space: i64, cubes: Cubes, most: i64) -> i64:
    """How often the exchange of a tile can be made with these cubes; storage room does not matter (E2-25)."""
    islands = table.islands
    tile = islands.tiles[space]
    return times_possible(islands.gives[tile], islands.takes[tile], cubes, most) if is_market(tile) else 0


class ShipTrade(LocationAction[CubeTable]):
    """The exchange of the market under the ship (E2-27)."""

    def __init__(self, reasons: IslandTradeReasons) -> None:
        self.reasons = reasons

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        islands = table.islands
        tile = islands.tiles[islands.captains[table.seat].ship]
        if not is_market(tile):
            return self.reasons.ship_at_sea
        return None if holds(cubes, islands.gives[tile]) else self.reasons.not_enough_cubes[BY_SHIP]

    def start(self, table: CubeTable, place: i64) -> None:
        table.agenda.push(TRADE, both(table.islands.captains[table.seat].ship, BY_SHIP))


class OutpostTrade(LocationAction[CubeTable]):
    """The exchange of a market with an own outpost, wherever the ship is (E2-28)."""

    def __init__(self, reasons: IslandTradeReasons) -> None:
        self.reasons = reasons

    def judge(self, table: CubeTable, place: i64, cubes: Cubes) -> Reason | None:
        islands = table.islands
        outposts = islands.captains[table.seat].outposts
        if outposts == 0:
            return self.reasons.no_outposts
        for space in listed(outposts):
            if holds(cubes, islands.gives[islands.tiles[space]]):
                return None
        return self.reasons.no_outpost_trade

    def start(self, table: CubeTable, place: i64) -> None:
        table.agenda.push(CHOOSE_OUTPOST)


class ChooseOutpost(Step[CubeTable]):
    """Choose the outpost whose market is traded at (E2-28)."""

    name: ClassVar[str] = "outpost"

    def __init__(self, moves: MoveTable, reasons: IslandTradeReasons) -> None:
        self.moves = moves.of("outpost")
        self.code: i64 = moves.code("outpost")
        self.reasons = reasons

    def offers(self, table: CubeTable) -> list[Move]:
        return [self.moves[space] for space in listed(table.islands.captains[table.seat].outposts)]

    def meant(self, table: CubeTable) -> list[Move]:
        return self.moves

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.reasons.must_choose
        islands = table.islands
        space = move.a - 1
        if not has(islands.captains[table.seat].outposts, space):
            return self.reasons.no_outpost_here
        able = holds(table.merchant().cubes, islands.gives[islands.tiles[space]])
        return None if able else self.reasons.not_enough_cubes[BY_OUTPOST]

    def perform(self, table: CubeTable, move: Move) -> None:
        table.agenda.push(TRADE, both(move.a - 1, BY_OUTPOST))


class IslandTrade(Step[CubeTable]):
    """How often the exchange is made. Where a ship has landed it may be left, and is not asked if impossible."""

    name: ClassVar[str] = "trade"

    def __init__(self, moves: MoveTable, reasons: IslandTradeReasons) -> None:
        self.moves = moves.of("trade")
        self.code: i64 = moves.code("trade")
        self.done = moves["done"]
        self.reasons = reasons

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return exchanges_at(table, number_in(argument), table.merchant().cubes, 1) > 0

    def offers(self, table: CubeTable) -> list[Move]:
        possible = exchanges_at(table, number_in(table.argument), table.merchant().cubes, len(self.moves))
        found = self.moves[:possible]
        found.append(self.done)
        return found

    def meant(self, table: CubeTable) -> list[Move]:
        found = self.moves[: len(self.offers(table))]  # `done` is among the offers: one exchange more than can be made
        found.append(self.done)
        return found

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        way = second_in(table.argument)
        if move.code == self.code:
            possible = exchanges_at(table, number_in(table.argument), table.merchant().cubes, move.a)
            return None if possible == move.a else self.reasons.not_enough_cubes[way]
        return self.reasons.must_act[way] if move is self.done else self.reasons.trade_first[way]

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is not self.done:
            trade_at(table, number_in(table.argument), move.a)

    def facts(self, table: CubeTable) -> dict[str, int]:
        return {"space": int(number_in(table.argument)) + 1, "must": int(second_in(table.argument) > 0)}
