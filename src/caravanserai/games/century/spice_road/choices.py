"""What the choices of Spice Road are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.market.choices import trade_facts
from caravanserai.games.century.spice_road.components import POINT_COST, POINTS
from caravanserai.games.century.spice_road.rules.coins import GOLD, SILVER, coin_at

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.games.century.spice_road.state import SpiceRoadState


def move_facts(table: SpiceRoadState, move: Move) -> dict[str, Fact] | None:
    if move.kind == "claim":
        return _claim_facts(table, move.args[0] - 1)
    if move.kind == "rest":
        return {"cards": int(size(table.merchant().played))}
    return trade_facts(table, move)


def _claim_facts(table: SpiceRoadState, position: int) -> dict[str, Fact] | None:
    """A point card with its price, its points, and the coin above it."""
    if position >= len(table.points.cards):
        return None
    card = table.points.cards[position]
    coin = coin_at(table, position)
    return {
        "card": card,
        "position": position + 1,
        "cost": counts(POINT_COST[card]),
        "points": POINTS[card],
        "gold": int(coin == GOLD),
        "silver": int(coin == SILVER),
    }
