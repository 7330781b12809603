"""Century: Eastern Wonders as a rule set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import Option, Options, switch
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.eastern_wonders.components import MAP_RULES, components
from caravanserai.games.century.eastern_wonders.moves import MOVES
from caravanserai.games.century.eastern_wonders.reasons import REFUSALS
from caravanserai.games.century.eastern_wonders.rules.steps import STEPS
from caravanserai.games.century.eastern_wonders.search import SEARCH
from caravanserai.games.century.eastern_wonders.state import EasternWondersState
from caravanserai.games.century.game import CenturyGame
from caravanserai.games.century.islands.maps.option import MapOption, check_own_map, map_rules_option

if TYPE_CHECKING:
    from caravanserai.games.century.eastern_wonders.shapes import EasternWondersComponents

OPTIONS: Final = (
    map_rules_option("EW-44"),
    MapOption("EW-44", MAP_RULES).full_with("random"),
    Option("trade_timing", ("same_turn", "next_turn"), "same_turn", "EW-31", printed="next_turn"),
    Option("harvest_where", ("anywhere", "market"), "anywhere", "EW-38", printed="market"),
    Option("movement_tiles", ("first_steps", "any_steps"), "first_steps", "EW-15", printed="any_steps"),
    Option("market_disputed", ("source", "spice_road"), "source", "EW-5", printed="source"),
    switch("show_scores", "EW-45").first_with(True),
)

# A ring of islands around a lagoon, with tiles fixed here and there, and a long strait.
RING: Final = (
    "0,3 port; 0,4 market yyy-b; 0,5 market; 0,6 port; 1,2 market; 1,3 market; 1,5 market; 1,6 market yy-g; "
    "2,1 market; 2,2 market; 2,5 market; 2,6 market; 3,0 market r-yyy; 3,1 market; 3,5 market; 3,6 market; 4,0 market; "
    "4,1 market; 4,4 market; 4,5 market rr-gg; 5,0 port; 5,1 market; 5,3 port; 5,2 market"
)
STRAIT: Final = (
    "0,0 port; 0,1 market; 1,0 market; 1,1 market; 2,0 market; 2,1 market; 3,0 market; 3,1 market; 4,0 market; "
    "4,1 market; 5,0 market; 5,1 market; 6,0 market; 6,1 market; 7,0 market; 7,1 market; 8,0 market; 8,1 market; "
    "9,0 market; 9,1 market; 10,0 market; 10,1 port; 5,-1 port; 4,2 port"
)
# The map of the first game with two capes: markets that touch one other tile only.
CAPES: Final = (
    "0,2 port; 0,3 market; 0,4 market; 0,5 port; 1,0 market; 1,1 market; 1,2 market; 1,3 market; 1,4 market; 1,5 "
    "market; 2,1 market; 2,2 market; 2,3 market; 2,4 market; 3,0 market; 3,1 market; 3,2 market; 3,3 market; 3,4 "
    "market; 3,5 market; 4,0 port; 4,1 market; 4,2 market; 4,3 port"
)
SAMPLES: Final[tuple[Options, ...]] = (
    {"map": "random"},
    {"map": "random", "trade_timing": "next_turn", "harvest_where": "market"},
    {"map": RING, "market_disputed": "spice_road"},
    {"map": STRAIT, "show_scores": True},
    {"map": CAPES, "map_rules": "connected", "movement_tiles": "any_steps"},
)


class EasternWonders(CenturyGame):
    """Ships between the islands, outposts at markets, and ports that ask for spices."""

    def settle(self, chosen: Mapping[str, object]) -> Options:
        check_own_map(chosen, MAP_RULES)
        return super().settle(chosen)

    def empty(self, players: int, options: Options, chance: Source) -> EasternWondersState:
        return EasternWondersState(self, players, options, chance, STEPS)

    def components(self) -> EasternWondersComponents:
        return components()


GAME: Final = EasternWonders(
    "eastern_wonders",
    "Century: Eastern Wonders",
    "2",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    samples=SAMPLES,
    earlier={"1": seeded},
)
