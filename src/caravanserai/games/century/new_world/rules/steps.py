"""What the locations of A New World do, and the steps its turns are made of, arranged by their numbers."""

from typing import Any, Final

from caravanserai.core.turns import Step
from caravanserai.games.century import errands
from caravanserai.games.century.new_world import reasons
from caravanserai.games.century.new_world.moves import MOVES
from caravanserai.games.century.settlement import locations
from caravanserai.games.century.settlement import reasons as shared
from caravanserai.games.century.steps.arranging import arranged
from caravanserai.games.century.steps.caravan import Gain, Limit, Upgrade
from caravanserai.games.century.steps.deeds import Deed, Exchange, Production, Trading, Upgrading
from caravanserai.games.century.steps.ending import EndTurn
from caravanserai.games.century.steps.exploring import Explore
from caravanserai.games.century.steps.forts import Fort, FortWithTiles, RefreshForts, Slide
from caravanserai.games.century.steps.working import Again, Turn, Work

DEEDS: Final[dict[int, Deed[Any]]] = {
    locations.FORT: FortWithTiles(shared.FORT),
    locations.PRODUCTION: Production(),
    locations.UPGRADE: Upgrading(shared.NOTHING_TO_UPGRADE),
    locations.TRADE: Trading(shared.EXCHANGING),
    locations.TRADE_AGAIN: Trading(reasons.BEFORE_ANOTHER_TURN),
    locations.REFRESH_FORTS: RefreshForts(),
}

STEPS: Final[list[Step[Any]]] = arranged(
    {
        errands.TURN: Turn(MOVES, Work(MOVES, DEEDS, shared.PLACING), reasons.MUST_CHOOSE_ACTION),
        errands.GAIN: Gain(),
        errands.UPGRADE: Upgrade(MOVES, shared.MUST_UPGRADE, shared.NO_CUBE_TO_UPGRADE, shared.MUST_UPGRADE_ONCE),
        errands.EXCHANGE: Exchange(MOVES, shared.EXCHANGING, reasons.BEFORE_ANOTHER_TURN),
        errands.FORT: Fort(MOVES, shared.MUST_USE_FORT, shared.FORT),
        errands.EXPLORE: Explore(MOVES, shared.MUST_EXPLORE, shared.TILE_GONE),
        errands.SLIDE: Slide(),
        errands.LIMIT: Limit(MOVES, shared.MUST_RETURN, shared.NO_CUBE_TO_RETURN),
        errands.AGAIN: Again(),
        errands.END_TURN: EndTurn(),
    }
)
