"""The move table of From East to West III."""

from typing import Final

from caravanserai.core.moves import Argument, Kind, MoveTable
from caravanserai.games.century.east_west_3.components import BOARDS, STACKS
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
        *voyage.WITH_SHIP,
        shared.TIMES,
        Kind("choose", Argument(1, 2)),
        shared.UPGRADE,
        shared.DISCARD,
        shared.DONE,
    ],
)
