"""Bags of goods cards. A bag is one number: ten lanes of six bits, gold lowest. Good 0 has the number 1, and so on."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Goods: TypeAlias = i64

GOOD_KEYS: Final = ("gold", "silver", "jade", "glass", "spice", "bamboo", "tea", "paper", "wool", "silk")
GOODS: Final = 10
LANE: Final = 6
LANE_MASK: Final = 63
NOTHING: Final = 0
NO_GOOD: Final = -1
ONES: Final[list[int]] = [1 << (LANE * good) for good in range(GOODS)]


def number_of(bag: Goods, good: i64) -> i64:
    """How many cards of a good the bag holds."""
    return (bag >> (good * LANE)) & LANE_MASK


def one(good: i64) -> Goods:
    """A single card."""
    return ONES[good]


def total(bag: Goods) -> i64:
    """How many cards the bag holds: lanes are digits to the base 64, so the remainder by 63 is their sum."""
    return bag % 63


def counts(bag: Goods) -> list[int]:
    """The bag as a list of ten counts."""
    return [int(number_of(bag, good)) for good in range(GOODS)]


def kinds(bag: Goods) -> i64:
    """How many different goods the bag holds."""
    found: i64 = 0
    while bag != 0:
        if bag & LANE_MASK:
            found += 1
        bag >>= LANE
    return found


def listed(bag: Goods) -> list[int]:
    """The cards one by one, in rising order."""
    cards: list[int] = []
    for good in range(GOODS):
        for _ in range(number_of(bag, good)):
            cards.append(good)
    return cards


def bag_of(cards: list[int]) -> Goods:
    found: i64 = 0
    for good in cards:
        found += ONES[good]
    return found
