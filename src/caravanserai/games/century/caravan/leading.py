"""What it is worth to a bot to be ahead of the others, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable

LEADING: Final = 0.35  # how much the best rival's points weigh
WINNING: Final = 30.0  # being ahead when the last round has come
WON: Final = 100.0


def best_rival(table: CubeTable, seat: int) -> int:
    """The most points anybody else has."""
    most = 0
    for other in range(table.players):
        if other != seat:
            most = max(most, table.score_of(i64(other)))
    return most


def lead_at_the_end(table: CubeTable, seat: int, patience: int) -> float:
    """In the last round only the points count, and who has more; after `patience` rounds being behind weighs less."""
    points = table.score_of(seat)
    rival = best_rival(table, seat)
    if table.over:
        return points - LEADING * rival + (WON if table.winners()[0] == seat else -WON)
    ahead = WINNING if points > rival else min(WINNING, WINNING * (float(table.round) / patience - 1.0))
    return points - LEADING * rival + ahead
