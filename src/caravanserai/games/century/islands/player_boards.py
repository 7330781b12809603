"""Player boards: a row of outposts for each symbol, emptied from the left, with points under them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.cubes import ONE_OF_EACH, holds, number_of

if TYPE_CHECKING:
    from caravanserai.games.century.islands.shapes import PlayerBoardPart

ROWS: Final = 4


class PlayerBoard:
    """One side of a player board: as many columns as it has numbers, the same in every row."""

    def __init__(self, under_column: Sequence[int], source: str) -> None:
        self.under_column: Final = list(under_column)
        self.columns: Final = len(under_column)
        self.source: Final = source  # "printed" or "reconstructed"
        self.row_points: Final = [sum(under_column[:built]) for built in range(len(under_column) + 1)]

    def points(self, built: i64) -> int:
        """All numbers that are uncovered (EW-26, EW-41)."""
        points = 0
        for row in range(ROWS):
            points += self.row_points[number_of(built, row)]
        return points

    def next_points(self, built: i64, row: i64) -> int:
        """The points that the next outpost taken from this row uncovers (EW-26)."""
        return self.under_column[number_of(built, row)]

    def to_json(self) -> PlayerBoardPart:
        return {
            "columns": self.columns,
            "under_column": self.under_column,
            "row_points": self.row_points,
            "source": self.source,
        }


def completes_column(built: i64, row: i64) -> bool:
    """Whether the outpost just taken from this row was the last of its column (EW-28)."""
    return holds(built, ONE_OF_EACH * number_of(built, row))


EASTERN_WONDERS_BOARD: Final = PlayerBoard((0, 1, 2, 2, 3), "printed")
SAND_TO_SEA_BOARD: Final = PlayerBoard((1, 2, 2, 3), "reconstructed")
EAST_WEST_BOARD: Final = PlayerBoard((1, 2, 3), "reconstructed")  # side B of the boards of A New World (E2-6)
