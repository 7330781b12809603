# not compiled: the server makes its schema of these types, and compiled ones forget what their fields are
"""The shapes of what is seen and told of From Sand to Sea."""

from caravanserai.games.century.islands.shapes import CaptainView, SeaComponents, SeaView
from caravanserai.games.century.market.shapes import DealPart, MarketCard, TradeCardPart


class CardCaptainView(CaptainView):
    """A captain with trade cards. Hand and cards spent for sailing are lists where the seat may see them."""

    hand_count: int
    hand: list[int] | None
    played: list[int]
    sailed_count: int
    sailed: list[int] | None


class SandToSeaView(SeaView):
    """The table of From Sand to Sea."""

    trade_row: list[MarketCard]
    trade_deck: int
    spent: list[int]
    deals: dict[str, int]
    captains: list[CardCaptainView]


class SandToSeaComponents(SeaComponents):
    """The cards and tiles of From Sand to Sea and its numbers."""

    trade_cards: list[TradeCardPart]
    deals: list[DealPart]
