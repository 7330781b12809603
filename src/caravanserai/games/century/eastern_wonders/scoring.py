"""The end of Eastern Wonders: the items of a score (EW-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.scoring import bonus_line, demand_line, outpost_line, points_at_sea, spice_line

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.eastern_wonders.state import EasternWondersState


def scores(state: EasternWondersState) -> list[int]:
    return [points_at_sea(state, i64(seat)) for seat in range(state.players)]


def breakdown(state: EasternWondersState, seat: int) -> list[ScoreLine]:
    return [
        demand_line(state, seat),
        outpost_line(state, seat),
        bonus_line(state, seat, bonus_tiles.VP),
        bonus_line(state, seat, bonus_tiles.UPGRADE),
        bonus_line(state, seat, bonus_tiles.RED),
        spice_line(state, seat),
    ]
