"""Bonus tiles: 20 in five stacks of four. A stock or somebody's tiles are one number with a bit for each tile.

Tile 4 * kind + n is the n-th of its kind from the top of the stack, so the VP stack gives 6, 5, 4, 3 in this order.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import BITS

VP: Final = 0  # points only
MOVEMENT: Final = 1  # one more step without payment
HOLD: Final = 2  # room for three more cubes
UPGRADE: Final = 3  # an upgrade step after every outpost built
RED: Final = 4  # a red cube with every harvest
KIND_NAMES: Final = ("vp", "movement", "hold", "upgrade", "red")
COPIES: Final = 4
KIND_BITS: Final = 0b1111
ROOM_PER_TILE: Final = 3
POINTS: Final[list[int]] = [6, 5, 4, 3] + [0] * 4 + [0] * 4 + [2] * 4 + [1] * 4

ALL_KINDS: Final = 0xFFFFF  # EW-8
FIRST_THREE_KINDS: Final = 0xFFF  # SS-5

_SIZE: Final[list[int]] = [bits.bit_count() for bits in range(16)]
_LOWEST: Final[list[int]] = [0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0]


def owned(tiles: i64, kind: i64) -> i64:
    """How many tiles of a kind there are."""
    return _SIZE[(tiles >> (kind * COPIES)) & KIND_BITS]


def top_of(stock: i64, kind: i64) -> i64:
    """The top tile of a stack that is not empty."""
    return kind * COPIES + _LOWEST[(stock >> (kind * COPIES)) & KIND_BITS]


def points_on(tiles: i64, kind: int) -> int:
    """The points on all tiles of a kind."""
    points = 0
    for tile in range(kind * COPIES, kind * COPIES + COPIES):
        if tiles & BITS[tile]:
            points += POINTS[tile]
    return points


def shown(tiles: i64) -> dict[str, list[int]]:
    """The points of every tile, by kind, from the top of each stack."""
    found: dict[str, list[int]] = {}
    for kind, name in enumerate(KIND_NAMES):
        numbers = range(kind * COPIES, kind * COPIES + COPIES)
        found[name] = [POINTS[tile] for tile in numbers if tiles & BITS[tile]]
    return found
