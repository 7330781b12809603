"""Laying out a sea: the map, ports and bonus tiles, and captains who have yet to choose a start (EW-5 to EW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.games.century.caravan.merchants import Merchant
from caravanserai.games.century.islands.captains import Captain
from caravanserai.games.century.islands.maps.option import laid_out
from caravanserai.games.century.islands.ports import ports_dealt
from caravanserai.games.century.islands.steps.starting import put_starts

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable
    from caravanserai.games.century.islands.maps.own_maps import MapRules


def lay_sea(table: CubeTable, rules: MapRules, seas: int, bonus: i64) -> None:
    """Put the tiles of the map, the demands and these bonus tiles on the table."""
    islands = table.new_islands()
    table.islands = islands
    islands.chart, islands.tiles = laid_out(table.options, rules, seas, table.chance)
    islands.ports = ports_dealt(rules.ports, table.chance)
    islands.stock = bonus


def seat_captains(table: CubeTable, hand: i64) -> None:
    """Give everybody a ship and these cards; the last in turn order begins to take a starting set."""
    players = int(table.players)
    table.islands.captains = [Captain() for _ in range(players)]
    table.first = table.chance.draw("first player").below(players)
    table.seat = table.first
    table.merchants = [Merchant() for _ in range(players)]
    for merchant in table.merchants:
        merchant.hand = hand
    put_starts(table)
