"""The four sets of cubes to begin with, picked in reverse turn order (EW-10)."""

from typing import Final

from caravanserai.games.century.caravan.cubes import bag, counts
from caravanserai.games.century.market.trade_cards import spelled

STARTING_SETS: Final[list[int]] = [
    bag((4, 0, 0, 0)),
    bag((2, 1, 0, 0)),
    bag((0, 2, 0, 0)),
    bag((1, 0, 1, 0)),
]
SET_NAMES: Final = [spelled(counts(cubes)) for cubes in STARTING_SETS]
ALL_SETS: Final = 0b1111
