"""The move table of Merchants of Dunhuang."""

from typing import Final

from caravanserai.core.moves import Argument, Kind, MoveTable
from caravanserai.games.dunhuang.components import LONGEST_WALK, SLOTS
from caravanserai.games.dunhuang.goods import GOOD_KEYS, GOODS

_good = Argument(0, GOODS - 1, GOOD_KEYS)
_slot = Argument(1, SLOTS)

MOVES: Final = MoveTable(
    "dunhuang",
    [
        Kind("keep", _good),
        Kind("camel", _slot),
        Kind("walk", Argument(1, LONGEST_WALK)),
        Kind("to-hand"),
        Kind("to-shop"),
        Kind("coins"),
        Kind("use"),
        Kind("hand", _good),
        Kind("shop", _good),
        Kind("slot", _slot),
        Kind("rival", Argument(0, 3, ("1", "2", "3", "4"))),
        Kind("give", _good),
        Kind("take", _good),
        Kind("token", _good),
        Kind("pay"),
        Kind("decline"),
    ],
)
