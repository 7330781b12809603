# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""What a seat sees in From East to West I (E1-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.market.view import deals_seen
from caravanserai.games.century.settlement.view import PioneerView, SettlementView, pioneer_view, settlement_view

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_1.state import EastWest1State


class RouteCardView(TypedDict):
    """A card of a route with the settlers on it; `price` is nothing while there are any."""

    card: int
    settlers: int
    price: int | None


class RouteTraderView(PioneerView):
    """A player with a trade route, all of it open; of the discard pile only the number is shown."""

    settlers_on_route: int
    route: list[RouteCardView]
    discard_count: int
    trade_cards: int


class EastWest1View(SettlementView):
    """The table of From East to West I. `trade_row` has a place for every market, nothing where no card lies."""

    trade_row: list[int | None]
    trade_deck: int
    trade_bottom: list[int]
    deals: dict[str, int]
    pioneers: list[RouteTraderView]


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
