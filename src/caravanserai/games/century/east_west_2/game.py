"""Century: From East to West II as a rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import Option, Options
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.east_west_2.components import components
from caravanserai.games.century.east_west_2.moves import MOVES
from caravanserai.games.century.east_west_2.reasons import REFUSALS
from caravanserai.games.century.east_west_2.rules.steps import STEPS
from caravanserai.games.century.east_west_2.search import SEARCH
from caravanserai.games.century.east_west_2.state import EastWest2State
from caravanserai.games.century.game import CenturyGame
from caravanserai.games.century.islands.maps.island_maps import CHAIN, IslandMapOption
from caravanserai.games.century.settlement.room import TRADE_NEEDS_ROOM

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_2.shapes import EastWest2Components

OPTIONS: Final = (
    IslandMapOption("E2-8").full_with("random"),
    Option("market_disputed", ("source", "spice_road"), "source", "EW-5"),
    TRADE_NEEDS_ROOM,
)
BUILDS_ON: Final = ("new_world", "eastern_wonders")
SAMPLES: Final[tuple[Options, ...]] = (
    {"map": "random"},
    {"map": CHAIN, "market_disputed": "spice_road", "trade_needs_room": False},
)


class EastWest2(CenturyGame):
    """Settlers who work at locations and send out ships."""

    def empty(self, players: int, options: Options, chance: Source) -> EastWest2State:
        return EastWest2State(self, players, options, chance, STEPS)

    def components(self) -> EastWest2Components:
        return components()


GAME: Final = EastWest2(
    "east_west_2",
    "Century: From East to West II",
    "3",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    BUILDS_ON,
    SAMPLES,
    earlier={"2": seeded},
)
