"""What a seat sees in Spice Road (SR-60, SR-60a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.view import deals_seen, trade_row
from caravanserai.games.century.spice_road.rules.coins import GOLD, SILVER, coin_at

if TYPE_CHECKING:
    from caravanserai.games.century.spice_road.shapes import Coin, MerchantView, SpiceRoadView
    from caravanserai.games.century.spice_road.state import SpiceRoadState


def view(state: SpiceRoadState, seat: int | None) -> SpiceRoadView:
    """The table from one seat, or with None from beside it."""
    open_scores = state.over or bool(state.options["show_scores"])
    return {
        **state.table_view(seat, state.decision_view(), open_scores, False),
        "trade_row": trade_row(state),
        "trade_deck": int(state.market.left),
        "point_row": state.points.cards[:],
        "coin_row": [_coin(state, place) for place in range(len(state.points.cards))],
        "point_deck": int(state.points.left),
        "gold": int(state.gold),
        "silver": int(state.silver),
        "merchants": [_merchant(state, other, seat, open_scores) for other in range(state.players)],
        "spent": listed(state.spent),
        "deals": deals_seen(state, seat, []),
        "cards_to_end": state.cards_to_end,
        "last_round": state.last_round,
    }


def _coin(state: SpiceRoadState, place: int) -> Coin | None:
    coin = coin_at(state, place)
    if coin == GOLD:
        return "gold"
    return "silver" if coin == SILVER else None


def _merchant(state: SpiceRoadState, other: int, seat: int | None, open_scores: bool) -> MerchantView:
    merchant = state.merchants[other]
    own = other == seat
    return {
        "cubes": counts(merchant.cubes),
        "hand_count": int(size(merchant.hand)),
        "hand": listed(merchant.hand) if own or state.over else None,
        "played": listed(merchant.played),
        "claimed_count": int(size(merchant.claimed)),
        "claimed": listed(merchant.claimed) if own or open_scores else None,
        "gold": int(merchant.gold),
        "silver": int(merchant.silver),
    }
