"""Counting the pieces of the sea, wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import listed, size
from caravanserai.games.century.caravan.counting import counted
from caravanserai.games.century.caravan.cubes import total
from caravanserai.games.century.islands import bonus_tiles
from caravanserai.games.century.islands.demands import CLOSED_PORT
from caravanserai.games.century.islands.maps.tiles import tile_name
from caravanserai.games.century.islands.player_boards import ROWS
from caravanserai.games.century.islands.ports import NO_DEMAND, NOT_DRAWN

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.islands.archipelago import Archipelago


def sea_census(table: CubeTable) -> dict[str, int]:
    """Tiles of the map, outposts, ships, bonus tiles, and demands where there are ports. Cubes have no end (EW-1)."""
    islands = table.islands
    ports = islands.ports
    found = fleet(islands)
    bonus = listed(islands.stock)
    for captain in islands.captains:
        bonus += listed(captain.bonus)
    if ports.shown:
        demands = [demand for demand in ports.shown if demand != NO_DEMAND] + ports.pile[: ports.left]
        if ports.closed != NOT_DRAWN:
            demands.append(CLOSED_PORT)
        for merchant in table.merchants:
            demands += listed(merchant.claimed)
        found += [f"demand {demand}" for demand in demands]
    found += [f"bonus {bonus_tiles.KIND_NAMES[tile // bonus_tiles.COPIES]} {tile}" for tile in bonus]
    return counted(found)


def fleet(islands: Archipelago) -> list[str]:
    """The names of the tiles of the map, of every outpost and every ship."""
    found = [tile_name(tile) for tile in islands.tiles]
    for seat, captain in enumerate(islands.captains):
        on_board = islands.board.columns * ROWS - int(total(captain.built))
        found += [f"outpost of {seat}"] * (on_board + int(size(captain.outposts)))
        found.append(f"ship of {seat}")
    return found
