"""The move table of A New World."""

from typing import Final

from caravanserai.core.moves import MoveTable
from caravanserai.games.century.new_world.components import BOARDS, STACKS
from caravanserai.games.century.settlement import moves as shared

MOVES: Final = MoveTable(
    "new_world",
    [
        shared.work_kind(BOARDS),
        shared.REST,
        shared.CLAIM,
        shared.tile_kind(STACKS),
        shared.EXPLORE,
        *shared.WITH_CUBES,
    ],
)
