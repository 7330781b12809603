"""The coins above the first point cards (SR-32 to SR-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from caravanserai.games.century.spice_road.state import SpiceRoadState

NO_COIN: Final[i64] = 0
GOLD: Final[i64] = 1
SILVER: Final[i64] = 2


def coin_at(table: SpiceRoadState, position: i64) -> i64:
    """The coin that lies at a point position (from 0), if any: gold above the first card, silver beside or after it."""
    if position == 0 and table.gold > 0:
        return GOLD
    silver_position: i64 = 1 if table.gold > 0 else 0
    return SILVER if position == silver_position and table.silver > 0 else NO_COIN


def take_coin(table: SpiceRoadState, position: i64) -> i64:
    """Take the coin at a point position; gives which it was."""
    merchant = table.merchant()
    coin = coin_at(table, position)
    if coin == GOLD:
        table.gold -= 1
        merchant.gold += 1
    elif coin == SILVER:
        table.silver -= 1
        merchant.silver += 1
    return coin
