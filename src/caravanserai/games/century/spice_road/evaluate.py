"""How good a position of Spice Road looks for a seat: points, the claims in reach, and the cards to get there.

The numbers are in points. They were found by letting variants of them play against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import size
from caravanserai.games.century.caravan.cube_table import STORAGE
from caravanserai.games.century.caravan.cubes import total
from caravanserai.games.century.caravan.evaluate import hand_strength, steps_away, worth
from caravanserai.games.century.caravan.leading import LEADING, WINNING, WON
from caravanserai.games.century.spice_road.components import GOLD_POINTS, POINT_COST, POINTS
from caravanserai.games.century.spice_road.scoring import score

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.merchants import Merchant
    from caravanserai.games.century.spice_road.state import SpiceRoadState

NEXT_CLAIM: Final = 0.3  # how much the second nearest claim counts
WAITING: Final = 0.16  # what a claim loses for every turn it is still away
SLOWEST: Final = 1.6  # steps of colour a turn brings without any good card
QUICKER: Final = 2.0  # and how many more with a strong hand
CUBE: Final = 0.10  # a cube's worth by itself, per step of its colour
CROWDED: Final = 0.6  # per cube above eight: a full caravan wastes what comes next
CARDS: Final = 14.0  # what a strong hand is worth with the whole game to come
PLENTY: Final = 9  # cards; each further one slows the merchant down
HOARDED: Final = 0.8  # what a card beyond that costs


def evaluate(state: SpiceRoadState, seat: int) -> float:
    """The position's worth for a seat; when the game is over, by how much it won or lost."""
    own = state.merchants[seat]
    rival = 0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, score(state.merchants[other]))
    points = score(own)
    if state.over:
        return points - LEADING * rival + (WON if state.winners()[0] == seat else -WON)
    if state.last_round:
        return points - LEADING * rival + (WINNING if points > rival else -WINNING)
    left = _game_left(state)
    strength = hand_strength(own.hand, own.played, state.golden)
    value = points - LEADING * rival + left * (CUBE * worth(own.cubes) + CARDS * strength)
    value += _claims_in_reach(state, own, SLOWEST + QUICKER * strength)
    crowd = total(own.cubes) - (STORAGE - 2)
    if crowd > 0:
        value -= CROWDED * float(crowd)
    hoard = size(own.hand | own.played) - PLENTY
    if hoard > 0:
        value -= HOARDED * float(hoard)
    return value


def _game_left(state: SpiceRoadState) -> float:
    """From 1 at the start down to 0 when somebody is about to take the last card."""
    most: i64 = 0
    for merchant in state.merchants:
        most = max(most, size(merchant.claimed))
    return max(0.0, 1.0 - float(most) / state.cards_to_end)


def _claims_in_reach(state: SpiceRoadState, merchant: Merchant, speed: float) -> float:
    """What the two nearest point cards promise: their worth, less what the turns until then take away."""
    best = 0.0
    second = 0.0
    for position in range(len(state.points.cards)):
        card = state.points.cards[position]
        turns = 1.0 + steps_away(merchant.cubes, POINT_COST[card]) / speed
        promise = (POINTS[card] + _coin_points(state, position)) / (1.0 + WAITING * turns)
        if promise > best:
            second = best
            best = promise
        elif promise > second:
            second = promise
    return best + NEXT_CLAIM * second


def _coin_points(state: SpiceRoadState, position: int) -> int:
    if position == 0:
        return GOLD_POINTS if state.gold > 0 else int(state.silver > 0)
    return int(position == 1 and state.gold > 0 and state.silver > 0)
