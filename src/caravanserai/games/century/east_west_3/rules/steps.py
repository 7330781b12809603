"""What the locations of From East to West III do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century.caravan.steps import AllGain, Gain, Limit, UpgradeReasons
from caravanserai.games.century.east_west_3 import reasons
from caravanserai.games.century.east_west_3.components import COLUMN_STACKS, TRADE_CARD_STACKS
from caravanserai.games.century.east_west_3.moves import MOVES
from caravanserai.games.century.east_west_3.rules.collecting import Collect, UseMarket
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
from caravanserai.games.century.market.steps.golden_deals import Refill
from caravanserai.games.century.market.steps.playing import Choice, Times
from caravanserai.games.century.market.steps.upgrading import UpgradeBySource
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
from caravanserai.games.century.settlement.steps.location_markets import MarketAction, RefreshMarket
from caravanserai.games.century.settlement.steps.plain_forts import PlainFort
from caravanserai.games.century.settlement.steps.recalling import Recall
from caravanserai.games.century.settlement.steps.stack_tiles import StackTile, TileSource
from caravanserai.games.century.settlement.steps.working import Again, Turn, Work
from caravanserai.games.century.steps import step_ids
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.ending import EndTurn

LOCATION_ACTIONS: Final[dict[int, LocationAction[Any]]] = {
    locations.FORT: PlainFort(voyage.CLAIMING),
    locations.PRODUCTION: Production(),
    locations.UPGRADE: Upgrading(shared.NOTHING_TO_UPGRADE),
    locations.TRADE: Trading(shared.EXCHANGING),
    locations.MARKET: MarketAction(reasons.USING, must_use=True),
    locations.REFRESH_MARKET: RefreshMarket(reasons.NO_TRADE_CARDS),
    locations.SHIP_MOVE: ShipMove(voyage.VOYAGE),
    locations.SHIP_TRADE: ShipTrade(voyage.TRADING),
    locations.OUTPOST_TRADE: OutpostTrade(voyage.TRADING),
}
COLUMN: Final[TileSource] = TileSource(COLUMN_STACKS, voyage.COLUMN, voyage.MUST_TAKE_TILE, may_leave=False)
FOURTH_CARD: Final[TileSource] = TileSource(TRADE_CARD_STACKS, reasons.FOURTH_CARD, reasons.TILE_OPEN, may_leave=True)

STEPS: Final[list[Step[Any]]] = arranged(
    {
        step_ids.TURN: Turn(MOVES, Work(MOVES, LOCATION_ACTIONS, shared.PLACING), reasons.MUST_CHOOSE_ACTION),
        step_ids.GAIN: Gain(),
        step_ids.ALL_GAIN: AllGain(),
        step_ids.UPGRADE: UpgradeBySource(
            MOVES,
            UpgradeReasons(reasons.MUST_UPGRADE, reasons.NO_CUBE_TO_UPGRADE, reasons.MUST_UPGRADE_ONCE),
            UpgradeReasons(reasons.MUST_UPGRADE_BY_BONUS, reasons.NO_CUBE_TO_UPGRADE_BY_BONUS),
            UpgradeReasons(reasons.MUST_UPGRADE_BY_DEAL, reasons.NO_CUBE_TO_UPGRADE_BY_DEAL),
            shared.UPGRADING,
        ),
        step_ids.EXCHANGE: Exchange(MOVES, shared.EXCHANGING, shared.EXCHANGING),
        step_ids.EXPLORE: Explore(MOVES, shared.MUST_EXPLORE, shared.TILE_GONE),
        step_ids.SLIDE: Slide(),
        step_ids.MARKET: UseMarket(),
        step_ids.TIMES: Times(MOVES, reasons.MUST_EXCHANGE, reasons.NOT_ENOUGH_TO_REPEAT),
        step_ids.CHOICE: Choice(MOVES, reasons.MUST_CHOOSE, reasons.NOT_ENOUGH_TO_REPEAT, reasons.MUST_CHOOSE_ONCE),
        step_ids.RETRIEVE: Recall(
            MOVES,
            reasons.RECALL_OPEN,
            reasons.NOBODY_THERE,
            reasons.RECALL_OPEN_ON_DEAL,
            reasons.NOBODY_THERE_ON_DEAL,
        ),
        step_ids.LEAVE_MARKET: Collect(),
        step_ids.REFILL: Refill(),
        step_ids.SAIL: Voyage(MOVES, voyage.VOYAGE),
        step_ids.FEE: Fee(MOVES, voyage.MUST_PAY_FEE, voyage.NO_CUBE_FOR_FEE),
        step_ids.ACTION: Build(MOVES, voyage.BUILD_OPEN),
        step_ids.PAY_OUTPOST: PayOutpost(MOVES, voyage.MUST_PAY_OUTPOST, voyage.NO_CUBE_FOR_OUTPOST),
        step_ids.OUTPOST: Outpost(),
        step_ids.BONUS: StackTile(MOVES, [COLUMN, FOURTH_CARD]),
        step_ids.TRADE: IslandTrade(MOVES, voyage.TRADING),
        step_ids.LIMIT: Limit(MOVES, shared.MUST_RETURN, shared.NO_CUBE_TO_RETURN),
        step_ids.AGAIN: Again(),
        step_ids.END_TURN: EndTurn(),
        step_ids.CHOOSE_OUTPOST: ChooseOutpost(MOVES, voyage.TRADING),
    }
)
