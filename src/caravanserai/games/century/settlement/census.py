"""Counting the pieces of a settlement, wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import listed
from caravanserai.games.century.caravan.counting import counted
from caravanserai.games.century.market.rows import GAP
from caravanserai.games.century.settlement.exploration_tiles import EXPLORATION_TILES
from caravanserai.games.century.settlement.settlement import UNCOVERED

if TYPE_CHECKING:
    from caravanserai.games.century.caravan.cube_table import CubeTable


def settlement_census(table: CubeTable) -> dict[str, int]:
    """Settlers, point cards, bonus and exploration tiles. Cubes have no end (NW-3)."""
    settlement = table.settlement
    points = settlement.points
    cards = [card for card in points.cards if card != GAP] + points.deck[: points.left]
    bonus = settlement.stacks.tiles_left()
    explorations = [tile for tile in settlement.covers if tile != UNCOVERED]
    explorations += listed(settlement.beside) + listed(settlement.boxed)
    found: dict[str, int] = {}
    for seat, pioneer in enumerate(settlement.pioneers):
        cards += listed(table.merchants[seat].claimed)
        bonus += listed(pioneer.bonus)
        explorations += listed(pioneer.explored)
        placed = settlement.placed(seat) + settlement.on_route(seat)
        found[f"settlers of {seat}"] = int(pioneer.hand + pioneer.reserve + placed)
    pieces = [f"point card {card}" for card in cards] + [f"bonus tile {tile}" for tile in bonus]
    pieces += [f"exploration tile {EXPLORATION_TILES[tile].id}" for tile in explorations]
    return found | counted(pieces)
