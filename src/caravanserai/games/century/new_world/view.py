"""What a seat sees in A New World (NW-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.settlement.view import pioneer_view, settlement_view

if TYPE_CHECKING:
    from caravanserai.games.century.new_world.shapes import NewWorldView
    from caravanserai.games.century.new_world.state import NewWorldState


def view(state: NewWorldState, seat: int | None) -> NewWorldView:
    """The table from one seat, or with None from beside it."""
    return {
        **settlement_view(state, seat),
        "pioneers": [pioneer_view(state, other) for other in range(state.players)],
    }
