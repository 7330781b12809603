"""What a seat sees in From Sand to Sea (SS-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.islands.view import captain_view, sea_view
from caravanserai.games.century.market.view import deals_seen, trade_row
from caravanserai.games.century.sand_to_sea.sailing import SAILING

if TYPE_CHECKING:
    from caravanserai.games.century.sand_to_sea.shapes import CardCaptainView, SandToSeaView
    from caravanserai.games.century.sand_to_sea.state import SandToSeaState


def view(state: SandToSeaState, seat: int | None) -> SandToSeaView:
    """The table from one seat, or with None from beside it."""
    loose = [[0, 0, 0, 0] for _ in range(state.islands.chart.size)]  # nothing is ever left on the map (SS-18)
    own = [
        card for other in range(state.players) if other == seat or state.over for card in listed(state.sailed[other])
    ]
    return {
        **sea_view(state, seat, SAILING, loose),
        "trade_row": trade_row(state),
        "trade_deck": int(state.market.left),
        "spent": listed(state.spent),
        "deals": deals_seen(state, seat, own),
        "captains": [_captain(state, other, seat) for other in range(state.players)],
    }


def _captain(state: SandToSeaState, other: int, seat: int | None) -> CardCaptainView:
    merchant = state.merchants[other]
    sailed = state.sailed[other]
    seen = other == seat or state.over
    return {
        **captain_view(state, other, seat, SAILING),
        "hand_count": int(size(merchant.hand)),
        "hand": listed(merchant.hand) if seen else None,
        "played": listed(merchant.played),
        "sailed_count": int(size(sailed)),
        "sailed": listed(sailed) if seen else None,
    }
