"""The figures of From East to West I; its boards and tiles are in `settlement`, its trade cards those of Spice Road."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.market.deals import DEALS
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.settlement.bonus_tiles import MARK_I, UNMARKED
from caravanserai.games.century.settlement.components import settlement_components
from caravanserai.games.century.settlement.countries import Country
from caravanserai.games.century.settlement.pioneers import SLOTS_SIDE_A
from caravanserai.games.century.settlement.point_cards import BLACK
from caravanserai.games.century.settlement.routes import ROUTE_LIMIT

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_1.shapes import EastWest1Components

BOARDS: Final = ("A1", "B1", "E2", "C2")  # E1-2
COUNTRY: Final[Country] = Country([["A1", "B1"], ["E2", "C2"]], BOARDS)
STACKS: Final = 6  # on A1 and B1
SLOTS: Final = SLOTS_SIDE_A
STAR_REMOVED: Final = BLACK  # E1-3
MARKS: Final = (UNMARKED, MARK_I)  # of bonus tiles (E1-4)
MARKETS: Final = 4  # E1-8


def components() -> EastWest1Components:
    """All boards, cards, tiles and figures as facts, for tables and bots."""
    return {
        **settlement_components(BOARDS, SLOTS),
        "trade_cards": [card.to_json() for card in TRADE_CARDS],
        "deals": [deal.to_json() for deal in DEALS],
        "route_limit": ROUTE_LIMIT,
    }
