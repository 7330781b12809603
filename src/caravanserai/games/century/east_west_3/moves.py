"""The move table of From East to West III."""

from typing import Final

from caravanserai.core.moves import Argument, Kind, MoveTable
from caravanserai.games.century.east_west_3.components import BOARDS, STACKS
from caravanserai.games.century.islands import moves as at_sea
from caravanserai.games.century.islands.settled import moves as voyage
from caravanserai.games.century.settlement import moves as shared

MOVES: Final = MoveTable(
    "east_west_3",
    [
        shared.work_kind(BOARDS),
        shared.REST,
        shared.tile_kind(STACKS),
        shared.EXPLORE,
        Kind("use"),
        Kind("deal"),
        Kind("recall", shared.location_argument(BOARDS)),
        voyage.SAIL,
        at_sea.FEE,
        at_sea.BUILD,
        at_sea.PAY,
        voyage.TRADE,
        voyage.OUTPOST,
        shared.TIMES,
        Kind("choose", Argument(1, 2)),
        shared.UPGRADE,
        shared.DISCARD,
        shared.DONE,
    ],
)
