"""The facts that refusals about trade cards mention."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.cubes import missing
from caravanserai.games.century.east_west_3 import reasons
from caravanserai.games.century.islands.settled.refusals import voyage_details, with_tools
from caravanserai.games.century.market.trade_deck import TRADE_CARDS

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.games.century.market.trade_table import TradeTable


def card_details(table: TradeTable, reason: Reason, move: Move) -> dict[str, Detail]:
    """Cubes that are missing for a card; otherwise what the settlement and the ships mention."""
    cubes = with_tools(table, move) if move.kind == "work" else table.merchant().cubes
    if reason is reasons.NOT_ENOUGH_TO_REPEAT:
        return {"missing": missing(cubes, TRADE_CARDS[table.argument].give * move.a)}
    if reason is reasons.NOT_ENOUGH_FOR_CARD:
        country = table.settlement.country
        market = country.market_at[country.place_of[move.a]] if move.kind == "work" else int(table.argument)
        return {"missing": missing(cubes, TRADE_CARDS[table.market.cards[market]].give)}
    return voyage_details(table, reason, move)
