"""What the locations of From East to West III do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century import errands
from caravanserai.games.century.east_west_3 import reasons
from caravanserai.games.century.east_west_3.components import COLUMN_STACKS, TRADE_CARD_STACKS
from caravanserai.games.century.east_west_3.moves import MOVES
from caravanserai.games.century.east_west_3.rules.collecting import Collect, UseMarket
from caravanserai.games.century.islands import voyage_reasons as voyage
from caravanserai.games.century.settlement import locations
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.bazaar import MarketDeed, RefreshMarket
from caravanserai.games.century.steps.caravan import AllGain, Gain, Limit, Upgrade
from caravanserai.games.century.steps.dealing import Refill
from caravanserai.games.century.steps.deeds import Deed, Exchange, Production, Trading, Upgrading
from caravanserai.games.century.steps.ending import EndTurn
from caravanserai.games.century.steps.exploring import Explore
from caravanserai.games.century.steps.forts import Slide
from caravanserai.games.century.steps.island_trade import ChooseOutpost, IslandTrade, OutpostTrade, ShipTrade
from caravanserai.games.century.steps.outposts import Outpost, PayOutpost
from caravanserai.games.century.steps.plain_forts import PlainFort
from caravanserai.games.century.steps.playing import Choice, Times
from caravanserai.games.century.steps.recalling import Recall
from caravanserai.games.century.steps.sailing import Fee
from caravanserai.games.century.steps.stack_tiles import StackTile, TileSource
from caravanserai.games.century.steps.upgrading import UpgradeByEither
from caravanserai.games.century.steps.voyages import Build, ShipMove, Voyage
from caravanserai.games.century.steps.working import Again, Turn, Work

DEEDS: Final[dict[int, Deed[Any]]] = {
    locations.FORT: PlainFort(voyage.CLAIMING),
    locations.PRODUCTION: Production(),
    locations.UPGRADE: Upgrading(shared.NOTHING_TO_UPGRADE),
    locations.TRADE: Trading(shared.EXCHANGING),
    locations.MARKET: MarketDeed(reasons.USING, must_use=True),
    locations.REFRESH_MARKET: RefreshMarket(reasons.NO_TRADE_CARDS),
    locations.SHIP_MOVE: ShipMove(voyage.VOYAGE),
    locations.SHIP_TRADE: ShipTrade(voyage.TRADING),
    locations.OUTPOST_TRADE: OutpostTrade(voyage.TRADING),
}
COLUMN: Final[TileSource] = TileSource(COLUMN_STACKS, voyage.COLUMN, voyage.MUST_TAKE_TILE, may_leave=False)
FOURTH_CARD: Final[TileSource] = TileSource(TRADE_CARD_STACKS, reasons.FOURTH_CARD, reasons.TILE_OPEN, may_leave=True)

BY_CARD: Final[Upgrade] = Upgrade(MOVES, reasons.MUST_UPGRADE, reasons.NO_CUBE_TO_UPGRADE, reasons.MUST_UPGRADE_ONCE)
STEPS: Final[list[Step[Any]]] = arranged(
    {
        errands.TURN: Turn(MOVES, Work(MOVES, DEEDS, shared.PLACING), reasons.MUST_CHOOSE_ACTION),
        errands.GAIN: Gain(),
        errands.ALL_GAIN: AllGain(),
        errands.UPGRADE: UpgradeByEither(
            MOVES, shared.MUST_UPGRADE, shared.NO_CUBE_TO_UPGRADE, shared.MUST_UPGRADE_ONCE, BY_CARD
        ),
        errands.EXCHANGE: Exchange(MOVES, shared.EXCHANGING, shared.EXCHANGING),
        errands.EXPLORE: Explore(MOVES, shared.MUST_EXPLORE, shared.TILE_GONE),
        errands.SLIDE: Slide(),
        errands.MARKET: UseMarket(),
        errands.TIMES: Times(MOVES, reasons.MUST_EXCHANGE, reasons.NOT_ENOUGH_TO_REPEAT),
        errands.CHOICE: Choice(MOVES, reasons.MUST_CHOOSE, reasons.NOT_ENOUGH_TO_REPEAT, reasons.MUST_CHOOSE_ONCE),
        errands.RETRIEVE: Recall(MOVES, reasons.RECALL_OPEN, reasons.NOBODY_THERE),
        errands.LEAVE_MARKET: Collect(),
        errands.REFILL: Refill(),
        errands.SAIL: Voyage(MOVES, voyage.VOYAGE),
        errands.FEE: Fee(MOVES, voyage.MUST_PAY_FEE, voyage.NO_CUBE_FOR_FEE),
        errands.ACTION: Build(MOVES, voyage.BUILD_OPEN),
        errands.PAY_OUTPOST: PayOutpost(MOVES, voyage.MUST_PAY_OUTPOST, voyage.NO_CUBE_FOR_OUTPOST),
        errands.OUTPOST: Outpost(),
        errands.BONUS: StackTile(MOVES, [COLUMN, FOURTH_CARD]),
        errands.TRADE: IslandTrade(MOVES, voyage.TRADING),
        errands.LIMIT: Limit(MOVES, shared.MUST_RETURN, shared.NO_CUBE_TO_RETURN),
        errands.AGAIN: Again(),
        errands.END_TURN: EndTurn(),
        errands.CHOOSE_OUTPOST: ChooseOutpost(MOVES, voyage.TRADING),
    }
)
