"""What the locations of From East to West I do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century import errands
from caravanserai.games.century.east_west_1 import reasons
from caravanserai.games.century.east_west_1.moves import MOVES
from caravanserai.games.century.east_west_1.rules.turn import Turn
from caravanserai.games.century.settlement import locations
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.bazaar import MarketDeed, RefreshMarket
from caravanserai.games.century.steps.caravan import AllGain, Gain, Limit, Upgrade
from caravanserai.games.century.steps.deeds import Deed, Exchange, Production, Trading, Upgrading
from caravanserai.games.century.steps.ending import EndTurn
from caravanserai.games.century.steps.exploring import Explore
from caravanserai.games.century.steps.forts import Fort, FortWithTiles, Slide
from caravanserai.games.century.steps.playing import Choice, Times
from caravanserai.games.century.steps.recalling import Recall
from caravanserai.games.century.steps.routes import DiscardUsed, MarketCard, Rearrange, Replace, RouteCard, Swap
from caravanserai.games.century.steps.upgrading import UpgradeByEither
from caravanserai.games.century.steps.working import Again, Work

DEEDS: Final[dict[int, Deed[Any]]] = {
    locations.FORT: FortWithTiles(shared.FORT),
    locations.PRODUCTION: Production(),
    locations.UPGRADE: Upgrading(shared.NOTHING_TO_UPGRADE),
    locations.TRADE: Trading(shared.EXCHANGING),
    locations.MARKET: MarketDeed(reasons.USING, must_use=False),
    locations.REFRESH_MARKET: RefreshMarket(reasons.NO_TRADE_CARDS),
    locations.REARRANGE: Rearrange(),
}

BY_CARD: Final[Upgrade] = Upgrade(MOVES, reasons.MUST_UPGRADE, reasons.NO_CUBE_TO_UPGRADE, reasons.MUST_UPGRADE_ONCE)
STEPS: Final[list[Step[Any]]] = arranged(
    {
        errands.TURN: Turn(MOVES, Work(MOVES, DEEDS, shared.PLACING)),
        errands.GAIN: Gain(),
        errands.ALL_GAIN: AllGain(),
        errands.UPGRADE: UpgradeByEither(
            MOVES, shared.MUST_UPGRADE, shared.NO_CUBE_TO_UPGRADE, shared.MUST_UPGRADE_ONCE, BY_CARD
        ),
        errands.EXCHANGE: Exchange(MOVES, shared.EXCHANGING, shared.EXCHANGING),
        errands.FORT: Fort(MOVES, shared.MUST_USE_FORT, shared.FORT),
        errands.EXPLORE: Explore(MOVES, reasons.MUST_EXPLORE, reasons.TILE_GONE),
        errands.SLIDE: Slide(),
        errands.MARKET: MarketCard(MOVES, reasons.MUST_USE_MARKET, reasons.USING),
        errands.LEAVE_MARKET: DiscardUsed(),
        errands.REPLACE: Replace(MOVES, reasons.MUST_REPLACE),
        errands.ROUTE_CARD: RouteCard(MOVES, reasons.MUST_USE_CARD, reasons.USING),
        errands.SWAP: Swap(MOVES, reasons.SWAP_OPEN, reasons.NOTHING_TO_SWAP),
        errands.TIMES: Times(MOVES, reasons.MUST_EXCHANGE, reasons.NOT_ENOUGH_FOR_CARD),
        errands.CHOICE: Choice(MOVES, reasons.MUST_CHOOSE, reasons.NOT_ENOUGH_FOR_CHOICE, reasons.MUST_CHOOSE_ONCE),
        errands.RETRIEVE: Recall(MOVES, reasons.RECALL_OPEN, reasons.NOBODY_THERE),
        errands.LIMIT: Limit(MOVES, shared.MUST_RETURN, shared.NO_CUBE_TO_RETURN),
        errands.AGAIN: Again(),
        errands.END_TURN: EndTurn(),
    }
)
