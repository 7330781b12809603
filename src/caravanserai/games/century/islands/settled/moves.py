"""The kinds of moves that settlement games with ships share."""

from typing import Final

from caravanserai.core.moves import Argument, Kind
from caravanserai.games.century.islands import moves as at_sea
from caravanserai.games.century.islands.maps.island_maps import SPACES
from caravanserai.games.century.settlement.moves import MOST_TIMES

_space: Final[Argument] = Argument(1, SPACES)

SAIL: Final[Kind] = Kind("sail", _space)
OUTPOST: Final[Kind] = Kind("outpost", _space)  # the own outpost that is traded at
TRADE: Final[Kind] = Kind("trade", Argument(1, MOST_TIMES))

WITH_SHIP: Final[list[Kind]] = [SAIL, at_sea.FEE, at_sea.BUILD, at_sea.PAY, TRADE, OUTPOST]
