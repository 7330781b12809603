"""The end of Spice Road: scores and their items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.caravan.cube_table import STORAGE
from caravanserai.games.century.caravan.scores import spice_points
from caravanserai.games.century.spice_road.components import GOLD_POINTS, POINTS, SILVER_POINTS

if TYPE_CHECKING:
    from caravanserai.core.shapes import ScoreLine
    from caravanserai.games.century.caravan.merchants import Merchant
    from caravanserai.games.century.spice_road.state import SpiceRoadState


def card_points(merchant: Merchant) -> int:
    """The points on the claimed cards."""
    points = 0
    for card in listed(merchant.claimed):
        points += POINTS[card]
    return points


def score(merchant: Merchant) -> int:
    coins = merchant.gold * GOLD_POINTS + merchant.silver * SILVER_POINTS
    return card_points(merchant) + int(coins) + spice_points(merchant.cubes, STORAGE)


def breakdown(state: SpiceRoadState, seat: int) -> list[ScoreLine]:
    merchant = state.merchants[seat]
    gold = int(merchant.gold)
    silver = int(merchant.silver)
    spices = spice_points(merchant.cubes, STORAGE)
    return [
        {"item": "point_cards", "count": int(state.claimed_count(seat)), "points": card_points(merchant)},
        {"item": "gold_coins", "count": gold, "points": gold * GOLD_POINTS},
        {"item": "silver_coins", "count": silver, "points": silver * SILVER_POINTS},
        {"item": "spices", "count": spices, "points": spices},
    ]
