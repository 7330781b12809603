"""What a seat sees in From East to West II (E2-34): everything is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.islands.settled.view import settlement_with_ships_view, voyager_view

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_2.shapes import EastWest2View
    from caravanserai.games.century.east_west_2.state import EastWest2State


def view(state: EastWest2State, seat: int | None) -> EastWest2View:
    """The table from one seat, or with None from beside it."""
    return {
        **settlement_with_ships_view(state, seat),
        "pioneers": [voyager_view(state, other) for other in range(state.players)],
    }
