"""What the locations of From East to West II do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.steps import Gain, Limit, Upgrade
from caravanserai.games.century.east_west_2 import reasons
from caravanserai.games.century.east_west_2.components import COLUMN_STACKS
from caravanserai.games.century.east_west_2.moves import MOVES
from caravanserai.games.century.islands.settled import reasons as voyage
from caravanserai.games.century.islands.settled.steps.island_trade import (
    ChooseOutpost,
    IslandTrade,
    OutpostTrade,
    ShipTrade,
)
from caravanserai.games.century.islands.settled.steps.voyages import Build, ShipMove, Voyage
from caravanserai.games.century.islands.steps.outposts import Outpost, PayOutpost
from caravanserai.games.century.islands.steps.sailing import Fee
from caravanserai.games.century.settlement import locations
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.exploring import Explore
from caravanserai.games.century.settlement.steps.forts import Slide
from caravanserai.games.century.settlement.steps.location_actions import (
    Exchange,
    LocationAction,
    Production,
    Trading,
    Upgrading,
)
from caravanserai.games.century.settlement.steps.plain_forts import PlainFort
from caravanserai.games.century.settlement.steps.stack_tiles import StackTile, TileSource
from caravanserai.games.century.settlement.steps.working import Turn, Work
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.ending import EndTurn

LOCATION_ACTIONS: Final[dict[int, LocationAction[Any]]] = {
    locations.FORT: PlainFort(voyage.CLAIMING),
    locations.PRODUCTION: Production(),
    locations.UPGRADE: Upgrading(shared.NOTHING_TO_UPGRADE),
    locations.TRADE: Trading(shared.EXCHANGING),
    locations.SHIP_MOVE: ShipMove(voyage.VOYAGE),
    locations.SHIP_TRADE: ShipTrade(voyage.TRADING),
    locations.OUTPOST_TRADE: OutpostTrade(voyage.TRADING),
}
COLUMN: Final[TileSource] = TileSource(COLUMN_STACKS, voyage.COLUMN, voyage.MUST_TAKE_TILE, may_leave=False)

STEPS: Final[list[Step[Any]]] = arranged(
    {
        step_ids.TURN: Turn(MOVES, Work(MOVES, LOCATION_ACTIONS, shared.PLACING), reasons.MUST_CHOOSE_ACTION),
        step_ids.GAIN: Gain(),
        step_ids.UPGRADE: Upgrade(MOVES, shared.UPGRADING),
        step_ids.EXCHANGE: Exchange(MOVES, shared.EXCHANGING, shared.EXCHANGING),
        step_ids.EXPLORE: Explore(MOVES, shared.MUST_EXPLORE, shared.TILE_GONE),
        step_ids.SLIDE: Slide(),
        step_ids.SAIL: Voyage(MOVES, voyage.VOYAGE),
        step_ids.FEE: Fee(MOVES, voyage.MUST_PAY_FEE, voyage.NO_CUBE_FOR_FEE),
        step_ids.ACTION: Build(MOVES, voyage.BUILD_OPEN),
        step_ids.PAY_OUTPOST: PayOutpost(MOVES, voyage.MUST_PAY_OUTPOST, voyage.NO_CUBE_FOR_OUTPOST),
        step_ids.OUTPOST: Outpost(),
        step_ids.BONUS: StackTile(MOVES, [COLUMN]),
        step_ids.TRADE: IslandTrade(MOVES, voyage.TRADING),
        step_ids.LIMIT: Limit(MOVES, shared.MUST_RETURN, shared.NO_CUBE_TO_RETURN),
        step_ids.END_TURN: EndTurn(),
        step_ids.CHOOSE_OUTPOST: ChooseOutpost(MOVES, voyage.TRADING),
    }
)
