"""What the locations of From East to West I do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.steps import AllGain
from caravanserai.games.century.east_west_1 import reasons
from caravanserai.games.century.east_west_1.moves import MOVES
from caravanserai.games.century.east_west_1.rules.turn import Turn
from caravanserai.games.century.market.steps.playing import Choice, Times
from caravanserai.games.century.market.steps.upgrading import UpgradeBySource
from caravanserai.games.century.settlement import locations
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.basics import BASIC_ACTIONS, basic_steps
from caravanserai.games.century.settlement.steps.exploring import Explore
from caravanserai.games.century.settlement.steps.forts import Fort, FortWithTiles
from caravanserai.games.century.settlement.steps.location_actions import (
    LocationAction,
)
from caravanserai.games.century.settlement.steps.location_markets import MarketAction, RefreshMarket
from caravanserai.games.century.settlement.steps.recalling import Recall
from caravanserai.games.century.settlement.steps.routes import (
    DiscardUsed,
    MarketCard,
    Rearrange,
    Replace,
    RouteCard,
    Swap,
)
from caravanserai.games.century.settlement.steps.working import Again, Work
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged

LOCATION_ACTIONS: Final[dict[int, LocationAction[Any]]] = {
    **BASIC_ACTIONS,
    locations.FORT: FortWithTiles(shared.FORT),
    locations.MARKET: MarketAction(reasons.USING, must_use=False),
    locations.REFRESH_MARKET: RefreshMarket(reasons.NO_TRADE_CARDS),
    locations.REARRANGE: Rearrange(),
}

STEPS: Final[list[Step[Any]]] = arranged(
    {
        **basic_steps(MOVES),
        step_ids.TURN: Turn(MOVES, Work(MOVES, LOCATION_ACTIONS, shared.PLACING)),
        step_ids.ALL_GAIN: AllGain(),
        step_ids.UPGRADE: UpgradeBySource(
            MOVES, reasons.BY_CARD, reasons.BY_BONUS_CARD, reasons.BY_DEAL, shared.UPGRADING
        ),
        step_ids.FORT: Fort(MOVES, shared.MUST_USE_FORT, shared.FORT),
        step_ids.EXPLORE: Explore(MOVES, reasons.MUST_EXPLORE, reasons.TILE_GONE),
        step_ids.MARKET: MarketCard(MOVES, reasons.MUST_USE_MARKET, reasons.USING),
        step_ids.LEAVE_MARKET: DiscardUsed(),
        step_ids.REPLACE: Replace(MOVES, reasons.MUST_REPLACE),
        step_ids.ROUTE_CARD: RouteCard(MOVES, reasons.MUST_USE_CARD, reasons.USING),
        step_ids.SWAP: Swap(MOVES, reasons.SWAP_OPEN, reasons.NOTHING_TO_SWAP),
        step_ids.TIMES: Times(MOVES, reasons.MUST_EXCHANGE, reasons.NOT_ENOUGH_FOR_CARD),
        step_ids.CHOICE: Choice(MOVES, reasons.MUST_CHOOSE, reasons.NOT_ENOUGH_FOR_CHOICE, reasons.MUST_CHOOSE_ONCE),
        step_ids.RETRIEVE: Recall(MOVES, reasons.RECALLING, reasons.RECALLING_ON_DEAL),
        step_ids.AGAIN: Again(),
    }
)
