"""How good a position of Spice Road looks for a seat: points, the claims in reach, and the cards to get there.

The numbers are in points. They were found by letting variants of them play against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century import trade_cards
from caravanserai.games.century.card_sets import listed, size
from caravanserai.games.century.cubes import BROWN, LANE, LANE_MASK, total
from caravanserai.games.century.spice_road.components import CARAVAN_LIMIT, GOLD_POINTS, POINT_COST, POINTS
from caravanserai.games.century.spice_road.scoring import score
from caravanserai.games.century.trade_cards import TradeCard
from caravanserai.games.century.trade_deck import TRADE_CARDS

if TYPE_CHECKING:
    from caravanserai.games.century.merchants import Merchant
    from caravanserai.games.century.spice_road.state import SpiceRoadState

NEXT_CLAIM: Final = 0.3  # how much the second nearest claim counts
WAITING: Final = 0.16  # what a claim loses for every turn it is still away
SLOWEST: Final = 1.6  # steps of colour a turn brings without any good card
QUICKER: Final = 2.0  # and how many more with a strong hand
STUCK: Final = 2.5  # steps to turn a spare cube into a lower one
CUBE: Final = 0.10  # a cube's worth by itself, per step of its colour
CROWDED: Final = 0.6  # per cube above eight: a full caravan wastes what comes next
CARDS: Final = 14.0  # what a strong hand is worth with the whole game to come
ENOUGH_CARDS: Final = 6.0  # strength beyond this adds little: do not hoard
PLENTY: Final = 9  # cards; each further one slows the merchant down
HOARDED: Final = 0.8  # what a card beyond that costs
RESTING: Final = 0.7  # a played card, which needs a rest first, compared with one in hand
LEADING: Final = 0.35  # how much the best rival's points weigh
WINNING: Final = 30.0  # being ahead when the last round has come
WON: Final = 100.0


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
    strength = _hand_strength(own)
    value = points - LEADING * rival + left * (CUBE * _worth(own.cubes) + CARDS * strength)
    value += _claims_in_reach(state, own, SLOWEST + QUICKER * strength)
    crowd = total(own.cubes) - (CARAVAN_LIMIT - 2)
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


def _worth(cubes: i64) -> float:
    """Cubes counted by the steps it takes to make them: yellow 1 to brown 4."""
    worth: i64 = 0
    for colour in range(BROWN + 1):
        worth += ((cubes >> (colour * LANE)) & LANE_MASK) * (colour + 1)
    return float(worth)


def _claims_in_reach(state: SpiceRoadState, merchant: Merchant, speed: float) -> float:
    """What the two nearest point cards promise: their worth, less what the turns until then take away."""
    best = 0.0
    second = 0.0
    for position in range(len(state.points.cards)):
        card = state.points.cards[position]
        turns = 1.0 + _steps_away(merchant.cubes, POINT_COST[card]) / speed
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


def _steps_away(cubes: i64, cost: i64) -> float:
    """How many steps of colour a cost is away, lifting spare cubes to what is missing, nearest first."""
    steps = 0.0
    lifted: i64 = 0  # spare cubes above the colour at hand
    missing: i64 = 0  # cubes still wanted above it
    weight: i64 = 0  # and how many steps they are above it, in all
    for colour in range(BROWN, -1, -1):
        weight += missing
        have = (cubes >> (colour * LANE)) & LANE_MASK
        want = (cost >> (colour * LANE)) & LANE_MASK
        if have < want:
            lacking = want - have
            from_above = min(lifted, lacking)
            steps += STUCK * float(from_above)
            lifted -= from_above
            missing += lacking - from_above
        elif missing > 0 and have > want:
            used = min(have - want, missing)
            share = weight * used // missing
            steps += float(share)
            weight -= share
            missing -= used
            lifted += have - want - used
        else:
            lifted += have - want
    return steps + float(weight + missing)


def _hand_strength(merchant: Merchant) -> float:
    """How well the cards work, with less and less added by each further one."""
    strength = 0.0
    for card in listed(merchant.hand):
        strength += STRENGTH[card]
    for card in listed(merchant.played):
        strength += RESTING * STRENGTH[card]
    return strength / (strength + ENOUGH_CARDS)


def _strength(card: TradeCard) -> float:
    """What one play of a card brings, in steps of colour; a rough guide is enough."""
    if card.kind == trade_cards.PRODUCE:
        return _worth(card.take) / 3.0
    if card.kind == trade_cards.UPGRADE:
        return float(card.steps) / 2.5
    if card.kind == trade_cards.EXCHANGE:
        gain = _worth(card.take) - _worth(card.give)
        return float(0.6 * max(gain, 0.5) ** 0.7)
    return 1.2


STRENGTH: Final[list[float]] = [_strength(card) for card in TRADE_CARDS]
