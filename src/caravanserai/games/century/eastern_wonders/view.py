"""What a seat sees in Eastern Wonders (EW-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.eastern_wonders.sailing import SAILING
from caravanserai.games.century.islands.view import captain_view, sea_view

if TYPE_CHECKING:
    from caravanserai.games.century.eastern_wonders.shapes import EasternWondersView
    from caravanserai.games.century.eastern_wonders.state import EasternWondersState


def view(state: EasternWondersState, seat: int | None) -> EasternWondersView:
    """The table from one seat, or with None from beside it."""
    loose = [state.loose[4 * space : 4 * space + 4] for space in range(state.islands.chart.size)]
    return {
        **sea_view(state, seat, SAILING, loose),
        "captains": [captain_view(state, other, seat, SAILING) for other in range(state.players)],
    }
