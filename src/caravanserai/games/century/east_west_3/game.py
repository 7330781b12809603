"""Century: From East to West III as a rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import Option, Options, switch
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.east_west_3.components import components
from caravanserai.games.century.east_west_3.moves import MOVES
from caravanserai.games.century.east_west_3.reasons import REFUSALS
from caravanserai.games.century.east_west_3.rules.steps import STEPS
from caravanserai.games.century.east_west_3.search import SEARCH
from caravanserai.games.century.east_west_3.state import EastWest3State
from caravanserai.games.century.game import CenturyGame
from caravanserai.games.century.islands.maps.island_maps import CHAIN, IslandMapOption
from caravanserai.games.century.market.own_deals import DealsOption
from caravanserai.games.century.settlement.room import TRADE_NEEDS_ROOM

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_3.shapes import EastWest3Components

OPTIONS: Final = (
    switch("bonus_cards", "E3-27").full_with(True),
    DealsOption("E3-28").full_with(True),
    IslandMapOption("E3-9").full_with("random"),
    Option("market_disputed", ("source", "spice_road"), "source", "EW-5"),
    TRADE_NEEDS_ROOM,
)
BUILDS_ON: Final = ("new_world", "east_west_1", "east_west_2", "spice_road", "eastern_wonders")
SAMPLES: Final[tuple[Options, ...]] = (
    {"map": "random", "bonus_cards": True, "golden_deals": True},
    {"map": CHAIN, "golden_deals": True, "market_disputed": "spice_road", "trade_needs_room": False},
)


class EastWest3(CenturyGame):
    """Settlers who work at locations, send out ships and collect trade cards."""

    def empty(self, players: int, options: Options, chance: Source) -> EastWest3State:
        return EastWest3State(self, players, options, chance, STEPS)

    def components(self) -> EastWest3Components:
        return components()


GAME: Final = EastWest3(
    "east_west_3",
    "Century: From East to West III",
    "3",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    BUILDS_ON,
    SAMPLES,
    earlier={"2": seeded},
)
