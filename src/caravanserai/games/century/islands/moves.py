"""The kinds of moves that the games of ships share."""

from typing import Final

from caravanserai.core.moves import Argument, Kind
from caravanserai.games.century.caravan.cubes import LETTERS
from caravanserai.games.century.islands.bonus_tiles import KIND_NAMES
from caravanserai.games.century.islands.maps.charts import FIRST_GAME
from caravanserai.games.century.islands.starting_sets import SET_NAMES

MOST_TRADES: Final = 25  # four hold tiles make room for 22 cubes, and three rivals may pay a fee in between

COLOUR: Final[Argument] = Argument(0, 3, LETTERS)
SPACE: Final[Argument] = Argument(1, FIRST_GAME.size)  # all maps have as many spaces

SET: Final[Kind] = Kind("set", Argument(0, 3, SET_NAMES))
PLACE: Final[Kind] = Kind("place", SPACE)
SAIL: Final[Kind] = Kind("sail", SPACE)
STOP: Final[Kind] = Kind("stop")
FEE: Final[Kind] = Kind("fee", COLOUR)
BUILD: Final[Kind] = Kind("build")
TRADE: Final[Kind] = Kind("trade", Argument(1, MOST_TRADES))
CLAIM: Final[Kind] = Kind("claim")
PASS: Final[Kind] = Kind("pass")
PAY: Final[Kind] = Kind("pay", COLOUR)
DISCARD: Final[Kind] = Kind("discard", COLOUR)
DONE: Final[Kind] = Kind("done")


def bonus_kind(kinds: int) -> Kind:
    """Taking a bonus tile, in a game with so many kinds of them."""
    return Kind("bonus", Argument(0, kinds - 1, KIND_NAMES[:kinds]))
