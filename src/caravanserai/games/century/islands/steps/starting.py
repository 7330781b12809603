"""Before the first turn: in reverse turn order everybody takes a starting set and places a ship (EW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import has, without
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.islands.maps.tiles import is_market
from caravanserai.games.century.islands.starting_sets import STARTING_SETS
from caravanserai.games.century.steps.step_ids import STARTING_SET, STARTING_SPACE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason


def put_starts(table: CubeTable) -> None:
    """Put everybody's start on the agenda, the last in turn order on top."""
    for place in range(table.players):
        table.agenda.push(STARTING_SET, place)


def beginning(table: CubeTable) -> bool:
    """Whether somebody is about to choose where to begin."""
    return table.step == STARTING_SET or table.step == STARTING_SPACE


class StartingSet(Step[CubeTable]):
    """Choose one of the sets that are left."""

    name: ClassVar[str] = "starting_set"

    def __init__(self, moves: MoveTable, not_now: Reason, set_taken: Reason) -> None:
        self.moves = moves.of("set")
        self.code: i64 = moves.code("set")
        self.not_now = not_now
        self.set_taken = set_taken

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        table.seat = (table.first + argument) % table.players
        table.decider = table.seat
        return True

    def offers(self, table: CubeTable) -> list[Move]:
        return self.moves

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.not_now
        return None if has(table.islands.sets, move.a) else self.set_taken

    def perform(self, table: CubeTable, move: Move) -> None:
        table.islands.sets = without(table.islands.sets, move.a)
        cubes: i64 = STARTING_SETS[move.a]
        table.give(table.merchant(), cubes)
        if table.story is not None:
            table.tell("took_set", {"cubes": counts(cubes)})
        table.agenda.push(STARTING_SPACE)


class StartingSpace(Step[CubeTable]):
    """Choose the market where the ship begins; others may lie there already, and nothing is paid."""

    name: ClassVar[str] = "starting_space"

    def __init__(self, moves: MoveTable, not_now: Reason, not_a_market: Reason) -> None:
        self.moves = moves.of("place")
        self.code: i64 = moves.code("place")
        self.not_now = not_now
        self.not_a_market = not_a_market

    def offers(self, table: CubeTable) -> list[Move]:
        return self.moves

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.not_now
        return None if is_market(table.islands.tiles[move.a - 1]) else self.not_a_market

    def perform(self, table: CubeTable, move: Move) -> None:
        table.islands.captains[table.seat].ship = move.a - 1
        table.turn += 1
        if table.story is not None:
            table.tell("placed_ship", {"space": int(move.a)})
