"""The end of Spice Road: scores, their items, and the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.card_sets import listed
from caravanserai.games.century.cubes import LANE, total
from caravanserai.games.century.spice_road.components import CARAVAN_LIMIT, GOLD_POINTS, POINTS, SILVER_POINTS

if TYPE_CHECKING:
    from caravanserai.core.view import ScoreLine
    from caravanserai.games.century.merchants import Merchant
    from caravanserai.games.century.spice_road.state import SpiceRoadState


def card_points(merchant: Merchant) -> int:
    """The points on the claimed cards."""
    points = 0
    for card in listed(merchant.claimed):
        points += POINTS[card]
    return points


def spice_points(merchant: Merchant) -> int:
    """One point for each cube that is not yellow, at most as many as a caravan holds (SR-44, SR-45)."""
    return int(min(total(merchant.cubes >> LANE), i64(CARAVAN_LIMIT)))


def score(merchant: Merchant) -> int:
    coins = merchant.gold * GOLD_POINTS + merchant.silver * SILVER_POINTS
    return card_points(merchant) + int(coins) + spice_points(merchant)


def scores(state: SpiceRoadState) -> list[int]:
    return [score(merchant) for merchant in state.merchants]


def winners(state: SpiceRoadState) -> list[int]:
    """The highest score; among equals the one farthest from the first player in turn order (SR-46)."""
    if not state.over:
        return []
    points = scores(state)
    best = -1
    for place in range(state.players):
        seat = int((state.first + place) % state.players)
        if best < 0 or points[seat] >= points[best]:
            best = seat
    return [best]


def breakdown(state: SpiceRoadState, seat: int) -> list[ScoreLine]:
    merchant = state.merchants[seat]
    gold = int(merchant.gold)
    silver = int(merchant.silver)
    spices = spice_points(merchant)
    return [
        {"item": "point_cards", "count": int(state.claimed_count(seat)), "points": card_points(merchant)},
        {"item": "gold_coins", "count": gold, "points": gold * GOLD_POINTS},
        {"item": "silver_coins", "count": silver, "points": silver * SILVER_POINTS},
        {"item": "spices", "count": spices, "points": spices},
    ]
