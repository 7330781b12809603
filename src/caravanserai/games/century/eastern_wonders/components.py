"""The figures of Eastern Wonders; its tiles are shared and lie in `games/century/islands`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.cube_table import STORAGE
from caravanserai.games.century.caravan.cubes import COLOURS, bag, counts
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.demands import DEMANDS, DEMANDS_TO_END
from caravanserai.games.century.islands.maps.charts import FIRST_GAME
from caravanserai.games.century.islands.maps.own_maps import MapRules
from caravanserai.games.century.islands.maps.tiles import MARKETS, SYMBOLS
from caravanserai.games.century.islands.player_boards import EASTERN_WONDERS_BOARD
from caravanserai.games.century.islands.starting_sets import STARTING_SETS

if TYPE_CHECKING:
    from caravanserai.games.century.eastern_wonders.shapes import EasternWondersComponents

MAP_RULES: Final = MapRules(islands=20, ports=4, seas=(0,), per_symbol=5, sea_touches=1)  # EW-5, EW-44
FREE_STEPS: Final = 1  # EW-14
HARVEST: Final[int] = bag((2, 0, 0, 0))  # EW-38


def components() -> EasternWondersComponents:
    """All tiles and figures as facts, for tables and bots."""
    return {
        "colours": list(COLOURS),
        "symbols": list(SYMBOLS),
        "storage": STORAGE,
        "room_per_hold_tile": bonus_tiles.ROOM_PER_TILE,
        "market_tiles": [tile.to_json() for tile in MARKETS],
        "demands": [demand.to_json() for demand in DEMANDS],
        "demands_to_end": DEMANDS_TO_END,
        "bonus_kinds": list(bonus_tiles.KIND_NAMES),
        "bonus_points": bonus_tiles.shown(bonus_tiles.ALL_KINDS),
        "starting_sets": [counts(cubes) for cubes in STARTING_SETS],
        "player_board": EASTERN_WONDERS_BOARD.to_json(),
        "free_steps": FREE_STEPS,
        "harvest": counts(HARVEST),
        "first_game_map": FIRST_GAME.save(),
    }
