"""Century: From Sand to Sea as a rule set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import Option, Options, switch
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.game import CenturyGame
from caravanserai.games.century.islands.maps.option import MapOption, check_own_map, map_rules_option
from caravanserai.games.century.market.own_deals import DealsOption
from caravanserai.games.century.sand_to_sea.components import MAP_RULES, components
from caravanserai.games.century.sand_to_sea.moves import MOVES
from caravanserai.games.century.sand_to_sea.reasons import REFUSALS
from caravanserai.games.century.sand_to_sea.rules.steps import STEPS
from caravanserai.games.century.sand_to_sea.search import SEARCH
from caravanserai.games.century.sand_to_sea.state import SandToSeaState

if TYPE_CHECKING:
    from caravanserai.games.century.sand_to_sea.shapes import SandToSeaComponents

OPTIONS: Final = (
    switch("bonus_cards", "SS-29").full_with(True),
    DealsOption("SS-30").full_with(True),
    Option("trade_timing", ("same_turn", "next_turn"), "same_turn", "SS-19", printed="next_turn"),
    map_rules_option("SS-32"),
    MapOption("SS-32", MAP_RULES).full_with("random"),
    Option("market_disputed", ("source", "spice_road"), "source", "SS-3", printed="source"),
    switch("show_scores", "SS-33").first_with(True),
)

# Two seas of markets with open water between them; and a map that leaves the sea tiles to chance.
CHANNEL: Final = (
    "0,0 port; 0,1 market; 0,2 market yy-g; 0,3 port; 1,0 market; 1,1 market; 1,2 market; 1,3 market; 2,0 sea; "
    "2,1 market yyy-b; 2,2 market; 2,3 sea; 3,-1 sea; 3,0 market; 3,1 market; 3,2 sea; 4,-1 market; 4,0 market r-yyy; "
    "4,1 market; 4,2 market; 5,-2 port; 5,-1 market; 5,0 market; 5,1 port"
)
BLOCK: Final = (
    "0,0 port; 0,1 market; 0,2 market; 0,3 market; 0,4 port; 1,0 market; 1,1 market; 1,2 market; 1,3 market; "
    "2,0 market; 2,1 market rr-gg; 2,2 market; 2,3 market; 3,0 market; 3,1 market; 3,2 market; 3,3 market; "
    "4,0 market; 4,1 market; 4,2 market; 4,3 market; 4,-1 port; 5,2 port; 5,0 market"
)
# The map of the first game with two capes: markets that touch one other tile only.
CAPES: Final = (
    "0,2 port; 0,3 market; 0,4 market; 0,5 port; 1,0 market; 1,1 market; 1,2 market; 1,3 market; 1,4 market; 1,5 "
    "market; 2,1 market; 2,2 market; 2,3 market; 2,4 market; 3,0 market; 3,1 market; 3,2 market; 3,3 market; 3,4 "
    "market; 3,5 market; 4,0 port; 4,1 market; 4,2 market; 4,3 port"
)
SAMPLES: Final[tuple[Options, ...]] = (
    {"bonus_cards": True, "golden_deals": True},
    {"map": "random", "golden_deals": True, "trade_timing": "next_turn"},
    {"map": CHANNEL, "market_disputed": "spice_road"},
    {"map": BLOCK, "bonus_cards": True, "show_scores": True},
    {"map": CAPES, "map_rules": "connected"},
)


class SandToSea(CenturyGame):
    """Trade cards that produce, exchange, and carry ships from island to island."""

    def settle(self, chosen: Mapping[str, object]) -> Options:
        check_own_map(chosen, MAP_RULES)
        return super().settle(chosen)

    def empty(self, players: int, options: Options, chance: Source) -> SandToSeaState:
        return SandToSeaState(self, players, options, chance, STEPS)

    def components(self) -> SandToSeaComponents:
        return components()


GAME: Final = SandToSea(
    "sand_to_sea",
    "Century: From Sand to Sea",
    "3",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    samples=SAMPLES,
    earlier={"2": seeded},
)
