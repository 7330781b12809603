"""What the locations of From East to West III do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.steps import AllGain
from caravanserai.games.century.east_west_3 import reasons
from caravanserai.games.century.east_west_3.components import COLUMN_STACKS, TRADE_CARD_STACKS
from caravanserai.games.century.east_west_3.moves import MOVES
from caravanserai.games.century.east_west_3.rules.collecting import Collect, UseMarket
from caravanserai.games.century.islands.settled import reasons as voyage
from caravanserai.games.century.islands.settled.steps.basics import ACTIONS_WITH_SHIPS, steps_with_ships
from caravanserai.games.century.market.steps.golden_deals import Refill
from caravanserai.games.century.market.steps.playing import Choice, Times
from caravanserai.games.century.market.steps.upgrading import UpgradeBySource
from caravanserai.games.century.settlement import locations
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.settlement.steps.location_actions import (
    LocationAction,
)
from caravanserai.games.century.settlement.steps.location_markets import MarketAction, RefreshMarket
from caravanserai.games.century.settlement.steps.recalling import Recall
from caravanserai.games.century.settlement.steps.stack_tiles import StackTile, TileSource
from caravanserai.games.century.settlement.steps.working import Again, Turn, Work
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged

LOCATION_ACTIONS: Final[dict[int, LocationAction[Any]]] = {
    **ACTIONS_WITH_SHIPS,
    locations.MARKET: MarketAction(reasons.USING, must_use=True),
    locations.REFRESH_MARKET: RefreshMarket(reasons.NO_TRADE_CARDS),
}
COLUMN: Final[TileSource] = TileSource(COLUMN_STACKS, voyage.COLUMN, voyage.MUST_TAKE_TILE, may_leave=False)
FOURTH_CARD: Final[TileSource] = TileSource(TRADE_CARD_STACKS, reasons.FOURTH_CARD, reasons.TILE_OPEN, may_leave=True)

STEPS: Final[list[Step[Any]]] = arranged(
    {
        **steps_with_ships(MOVES),
        step_ids.TURN: Turn(MOVES, Work(MOVES, LOCATION_ACTIONS, shared.PLACING), reasons.MUST_CHOOSE_ACTION),
        step_ids.ALL_GAIN: AllGain(),
        step_ids.UPGRADE: UpgradeBySource(
            MOVES, reasons.BY_CARD, reasons.BY_BONUS_CARD, reasons.BY_DEAL, shared.UPGRADING
        ),
        step_ids.MARKET: UseMarket(),
        step_ids.TIMES: Times(MOVES, reasons.MUST_EXCHANGE, reasons.NOT_ENOUGH_TO_REPEAT),
        step_ids.CHOICE: Choice(MOVES, reasons.MUST_CHOOSE, reasons.NOT_ENOUGH_TO_REPEAT, reasons.MUST_CHOOSE_ONCE),
        step_ids.RETRIEVE: Recall(MOVES, reasons.RECALLING, reasons.RECALLING_ON_DEAL),
        step_ids.LEAVE_MARKET: Collect(),
        step_ids.REFILL: Refill(),
        step_ids.BONUS: StackTile(MOVES, [COLUMN, FOURTH_CARD]),
        step_ids.AGAIN: Again(),
    }
)
