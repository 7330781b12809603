"""Exploration: taking a tile from the boards or from beside them, and what it brings (NW-41 to NW-48, E1-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.card_sets import has, listed, with_card, without
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.settlement import exploration_tiles
from caravanserai.games.century.settlement.exploration_tiles import EXPLORATION_TILES
from caravanserai.games.century.settlement.settlement import UNCOVERED
from caravanserai.games.century.settlement.steps.forts import enlist

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason


class Explore(Step[CubeTable]):
    """Choose an exploration tile, while there are any (NW-41, NW-42)."""

    name: ClassVar[str] = "explore"

    def __init__(self, moves: MoveTable, not_now: Reason, tile_gone: Reason) -> None:
        self.moves = moves.of("explore")
        self.code: i64 = moves.code("explore")
        self.not_now = not_now
        self.tile_gone = tile_gone

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        if table.settlement.beside != 0:
            return True
        for tile in table.settlement.covers:
            if tile != UNCOVERED:
                return True
        return False

    def offers(self, table: CubeTable) -> list[Move]:
        found = [self.moves[tile] for tile in table.settlement.covers if tile != UNCOVERED]
        for tile in listed(table.settlement.beside):
            found.append(self.moves[tile])
        return found

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.not_now
        settlement = table.settlement
        return None if has(settlement.beside, move.a) or move.a in settlement.covers else self.tile_gone

    def perform(self, table: CubeTable, move: Move) -> None:
        take_exploration_tile(table, move.a)


def take_exploration_tile(table: CubeTable, tile: i64) -> None:
    """The tile leaves the board, the location below it is open to all, and what the tile brings at once comes."""
    settlement = table.settlement
    location = UNCOVERED
    if has(settlement.beside, tile):
        settlement.beside = without(settlement.beside, tile)
    else:
        place = settlement.covers.index(tile)
        settlement.covers[place] = UNCOVERED
        location = settlement.country.numbers[place]
    pioneer = settlement.pioneers[table.seat]
    pioneer.explored = with_card(pioneer.explored, tile)
    if table.story is not None:
        table.tell("explored", {"tile": int(tile), "location": location})
    taken = EXPLORATION_TILES[tile]
    if taken.kind == exploration_tiles.CUBES:
        table.give(table.merchant(), taken.amount)
        table.tell_cubes("gained", taken.amount)
    elif taken.kind == exploration_tiles.NEW_SETTLER:
        enlist(table, taken.amount)
