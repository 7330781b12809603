"""Counting the pieces of a settlement, wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.card_sets import listed
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
    for kind, pieces in (("point card", cards), ("bonus tile", bonus)):
        for piece in pieces:
            found[f"{kind} {piece}"] = found.get(f"{kind} {piece}", 0) + 1
    for tile in explorations:
        name = f"exploration tile {EXPLORATION_TILES[tile].id}"
        found[name] = found.get(name, 0) + 1
    return found
