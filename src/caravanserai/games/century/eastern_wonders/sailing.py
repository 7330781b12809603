"""How ships move in Eastern Wonders: the first step is free, cubes pay for the others (EW-14, EW-15)."""

from typing import Final

from caravanserai.games.century.eastern_wonders import reasons
from caravanserai.games.century.eastern_wonders.components import FREE_STEPS
from caravanserai.games.century.islands.steps.sailing import Sailing

SAILING: Final[Sailing] = Sailing(FREE_STEPS, True, reasons.SAILING)
