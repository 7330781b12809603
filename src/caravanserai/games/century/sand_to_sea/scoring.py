"""The end of From Sand to Sea: the items of a score (SS-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.scoring import bonus_line, demand_line, outpost_line, points_at_sea, spice_line

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.sand_to_sea.state import SandToSeaState


def scores(state: SandToSeaState) -> list[int]:
    return [points_at_sea(state, i64(seat)) for seat in range(state.players)]


def breakdown(state: SandToSeaState, seat: int) -> list[ScoreLine]:
    return [
        demand_line(state, seat),
        outpost_line(state, seat),
        bonus_line(state, seat, bonus_tiles.VP),
        spice_line(state, seat),
    ]
