"""The market and the deals on its cards, as views show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.deals import NO_DEAL
from caravanserai.games.century.market.rows import price_at

if TYPE_CHECKING:
    from caravanserai.games.century.market.shapes import MarketCard
    from caravanserai.games.century.market.trade_table import TradeTable


def trade_row(table: TradeTable) -> list[MarketCard]:
    """The market from the left."""
    return [
        {"card": card if card >= 0 else None, "cubes": counts(cubes), "price": int(price_at(place))}
        for place, (card, cubes) in enumerate(zip(table.market.cards, table.market.cubes, strict=True))
    ]


def deals_seen(table: TradeTable, seat: int | None, own: list[int]) -> dict[str, int]:
    """The deals on all cards this seat can see (SR-51); `own` are further cards only it can look at."""
    if not table.golden:
        return {}
    seen = [card for card in table.market.cards if card >= 0] + listed(table.spent) + own
    for other, merchant in enumerate(table.merchants):
        seen += listed(merchant.played)
        if other == seat or table.over:
            seen += listed(merchant.hand)
    return {str(card): table.deals[card] for card in sorted(seen) if table.deals[card] != NO_DEAL}
