"""Century: Spice Road as a rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.core.chance import seeded
from caravanserai.core.options import Options, switch
from caravanserai.core.secret_chance import Source
from caravanserai.games.century.caravan.cube_table import STORAGE
from caravanserai.games.century.caravan.cubes import COLOURS
from caravanserai.games.century.game import CenturyGame
from caravanserai.games.century.market.deals import DEALS
from caravanserai.games.century.market.own_deals import DealsOption
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.spice_road.components import POINT_CARDS
from caravanserai.games.century.spice_road.moves import MOVES
from caravanserai.games.century.spice_road.reasons import REFUSALS
from caravanserai.games.century.spice_road.rules.steps import STEPS
from caravanserai.games.century.spice_road.search import SEARCH
from caravanserai.games.century.spice_road.state import SpiceRoadState

if TYPE_CHECKING:
    from caravanserai.games.century.spice_road.shapes import SpiceRoadComponents

OPTIONS: Final = (
    switch("bonus_cards", "SR-47").full_with(True),
    DealsOption("SR-51").full_with(True),
    switch("show_scores", "SR-60a").first_with(True),
)


class SpiceRoad(CenturyGame):
    """The caravan game of trade cards and point cards."""

    def empty(self, players: int, options: Options, chance: Source) -> SpiceRoadState:
        return SpiceRoadState(self, players, options, chance, STEPS)

    def components(self) -> SpiceRoadComponents:
        return {
            "colours": list(COLOURS),
            "caravan_limit": STORAGE,
            "trade_cards": [card.to_json() for card in TRADE_CARDS],
            "point_cards": [card.to_json() for card in POINT_CARDS],
            "deals": [deal.to_json() for deal in DEALS],
        }


GAME: Final = SpiceRoad(
    "spice_road",
    "Century: Spice Road",
    "3",
    OPTIONS,
    MOVES,
    REFUSALS,
    SEARCH,
    players=range(2, 6),
    earlier={"2": seeded},
)
