"""How ships move in From Sand to Sea: every step costs a card, unless a movement tile pays it (SS-13, SS-14)."""

from typing import Final

from caravanserai.games.century.islands.steps.sailing import Sailing
from caravanserai.games.century.sand_to_sea import reasons
from caravanserai.games.century.sand_to_sea.components import FREE_STEPS

SAILING: Final[Sailing] = Sailing(FREE_STEPS, False, reasons.SAILING)
