"""The figures of From East to West II; its boards and tiles are in `settlement` and `islands`."""

from typing import Final

from caravanserai.games.century.islands.maps.island_maps import DEFAULT_CHART
from caravanserai.games.century.islands.maps.tiles import MARKETS
from caravanserai.games.century.islands.maps.tiles import SYMBOLS as TRADE_SYMBOLS
from caravanserai.games.century.islands.player_boards import EAST_WEST_BOARD
from caravanserai.games.century.settlement.bonus_tiles import UNMARKED
from caravanserai.games.century.settlement.components import settlement_components
from caravanserai.games.century.settlement.countries import Country
from caravanserai.games.century.settlement.pioneers import SLOTS_SIDE_B
from caravanserai.games.century.settlement.point_cards import WHITE

BOARDS: Final = ("A2", "B2", "C1", "F2")  # E2-2
COUNTRY: Final[Country] = Country([["A2", "B2"], ["C1", "F2"]], BOARDS)
STACKS: Final = 4  # on the panels of B2 and F2
COLUMN_STACKS: Final[list[int]] = COUNTRY.stacks_on("B2") + COUNTRY.stacks_on("F2")  # E2-22
SLOTS: Final = SLOTS_SIDE_B
STAR_REMOVED: Final = WHITE  # E2-3
MARKS: Final = (UNMARKED,)  # of bonus tiles (E2-4)


def components() -> dict[str, object]:
    """All boards, cards, tiles and figures as facts, for tables and bots."""
    return settlement_components(BOARDS, SLOTS) | {
        "trade_symbols": list(TRADE_SYMBOLS),
        "market_tiles": [tile.to_json() for tile in MARKETS],
        "player_board": EAST_WEST_BOARD.to_json(),
        "default_island": DEFAULT_CHART.save() | {"source": "reconstructed"},
    }
