"""What a seat sees in Eastern Wonders (EW-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.eastern_wonders.sailing import SAILING
from caravanserai.games.century.islands.view import CaptainView, SeaView, captain_view, sea_view

if TYPE_CHECKING:
    from caravanserai.games.century.eastern_wonders.state import EasternWondersState


class EasternWondersView(SeaView):
    """The table of Eastern Wonders."""

    captains: list[CaptainView]


def view(state: EasternWondersState, seat: int | None) -> EasternWondersView:
    """The table from one seat, or with None from beside it."""
    loose = [state.loose[4 * space : 4 * space + 4] for space in range(state.islands.chart.size)]
    return {
        **sea_view(state, seat, SAILING, loose),
        "captains": [captain_view(state, other, seat, SAILING) for other in range(state.players)],
    }
