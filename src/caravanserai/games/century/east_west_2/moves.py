"""The move table of From East to West II."""

from typing import Final

from caravanserai.core.moves import MoveTable
from caravanserai.games.century.east_west_2.components import BOARDS, STACKS
from caravanserai.games.century.islands.settled import moves as voyage
from caravanserai.games.century.settlement import moves as shared

MOVES: Final = MoveTable(
    "east_west_2",
    [
        shared.work_kind(BOARDS),
        shared.REST,
        shared.tile_kind(STACKS),
        shared.EXPLORE,
        *voyage.WITH_SHIP,
        *shared.WITH_CUBES,
    ],
)
