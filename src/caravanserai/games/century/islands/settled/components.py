"""The facts of settlement games with an island map as tables and bots read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from caravanserai.games.century.islands.maps.island_maps import DEFAULT_CHART
from caravanserai.games.century.islands.maps.tiles import MARKETS, SYMBOLS
from caravanserai.games.century.islands.player_boards import EAST_WEST_BOARD
from caravanserai.games.century.settlement.components import settlement_components

if TYPE_CHECKING:
    from caravanserai.games.century.islands.settled.shapes import (
        IslandPart,
        SettlementWithShipsComponents,
    )


def settlement_with_ships_components(boards: Sequence[str], slots: int) -> SettlementWithShipsComponents:
    """Those of every settlement game, and market tiles, player board and island map."""
    return {
        **settlement_components(boards, slots),
        "trade_symbols": list(SYMBOLS),
        "market_tiles": [tile.to_json() for tile in MARKETS],
        "player_board": EAST_WEST_BOARD.to_json(),
        "default_island": cast("IslandPart", DEFAULT_CHART.save() | {"source": "reconstructed"}),
    }
