"""Century: From East to West I as a rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import Options, switch
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.east_west_1.components import components
from caravanserai.games.century.east_west_1.moves import MOVES
from caravanserai.games.century.east_west_1.reasons import REFUSALS
from caravanserai.games.century.east_west_1.rules.steps import STEPS
from caravanserai.games.century.east_west_1.search import SEARCH
from caravanserai.games.century.east_west_1.state import EastWest1State
from caravanserai.games.century.game import CenturyGame
from caravanserai.games.century.market.own_deals import DealsOption
from caravanserai.games.century.settlement.room import TRADE_NEEDS_ROOM

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_1.shapes import EastWest1Components

OPTIONS: Final = (
    switch("bonus_cards", "E1-37").full_with(True),
    DealsOption("E1-41").full_with(True),
    TRADE_NEEDS_ROOM,
)
BUILDS_ON: Final = ("new_world", "spice_road")
SAMPLES: Final[tuple[Options, ...]] = ({"bonus_cards": True, "golden_deals": True, "trade_needs_room": False},)


class EastWest1(CenturyGame):
    """Settlers who work at locations and on a trade route of one's own."""

    def empty(self, players: int, options: Options, chance: Source) -> EastWest1State:
        return EastWest1State(self, players, options, chance, STEPS)

    def components(self) -> EastWest1Components:
        return components()


GAME: Final = EastWest1(
    "east_west_1",
    "Century: From East to West I",
    "3",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    BUILDS_ON,
    SAMPLES,
    earlier={"2": seeded},
)
