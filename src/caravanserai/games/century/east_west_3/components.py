"""The figures of From East to West III; its boards, tiles and cards are those of all three games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.century.islands.settled.components import settlement_with_ships_components
from caravanserai.games.century.market.deals import DEALS
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.settlement.boards import BOARDS as BOARDS_BY_ID
from caravanserai.games.century.settlement.bonus_tiles import MARK_I, MARK_III, UNMARKED
from caravanserai.games.century.settlement.countries import Country
from caravanserai.games.century.settlement.pioneers import SLOTS_SIDE_B
from caravanserai.games.century.settlement.point_cards import BLACK

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_3.shapes import EastWest3Components

BOARDS: Final = ("A2", "B2", "E2", "D2", "C1", "F2")  # E3-2
COUNTRY: Final[Country] = Country([["A2", "B2", "E2", "D2"], ["C1", "F2"]], BOARDS)
STACKS: Final = 8  # on the panels of B2, D2 and F2
COLUMN_STACKS: Final[list[int]] = COUNTRY.stacks_on("B2") + COUNTRY.stacks_on("F2")  # E3-13
TRADE_CARD_BOARD: Final = "D2"  # its panel holds the tiles that trade cards earn (E3-17)
TRADE_CARD_STACKS: Final[list[int]] = COUNTRY.stacks_on(TRADE_CARD_BOARD)
CARDS_PER_TILE: Final = 4  # trade cards collected for each chance of a tile (E3-17)
SLOTS: Final = SLOTS_SIDE_B
STAR_REMOVED: Final = BLACK  # E3-3
MARKS: Final = (UNMARKED, MARK_I, MARK_III)  # of bonus tiles (E3-4)
MARKETS: Final = 4  # E3-8


def cards_to_tile(cards: i64) -> i64:
    """How many more trade cards bring the next chance of a tile, for somebody who has collected so many."""
    return CARDS_PER_TILE - cards % CARDS_PER_TILE


def components() -> EastWest3Components:
    """All boards, cards, tiles and figures as facts, for tables and bots."""
    return {
        **settlement_with_ships_components(BOARDS, SLOTS),
        "trade_cards": [card.to_json() for card in TRADE_CARDS],
        "deals": [deal.to_json() for deal in DEALS],
        "cards_per_tile": CARDS_PER_TILE,
        "trade_card_panel": BOARDS_BY_ID[TRADE_CARD_BOARD].panel_id,
    }
