"""The facts that refusals about trade cards and the route mention."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.cubes import missing
from caravanserai.games.century.east_west_1 import reasons
from caravanserai.games.century.market.trade_deck import CHOICE_GIVE, TRADE_CARDS
from caravanserai.games.century.steps.step_ids import MARKET

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Detail, Reason
    from caravanserai.games.century.market.trade_table import TradeTable


def card_details(table: TradeTable, reason: Reason, move: Move) -> dict[str, Detail]:
    """Cubes that are missing for a card, settlers for the route."""
    cubes = table.merchant().cubes
    if reason is reasons.NOT_ENOUGH_FOR_CHOICE:
        return {"missing": missing(cubes, CHOICE_GIVE)}
    if reason is reasons.NOT_ENOUGH_FOR_CARD:
        times = move.a if move.kind == "times" else 1
        return {"missing": missing(cubes, TRADE_CARDS[_card(table, move)].give * times)}
    if reason is reasons.NOT_ENOUGH_FOR_ROUTE:
        needed = table.settlement.routes[table.seat].needed(move.a - 1)
        return {"needed": int(needed), "hand": int(table.settlement.pioneers[table.seat].hand)}
    return {}


def _card(table: TradeTable, move: Move) -> int:
    """The trade card that a refused move is about."""
    if move.kind == "times":
        return int(table.argument)
    if table.step == MARKET:
        return table.market.cards[table.argument]
    cards = table.settlement.routes[table.seat].cards
    return cards[move.a - 1] if move.kind == "route" else cards[table.argument]
