"""Claiming point cards (SR-30 to SR-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import with_card
from caravanserai.games.century.caravan.cubes import holds
from caravanserai.games.century.spice_road import reasons
from caravanserai.games.century.spice_road.components import POINT_COST, POINTS
from caravanserai.games.century.spice_road.rules.coins import GOLD, SILVER, take_coin

if TYPE_CHECKING:
    from caravanserai.core.reasons import Reason
    from caravanserai.games.century.spice_road.state import SpiceRoadState


def judge_claim(table: SpiceRoadState, position: i64) -> Reason | None:
    """Why the card at this point position (from 0) cannot be claimed, or nothing."""
    cards = table.points.cards
    if position >= len(cards):
        return reasons.NO_POINT_CARD
    return (
        None if holds(table.merchants[table.seat].cubes, POINT_COST[cards[position]]) else reasons.NOT_ENOUGH_TO_CLAIM
    )


def claim(table: SpiceRoadState, position: i64) -> None:
    """Pay exactly, take the card and the coin of its position, move the row up."""
    merchant = table.merchant()
    coin = take_coin(table, position)  # by the position before the row moves (SR-35)
    card = table.points.take(position)
    merchant.cubes -= POINT_COST[card]
    merchant.claimed = with_card(merchant.claimed, card)
    if table.story is not None:
        facts = {"card": int(card), "points": POINTS[card], "position": int(position) + 1}
        table.tell("claimed", facts | {"gold": int(coin == GOLD), "silver": int(coin == SILVER)})
    if table.points.refill():
        table.revealed += 1
        if table.story is not None:
            table.tell("turned_up_point", {"card": table.points.cards[-1]})
    if not table.last_round and table.claimed_count(table.seat) >= table.cards_to_end:
        table.last_round = True
        if table.story is not None:
            table.tell("last_round", {"cards": table.cards_to_end})
