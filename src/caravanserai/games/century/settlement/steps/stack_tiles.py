"""Bonus tiles that are earned away from forts: the top tile of a stack on one of some boards (E2-22, E3-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.settlement.steps.tiles import judge_tile, take_tile, tile_possible

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason
    from caravanserai.games.century.settlement.steps.tiles import TileReasons


FOR_COLUMN: Final = 0  # sources of a tile, as the argument of the step names them
FOR_TRADE_CARDS: Final = 1


class TileSource:
    """What earns a tile: the stacks it may come from, whether it may be left, and why other moves are refused."""

    def __init__(self, stacks: list[int], reasons: TileReasons, tile_first: Reason, may_leave: bool) -> None:
        self.stacks = stacks
        self.reasons = reasons
        self.tile_first = tile_first
        self.may_leave = may_leave


class StackTile(Step[CubeTable]):
    """Choose a stack; the argument says what has earned the tile. Without a slot or a tile it is lost."""

    name: ClassVar[str] = "tile"

    def __init__(self, moves: MoveTable, sources: list[TileSource]) -> None:
        self.moves = moves.of("tile")
        self.code: i64 = moves.code("tile")
        self.done = moves["done"]
        self.sources = sources

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return tile_possible(table, self.sources[argument].stacks)

    def offers(self, table: CubeTable) -> list[Move]:
        found = [self.moves[stack] for stack in self.sources[table.argument].stacks]
        found.append(self.done)
        return found

    def meant(self, table: CubeTable) -> list[Move]:
        return [*self.moves, self.done]

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        source = self.sources[table.argument]
        if move.code == self.code:
            return judge_tile(table, move.a - 1, source.stacks, source.reasons)
        return None if move is self.done and source.may_leave else source.tile_first

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is not self.done:
            take_tile(table, move.a - 1)

    def facts(self, table: CubeTable) -> dict[str, int]:
        return {"must": int(not self.sources[table.argument].may_leave)}
