"""Arguments of steps that say two things: a number below 64, and above it a second number or marks."""

from typing import Final, TypeAlias

from mypy_extensions import i64

StepArgument: TypeAlias = i64

BITS: Final = 6  # of the first number
MASK: Final = 63

# Marks of an upgrade. The last three say what brings it; a choice exchange has the first, too.
MUST: Final = 1  # one step has to be made
AT_LOCATION: Final = 2
BY_BONUS_CARD: Final = 4
BY_DEAL: Final = 8

# The mark of a ship that a location moves.
ON_THE_WAY: Final = 1  # it has made its first step

# Marks of a fort where one of its two parts is done.
CLAIMED: Final = 1
TILE_TAKEN: Final = 2


def both(number: i64, second: i64) -> StepArgument:
    """The argument that says both."""
    return number | (second << BITS)


def number_in(argument: StepArgument) -> i64:
    """The number below 64."""
    return argument & MASK


def second_in(argument: StepArgument) -> i64:
    """The second number, or the marks."""
    return argument >> BITS
