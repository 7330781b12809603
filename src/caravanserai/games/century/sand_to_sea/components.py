"""The figures of From Sand to Sea; its cards and tiles are those of Spice Road and Eastern Wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.cube_table import STORAGE
from caravanserai.games.century.caravan.cubes import COLOURS, counts
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.demands import DEMANDS, DEMANDS_TO_END
from caravanserai.games.century.islands.maps.charts import FIRST_GAME
from caravanserai.games.century.islands.maps.own_maps import MapRules
from caravanserai.games.century.islands.maps.tiles import MARKETS, SYMBOLS
from caravanserai.games.century.islands.player_boards import SAND_TO_SEA_BOARD
from caravanserai.games.century.islands.starting_sets import STARTING_SETS
from caravanserai.games.century.market.deals import DEALS
from caravanserai.games.century.market.trade_deck import TRADE_CARDS

if TYPE_CHECKING:
    from caravanserai.games.century.sand_to_sea.shapes import SandToSeaComponents

TRADE_ROW: Final = 4  # SS-2
SEA_TILES: Final = 4  # SS-3
MAP_RULES: Final = MapRules(islands=20, ports=4, seas=(0, SEA_TILES), per_symbol=4, sea_touches=1)  # SS-3, SS-32
FREE_STEPS: Final = 0  # SS-13
BONUS_KINDS: Final = 3  # SS-5


def components() -> SandToSeaComponents:
    """All cards, tiles and figures as facts, for tables and bots."""
    stacks = bonus_tiles.shown(bonus_tiles.FIRST_THREE_KINDS)
    return {
        "colours": list(COLOURS),
        "symbols": list(SYMBOLS),
        "storage": STORAGE,
        "room_per_hold_tile": bonus_tiles.ROOM_PER_TILE,
        "trade_cards": [card.to_json() for card in TRADE_CARDS],
        "deals": [deal.to_json() for deal in DEALS],
        "market_tiles": [tile.to_json() for tile in MARKETS],
        "demands": [demand.to_json() for demand in DEMANDS],
        "demands_to_end": DEMANDS_TO_END,
        "bonus_kinds": list(bonus_tiles.KIND_NAMES[:BONUS_KINDS]),
        "bonus_points": {kind: stacks[kind] for kind in bonus_tiles.KIND_NAMES[:BONUS_KINDS]},
        "starting_sets": [counts(cubes) for cubes in STARTING_SETS],
        "player_board": SAND_TO_SEA_BOARD.to_json(),
        "free_steps": FREE_STEPS,
        "first_game_map": FIRST_GAME.save(),
    }
