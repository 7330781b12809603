"""What the locations of A New World do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.new_world import reasons
from caravanserai.games.century.new_world.moves import MOVES
from caravanserai.games.century.settlement import locations
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.basics import BASIC_ACTIONS, basic_steps
from caravanserai.games.century.settlement.steps.forts import Fort, FortWithTiles, RefreshForts
from caravanserai.games.century.settlement.steps.location_actions import (
    Exchange,
    LocationAction,
    Trading,
)
from caravanserai.games.century.settlement.steps.working import Again, Turn, Work
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged

LOCATION_ACTIONS: Final[dict[int, LocationAction[Any]]] = {
    **BASIC_ACTIONS,
    locations.FORT: FortWithTiles(shared.FORT),
    locations.TRADE_AGAIN: Trading(reasons.BEFORE_ANOTHER_TURN),
    locations.REFRESH_FORTS: RefreshForts(),
}

STEPS: Final[list[Step[Any]]] = arranged(
    {
        **basic_steps(MOVES),
        step_ids.TURN: Turn(MOVES, Work(MOVES, LOCATION_ACTIONS, shared.PLACING), reasons.MUST_CHOOSE_ACTION),
        step_ids.EXCHANGE: Exchange(MOVES, shared.EXCHANGING, reasons.BEFORE_ANOTHER_TURN),
        step_ids.FORT: Fort(MOVES, shared.MUST_USE_FORT, shared.FORT),
        step_ids.AGAIN: Again(),
    }
)
