# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of From East to West III."""

from caravanserai.games.century.islands.settled.shapes import (
    SettlementWithShipsComponents,
    SettlementWithShipsView,
    VoyagerView,
)
from caravanserai.games.century.market.shapes import DealPart, TradeCardPart


class CollectorView(VoyagerView):
    """A player with a ship and a face-down pile of trade cards, of which the number is shown.

    `cards_to_tile` says how many more bring the next chance of a bonus tile.
    """

    trade_cards: int
    cards_to_tile: int


class EastWest3View(SettlementWithShipsView):
    """The table of From East to West III. `trade_row` has a place for every market, nothing where no card lies."""

    trade_row: list[int | None]
    trade_deck: int
    trade_bottom: list[int]
    deals: dict[str, int]
    pioneers: list[CollectorView]


class EastWest3Components(SettlementWithShipsComponents):
    """Boards, cards, tiles and figures of From East to West III.

    Every `cards_per_tile` trade cards may bring a bonus tile from the panel `trade_card_panel`.
    """

    trade_cards: list[TradeCardPart]
    deals: list[DealPart]
    cards_per_tile: int
    trade_card_panel: str
