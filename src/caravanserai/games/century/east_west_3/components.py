"""The figures of From East to West III; its boards, tiles and cards are those of all three games."""

from typing import Final

from caravanserai.games.century.islands.maps.island_maps import DEFAULT_CHART
from caravanserai.games.century.islands.maps.tiles import MARKETS as MARKET_TILES
from caravanserai.games.century.islands.maps.tiles import SYMBOLS as TRADE_SYMBOLS
from caravanserai.games.century.islands.player_boards import EAST_WEST_BOARD
from caravanserai.games.century.market.deals import DEALS
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.settlement.bonus_tiles import MARK_I, MARK_III, UNMARKED
from caravanserai.games.century.settlement.components import settlement_components
from caravanserai.games.century.settlement.countries import Country
from caravanserai.games.century.settlement.pioneers import SLOTS_SIDE_B
from caravanserai.games.century.settlement.point_cards import BLACK

BOARDS: Final = ("A2", "B2", "E2", "D2", "C1", "F2")  # E3-2
COUNTRY: Final[Country] = Country([["A2", "B2", "E2", "D2"], ["C1", "F2"]], BOARDS)
STACKS: Final = 8  # on the panels of B2, D2 and F2
COLUMN_STACKS: Final[list[int]] = COUNTRY.stacks_on("B2") + COUNTRY.stacks_on("F2")  # E3-13
TRADE_CARD_STACKS: Final[list[int]] = COUNTRY.stacks_on("D2")  # E3-17
CARDS_PER_TILE: Final = 4  # trade cards collected for each chance of a tile (E3-17)
SLOTS: Final = SLOTS_SIDE_B
STAR_REMOVED: Final = BLACK  # E3-3
MARKS: Final = (UNMARKED, MARK_I, MARK_III)  # of bonus tiles (E3-4)
MARKETS: Final = 4  # E3-8


def components() -> dict[str, object]:
    """All boards, cards, tiles and figures as facts, for tables and bots."""
    return settlement_components(BOARDS, SLOTS) | {
        "trade_symbols": list(TRADE_SYMBOLS),
        "market_tiles": [tile.to_json() for tile in MARKET_TILES],
        "player_board": EAST_WEST_BOARD.to_json(),
        "default_island": DEFAULT_CHART.save() | {"source": "reconstructed"},
        "trade_cards": [card.to_json() for card in TRADE_CARDS],
        "deals": [deal.to_json() for deal in DEALS],
        "cards_per_tile": CARDS_PER_TILE,
    }
