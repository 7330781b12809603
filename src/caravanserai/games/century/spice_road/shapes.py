# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of Spice Road."""

from typing import Literal

from typing_extensions import TypedDict

from caravanserai.core.shapes import TableView
from caravanserai.games.century.market.shapes import DealPart, MarketCard, TradeCardPart

Coin = Literal["gold", "silver"]


class MerchantView(TypedDict):
    """A merchant. Hand and claimed cards are lists where the seat may see them, otherwise nothing."""

    cubes: list[int]
    hand_count: int
    hand: list[int] | None
    played: list[int]
    claimed_count: int
    claimed: list[int] | None
    gold: int
    silver: int


class SpiceRoadView(TableView):
    """The table of Spice Road. `coin_row` has the coin above every place of the point row, or nothing."""

    trade_row: list[MarketCard]
    trade_deck: int
    point_row: list[int]
    coin_row: list[Coin | None]
    point_deck: int
    gold: int
    silver: int
    merchants: list[MerchantView]
    spent: list[int]
    deals: dict[str, int]
    cards_to_end: int
    last_round: bool


class PointCardPart(TypedDict):
    """A point card: the cubes it costs, and its points."""

    cost: list[int]
    points: int


class SpiceRoadComponents(TypedDict):
    """The cards of Spice Road and its numbers."""

    colours: list[str]
    caravan_limit: int
    trade_cards: list[TradeCardPart]
    point_cards: list[PointCardPart]
    deals: list[DealPart]
