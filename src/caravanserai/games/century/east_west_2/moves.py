"""The move table of From East to West II."""

from typing import Final

from caravanserai.core.moves import MoveTable
from caravanserai.games.century.east_west_2.components import BOARDS, STACKS
from caravanserai.games.century.islands import moves as at_sea
from caravanserai.games.century.islands.settled import moves as voyage
from caravanserai.games.century.settlement import moves as shared

MOVES: Final = MoveTable(
    "east_west_2",
    [
        shared.work_kind(BOARDS),
        shared.REST,
        shared.tile_kind(STACKS),
        shared.EXPLORE,
        voyage.SAIL,
        at_sea.FEE,
        at_sea.BUILD,
        at_sea.PAY,
        voyage.TRADE,
        voyage.OUTPOST,
        shared.TIMES,
        shared.UPGRADE,
        shared.DISCARD,
        shared.DONE,
    ],
)
