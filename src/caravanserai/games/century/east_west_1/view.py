"""What a seat sees in From East to West I (E1-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.market.view import deals_seen
from caravanserai.games.century.settlement.view import pioneer_view, settlement_view

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_1.shapes import EastWest1View, RouteCardView, RouteTraderView
    from caravanserai.games.century.east_west_1.state import EastWest1State


def view(state: EastWest1State, seat: int | None) -> EastWest1View:
    """The table from one seat, or with None from beside it."""
    market = state.market
    row: list[int | None] = [*market.cards]
    bottom = market.deck[: market.known][::-1]
    known = bottom + [card for route in state.settlement.routes for card in route.cards]
    return {
        **settlement_view(state, seat),
        "trade_row": row + [None] * (len(state.settlement.country.markets) - len(row)),
        "trade_deck": int(market.left),
        "trade_bottom": bottom,
        "deals": deals_seen(state, seat, known),
        "pioneers": [_trader(state, other) for other in range(state.players)],
    }


def _trader(state: EastWest1State, seat: int) -> RouteTraderView:
    route = state.settlement.routes[seat]
    cards: list[RouteCardView] = [
        {
            "card": card,
            "settlers": route.settlers[position],
            "price": int(route.needed(position)) if route.settlers[position] == 0 else None,
            "enough_settlers": route.settlers[position] == 0 and state.settlement.enough_on_route(seat, position),
        }
        for position, card in enumerate(route.cards)
    ]
    return {
        **pioneer_view(state, seat),
        "settlers_on_route": int(route.standing()),
        "route": cards,
        "discard_count": int(size(route.discard)),
        "trade_cards": int(route.owned()),
    }
