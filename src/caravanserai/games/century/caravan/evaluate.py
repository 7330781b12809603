"""What cubes and cards are worth to a bot, in steps of colour and in points.

The numbers were found by letting variants of them play against each other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import CardSet, listed
from caravanserai.games.century.caravan.cubes import BROWN, LANE, LANE_MASK, Cubes
from caravanserai.games.century.market import trade_cards
from caravanserai.games.century.market.trade_cards import TradeCard
from caravanserai.games.century.market.trade_deck import TRADE_CARDS

STUCK: Final = 2.5  # steps to turn a spare cube into a lower one
ENOUGH_CARDS: Final = 6.0  # strength beyond this adds little: do not hoard
RESTING: Final = 0.7  # a played card, which needs a rest first, compared with one in hand
RESTING_WITH_DEALS: Final = 0.4  # and where deals lay cards down idle: otherwise they look cheaper than they are


def worth(cubes: Cubes) -> float:
    """Cubes counted by the steps it takes to make them: yellow 1 to brown 4."""
    steps: i64 = 0
    for colour in range(BROWN + 1):
        steps += ((cubes >> (colour * LANE)) & LANE_MASK) * (colour + 1)
    return float(steps)


def steps_away(cubes: Cubes, cost: Cubes) -> float:
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


def hand_strength(hand: CardSet, resting: CardSet, golden: bool) -> float:
    """How well the cards work, with less and less added by each further one; from 0 towards 1."""
    rested = RESTING_WITH_DEALS if golden else RESTING
    strength = 0.0
    for card in listed(hand):
        strength += STRENGTH[card]
    for card in listed(resting):
        strength += rested * STRENGTH[card]
    return strength / (strength + ENOUGH_CARDS)


def _strength(card: TradeCard) -> float:
    """What one play of a card brings, in steps of colour; a rough guide is enough."""
    if card.kind == trade_cards.PRODUCE:
        return worth(card.take) / 3.0
    if card.kind == trade_cards.UPGRADE:
        return float(card.steps) / 2.5
    if card.kind == trade_cards.EXCHANGE:
        gain = worth(card.take) - worth(card.give)
        return float(0.6 * max(gain, 0.5) ** 0.7)
    return 1.2


STRENGTH: Final[list[float]] = [_strength(card) for card in TRADE_CARDS]
