"""Before the first turn: in reverse turn order everybody takes a starting set and places a ship (EW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import has, without
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.islands.maps.tiles import is_market
from caravanserai.games.century.islands.starting_sets import STARTING_SETS
from caravanserai.games.century.steps.choosing import OneOf
from caravanserai.games.century.steps.step_ids import STARTING_SET, STARTING_SPACE

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason


def put_starts(table: CubeTable) -> None:
    """Put everybody's start on the agenda, the last in turn order on top."""
    for place in range(table.players):
        table.agenda.push(STARTING_SET, place)


def beginning(table: CubeTable) -> bool:
    """Whether somebody is about to choose where to begin."""
    return table.step == STARTING_SET or table.step == STARTING_SPACE


class StartingSet(OneOf[CubeTable]):
    """Choose one of the sets that are left."""

    name: ClassVar[str] = "starting_set"
    kind: ClassVar[str] = "set"

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        table.seat = (table.first + argument) % table.players
        table.decider = table.seat
        return True

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.not_now
        return None if has(table.islands.sets, move.a) else self.impossible

    def perform(self, table: CubeTable, move: Move) -> None:
        table.islands.sets = without(table.islands.sets, move.a)
        cubes: i64 = STARTING_SETS[move.a]
        table.give(table.merchant(), cubes)
        if table.story is not None:
            table.tell("took_set", {"cubes": counts(cubes)})
        table.agenda.push(STARTING_SPACE)


class StartingSpace(OneOf[CubeTable]):
    """Choose the market where the ship begins; others may lie there already, and nothing is paid."""

    name: ClassVar[str] = "starting_space"
    kind: ClassVar[str] = "place"

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.not_now
        return None if is_market(table.islands.tiles[move.a - 1]) else self.impossible

    def perform(self, table: CubeTable, move: Move) -> None:
        table.islands.captains[table.seat].ship = move.a - 1
        table.turn += 1
        if table.story is not None:
            table.tell("placed_ship", {"space": int(move.a)})
