"""The scores of settlement games with ships: as in A New World, and the uncovered cells of the player board (E2-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.settlement.scoring import points_settled

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable


def board_points(table: CubeTable, seat: i64) -> int:
    """The numbers a seat has uncovered on its board."""
    return table.islands.board.points(table.islands.captains[seat].built)


def points_with_outposts(table: CubeTable, seat: i64) -> int:
    """A seat's whole score as it stands."""
    return points_settled(table, seat) + board_points(table, seat)
