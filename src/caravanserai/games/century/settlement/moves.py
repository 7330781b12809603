"""Kinds of moves that the settlement games share."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.moves import Argument, Kind
from caravanserai.games.century.caravan.cubes import LETTERS
from caravanserai.games.century.settlement.boards import locations_of
from caravanserai.games.century.settlement.exploration_tiles import EXPLORATION_TILES

# An exchange: ten cubes, three more from rivals' deals, and what tools bring (seven cards before the last one).
MOST_TIMES: Final = 20

REST: Final[Kind] = Kind("rest")
CLAIM: Final[Kind] = Kind("claim")
EXPLORE: Final[Kind] = Kind("explore", Argument(0, len(EXPLORATION_TILES) - 1, [t.id for t in EXPLORATION_TILES]))
TIMES: Final[Kind] = Kind("times", Argument(1, MOST_TIMES))
UPGRADE: Final[Kind] = Kind("upgrade", Argument(0, 2, LETTERS[:3]))
DISCARD: Final[Kind] = Kind("discard", Argument(0, 3, LETTERS))
DONE: Final[Kind] = Kind("done")
WITH_CUBES: Final[list[Kind]] = [TIMES, UPGRADE, DISCARD, DONE]


def location_argument(boards: Sequence[str]) -> Argument:
    """A location of one of these boards, named by its id."""
    locations = locations_of(boards)
    return Argument(0, len(locations) - 1, [location.id for location in locations])


def work_kind(boards: Sequence[str]) -> Kind:
    """Work at a location of one of these boards."""
    return Kind("work", location_argument(boards))


def tile_kind(stacks: int) -> Kind:
    """Take the top tile of a stack; stacks are numbered from 1 in the order of the boards."""
    return Kind("tile", Argument(1, stacks))
