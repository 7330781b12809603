"""Laying out an island map for settlers: it has no ports, and every ship begins in its middle (E2-8, E2-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.islands.captains import Captain
from caravanserai.games.century.islands.maps.island_maps import island_laid_out
from caravanserai.games.century.islands.maps.tiles import FIRST_SEA

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable


def lay_island(table: CubeTable) -> None:
    """Lay out the map, with every ship on the sea tile (E2-8, E2-9)."""
    islands = table.new_islands()
    table.islands = islands
    islands.chart, islands.tiles = island_laid_out(str(table.options["map"]), table.chance)
    islands.captains = [Captain(islands.tiles.index(FIRST_SEA)) for _ in range(table.players)]
