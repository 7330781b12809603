"""Spice cubes. A bag of them is one number: four lanes of eight bits, yellow lowest, as in [y, r, g, b].

A lane counts up to 127; its top bit is a guard that shows, in one subtraction, whether a bag holds another.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from mypy_extensions import i64

Cubes: TypeAlias = i64

COLOURS: Final = ("yellow", "red", "green", "brown")
LETTERS: Final = "yrgb"
YELLOW: Final = 0
RED: Final = 1
BROWN: Final = 3
LANE: Final = 8
LANE_MASK: Final = 0xFF
GUARDS: Final = 0x80808080
ONE_OF_EACH: Final = 0x01010101
UPGRADABLE: Final = 0x00FFFFFF
NO_CUBES: Final = 0
ONES: Final[list[int]] = [1, 1 << 8, 1 << 16, 1 << 24]


def bag(counts: Sequence[int]) -> Cubes:
    """The bag with these counts of yellow, red, green and brown."""
    return counts[0] | (counts[1] << 8) | (counts[2] << 16) | (counts[3] << 24)


def counts(cubes: Cubes) -> list[int]:
    """The bag as a list [y, r, g, b]."""
    return [cubes & LANE_MASK, (cubes >> 8) & LANE_MASK, (cubes >> 16) & LANE_MASK, (cubes >> 24) & LANE_MASK]


def one(colour: i64) -> Cubes:
    """A single cube."""
    return ONES[colour]


def number_of(cubes: Cubes, colour: i64) -> i64:
    """How many cubes of a colour the bag holds."""
    return (cubes >> (colour * LANE)) & LANE_MASK


def total(cubes: Cubes) -> i64:
    """How many cubes the bag holds."""
    return ((cubes * ONE_OF_EACH) >> 24) & LANE_MASK


def holds(cubes: Cubes, wanted: Cubes) -> bool:
    """Whether the bag holds at least the wanted cubes."""
    return ((cubes | GUARDS) - wanted) & GUARDS == GUARDS


def can_upgrade(cubes: Cubes) -> bool:
    """Whether any cube can still rise (SR-2: brown is the highest)."""
    return cubes & UPGRADABLE != 0


def upgraded(cubes: Cubes, colour: i64) -> Cubes:
    """The bag after one cube of a colour became the next higher one (SR-2)."""
    return cubes - ONES[colour] + ONES[colour + 1]


def missing(cubes: Cubes, wanted: Cubes) -> list[int]:
    """What the bag lacks for the wanted cubes, as [y, r, g, b]."""
    have = counts(cubes)
    want = counts(wanted)
    return [max(0, want[colour] - have[colour]) for colour in range(4)]
