"""Steps in which one move of a kind is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from mypy_extensions import i64

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import number_of

if TYPE_CHECKING:
    from caravanserai.core.moves import Move, MoveTable
    from caravanserai.core.reasons import Reason

Century = TypeVar("Century", bound=CubeTable)


class OneOf(Step[Century]):
    """Choose a move of one kind. There is a reason against every other move, and one against what cannot be chosen."""

    kind: ClassVar[str] = ""  # of the moves

    def __init__(self, moves: MoveTable, not_now: Reason, impossible: Reason) -> None:
        self.moves = moves.of(self.kind)
        self.code: i64 = moves.code(self.kind)
        self.not_now = not_now
        self.impossible = impossible

    def offers(self, table: Century) -> list[Move]:
        return self.moves


class OneCube(OneOf[Century]):
    """Choose a cube that the merchant has."""

    def judge(self, table: Century, move: Move) -> Reason | None:
        if move.code != self.code:
            return self.not_now
        return None if number_of(table.merchant().cubes, move.a) > 0 else self.impossible
