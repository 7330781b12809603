"""The move table of Eastern Wonders."""

from typing import Final

from caravanserai.core.moves import Argument, Kind, MoveTable
from caravanserai.games.century.caravan.cubes import LETTERS
from caravanserai.games.century.islands import moves as shared
from caravanserai.games.century.islands.bonus_tiles import KIND_NAMES

MOVES: Final = MoveTable(
    "eastern_wonders",
    [
        shared.SET,
        shared.PLACE,
        shared.SAIL,
        shared.STOP,
        Kind("leave", shared.COLOUR),
        shared.FEE,
        Kind("collect", shared.COLOUR),
        shared.BUILD,
        shared.TRADE,
        shared.CLAIM,
        Kind("harvest"),
        shared.PASS,
        shared.PAY,
        Kind("upgrade", Argument(0, 2, LETTERS[:3])),
        shared.bonus_kind(len(KIND_NAMES)),
        shared.DISCARD,
        shared.DONE,
    ],
)
