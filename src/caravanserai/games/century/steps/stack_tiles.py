"""Bonus tiles that are earned away from forts: the top tile of a stack on one of some boards (E2-22, E3-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.cube_table import CubeTable
from caravanserai.games.century.steps.tiles import judge_tile, take_tile, tile_possible

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason
    from caravanserai.games.century.steps.tiles import TileReasons


FOR_COLUMN: Final = 0  # sources of a tile, as the argument of the step names them
FOR_TRADE_CARDS: Final = 1


class TileSource:
    """What earns a tile: the stacks it may come from, and whether it has to be taken while one can be."""

    def __init__(self, stacks: list[int], must_take: Reason | None, reasons: TileReasons) -> None:
        self.stacks = stacks
        self.must_take = must_take
        self.reasons = reasons


class StackTile(Step[CubeTable]):
    """Choose a stack; the argument says what has earned the tile. Without a slot or a tile it is lost."""

    name: ClassVar[str] = "tile"

    def __init__(self, moves: MoveTable, not_now: Reason, sources: list[TileSource]) -> None:
        self.moves = moves.of("tile")
        self.code: i64 = moves.code("tile")
        self.done = moves["done"]
        self.not_now = not_now
        self.sources = sources

    def arrive(self, table: CubeTable, argument: i64) -> bool:
        return tile_possible(table, self.sources[argument].stacks)

    def offers(self, table: CubeTable) -> list[Move]:
        found = [self.moves[stack] for stack in self.sources[table.argument].stacks]
        found.append(self.done)
        return found

    def judge(self, table: CubeTable, move: Move) -> Reason | None:
        source = self.sources[table.argument]
        if move.code == self.code:
            return judge_tile(table, move.a - 1, source.stacks, source.reasons)
        return source.must_take if move is self.done else self.not_now

    def perform(self, table: CubeTable, move: Move) -> None:
        if move is not self.done:
            take_tile(table, move.a - 1)

    def facts(self, table: CubeTable) -> dict[str, int]:
        return {"must": int(self.sources[table.argument].must_take is not None)}
