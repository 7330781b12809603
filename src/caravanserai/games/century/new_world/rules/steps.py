"""What the locations of A New World do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.steps import Gain, Limit, Upgrade
from caravanserai.games.century.new_world import reasons
from caravanserai.games.century.new_world.moves import MOVES
from caravanserai.games.century.settlement import locations
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.exploring import Explore
from caravanserai.games.century.settlement.steps.forts import Fort, FortWithTiles, RefreshForts, Slide
from caravanserai.games.century.settlement.steps.location_actions import (
    Exchange,
    LocationAction,
    Production,
    Trading,
    Upgrading,
)
from caravanserai.games.century.settlement.steps.working import Again, Turn, Work
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.ending import EndTurn

LOCATION_ACTIONS: Final[dict[int, LocationAction[Any]]] = {
    locations.FORT: FortWithTiles(shared.FORT),
    locations.PRODUCTION: Production(),
    locations.UPGRADE: Upgrading(shared.NOTHING_TO_UPGRADE),
    locations.TRADE: Trading(shared.EXCHANGING),
    locations.TRADE_AGAIN: Trading(reasons.BEFORE_ANOTHER_TURN),
    locations.REFRESH_FORTS: RefreshForts(),
}

STEPS: Final[list[Step[Any]]] = arranged(
    {
        step_ids.TURN: Turn(MOVES, Work(MOVES, LOCATION_ACTIONS, shared.PLACING), reasons.MUST_CHOOSE_ACTION),
        step_ids.GAIN: Gain(),
        step_ids.UPGRADE: Upgrade(MOVES, shared.UPGRADING),
        step_ids.EXCHANGE: Exchange(MOVES, shared.EXCHANGING, reasons.BEFORE_ANOTHER_TURN),
        step_ids.FORT: Fort(MOVES, shared.MUST_USE_FORT, shared.FORT),
        step_ids.EXPLORE: Explore(MOVES, shared.MUST_EXPLORE, shared.TILE_GONE),
        step_ids.SLIDE: Slide(),
        step_ids.LIMIT: Limit(MOVES, shared.MUST_RETURN, shared.NO_CUBE_TO_RETURN),
        step_ids.AGAIN: Again(),
        step_ids.END_TURN: EndTurn(),
    }
)
