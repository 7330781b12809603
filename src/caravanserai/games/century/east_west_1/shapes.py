# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of From East to West I."""

from typing_extensions import TypedDict

from caravanserai.games.century.market.shapes import DealPart, TradeCardPart
from caravanserai.games.century.settlement.shapes import PioneerView, SettlementComponents, SettlementView


class RouteCardView(TypedDict):
    """A card of a route with the settlers on it; `price` is nothing while there are any.

    `enough_settlers` tells whether its owner has those for the price in hand.
    """

    card: int
    settlers: int
    price: int | None
    enough_settlers: bool


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


class EastWest1Components(SettlementComponents):
    """Boards, cards, tiles and figures of From East to West I; a route has `route_limit` places."""

    trade_cards: list[TradeCardPart]
    deals: list[DealPart]
    route_limit: int
