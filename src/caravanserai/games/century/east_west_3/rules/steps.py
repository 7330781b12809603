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
COLUMN: Final[TileSource] = TileSource(COLUMN_STACKS, voyage.MUST_TAKE_TILE, voyage.COLUMN)
FOURTH_CARD: Final[TileSource] = TileSource(TRADE_CARD_STACKS, None, reasons.FOURTH_CARD)

STEPS: Final[list[Step[Any]]] = arranged(
    {
        errands.TURN: Turn(MOVES, Work(MOVES, DEEDS, shared.PLACING), reasons.NOT_NOW),
        errands.GAIN: Gain(),
        errands.ALL_GAIN: AllGain(),
        errands.UPGRADE: Upgrade(MOVES, reasons.NOT_NOW, shared.NO_CUBE_TO_UPGRADE, shared.MUST_UPGRADE),
        errands.EXCHANGE: Exchange(MOVES, reasons.NOT_NOW, shared.EXCHANGING),
        errands.EXPLORE: Explore(MOVES, reasons.NOT_NOW, shared.TILE_GONE),
        errands.SLIDE: Slide(),
        errands.MARKET: UseMarket(),
        errands.TIMES: Times(MOVES, reasons.NOT_NOW, reasons.NOT_ENOUGH_TO_REPEAT),
        errands.CHOICE: Choice(MOVES, reasons.NOT_NOW, reasons.NOT_ENOUGH_FOR_CHOICE, reasons.MUST_CHOOSE),
        errands.RETRIEVE: Recall(MOVES, reasons.NOT_NOW, reasons.NOBODY_THERE),
        errands.LEAVE_MARKET: Collect(),
        errands.REFILL: Refill(),
        errands.SAIL: Voyage(MOVES, reasons.NOT_NOW, voyage.VOYAGE),
        errands.FEE: Fee(MOVES, reasons.NOT_NOW, voyage.NO_CUBE_FOR_FEE),
        errands.ACTION: Build(MOVES, reasons.NOT_NOW),
        errands.PAY_OUTPOST: PayOutpost(MOVES, reasons.NOT_NOW, voyage.NO_CUBE_FOR_OUTPOST),
        errands.OUTPOST: Outpost(),
        errands.BONUS: StackTile(MOVES, reasons.NOT_NOW, [COLUMN, FOURTH_CARD]),
        errands.TRADE: IslandTrade(MOVES, reasons.NOT_NOW, voyage.TRADING),
        errands.LIMIT: Limit(MOVES, reasons.NOT_NOW, shared.NO_CUBE_TO_RETURN),
        errands.AGAIN: Again(),
        errands.END_TURN: EndTurn(),
        errands.CHOOSE_OUTPOST: ChooseOutpost(MOVES, reasons.NOT_NOW, voyage.TRADING),
    }
)
