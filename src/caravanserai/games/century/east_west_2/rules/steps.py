"""What the locations of From East to West II do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.east_west_2 import reasons
from caravanserai.games.century.east_west_2.components import COLUMN_STACKS
from caravanserai.games.century.east_west_2.moves import MOVES
from caravanserai.games.century.islands.settled import reasons as voyage
from caravanserai.games.century.islands.settled.steps.basics import ACTIONS_WITH_SHIPS, steps_with_ships
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.stack_tiles import StackTile, TileSource
from caravanserai.games.century.settlement.steps.working import Turn, Work
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged

COLUMN: Final[TileSource] = TileSource(COLUMN_STACKS, voyage.COLUMN, voyage.MUST_TAKE_TILE, may_leave=False)

STEPS: Final[list[Step[Any]]] = arranged(
    {
        **steps_with_ships(MOVES),
        step_ids.TURN: Turn(MOVES, Work(MOVES, ACTIONS_WITH_SHIPS, shared.PLACING), reasons.MUST_CHOOSE_ACTION),
        step_ids.BONUS: StackTile(MOVES, [COLUMN]),
    }
)
