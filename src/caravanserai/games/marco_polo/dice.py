"""Dice on a player board packed into one number: how many show each value, colour by colour (MP-14, MP-40)."""

from typing import Final

from mypy_extensions import i64

OWN: Final = 0  # the player's colour
WHITE: Final = 1
BLACK: Final = 2
COLOURS: Final = 3
COLOUR_KEYS: Final = ("own", "white", "black")

UNSET: Final = 0  # Raschid's dice have no value until placed (MP-118)
FACES: Final = 7  # no value, and 1 to 6
HIGHEST: Final = 6
BITS: Final = 3
COLOUR_BITS: Final = BITS * FACES
OWN_DICE: Final[i64] = (1 << COLOUR_BITS) - 1
NO_DICE: Final[i64] = 0
_ONES: Final = [1 << (BITS * field) for field in range(COLOURS * FACES)]  # compiled code shifts a literal 1 too short


def one(colour: i64, value: i64) -> i64:
    """A single die."""
    return _ONES[colour * FACES + value]


def number_of(dice: i64, colour: i64, value: i64) -> i64:
    return (dice >> (colour * COLOUR_BITS + value * BITS)) & 7


def total(dice: i64) -> i64:
    """How many dice."""
    found: i64 = 0
    while dice > 0:
        found += dice & 7
        dice >>= BITS
    return found


def off_colour(dice: i64) -> i64:
    """Only the white and black ones (MP-44)."""
    return dice & ~OWN_DICE


def folded(dice: i64) -> i64:
    """Which values occur in any colour; a field that is not nothing says yes."""
    return (dice | (dice >> COLOUR_BITS) | (dice >> (2 * COLOUR_BITS))) & OWN_DICE


def lowest(dice: i64) -> i64:
    """The lowest value that can be shown; dice without a value can show any."""
    faces = folded(dice)
    if faces & 7:
        return 1
    for value in range(1, FACES):
        if (faces >> (value * BITS)) & 7:
            return value
    return FACES


def highest(dice: i64) -> i64:
    """The highest value that can be shown; nothing for no dice."""
    faces = folded(dice)
    if faces & 7:
        return HIGHEST
    for value in range(HIGHEST, 0, -1):
        if (faces >> (value * BITS)) & 7:
            return value
    return 0


def pips(dice: i64) -> i64:
    """The sum of the values shown."""
    found: i64 = 0
    for colour in range(COLOURS):
        for value in range(1, FACES):
            found += number_of(dice, colour, value) * value
    return found


def listed(dice: i64) -> list[tuple[int, int]]:
    """Every die as colour and value, in a fixed order."""
    found: list[tuple[int, int]] = []
    for colour in range(COLOURS):
        for value in range(FACES):
            found += [(colour, value)] * int(number_of(dice, colour, value))
    return found
