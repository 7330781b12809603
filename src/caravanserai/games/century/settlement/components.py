"""The facts of the settlement games as tables and bots read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caravanserai.games.century.caravan.cube_table import STORAGE
from caravanserai.games.century.caravan.cubes import COLOURS, counts
from caravanserai.games.century.settlement.boards import BOARDS, locations_of
from caravanserai.games.century.settlement.bonus_tiles import BONUS_TILES
from caravanserai.games.century.settlement.exploration_tiles import EXPLORATION_TILES
from caravanserai.games.century.settlement.pioneers import AT_START, SETTLERS, STARTING_CUBES
from caravanserai.games.century.settlement.point_cards import CARDS_TO_END, POINT_CARDS, SYMBOLS
from caravanserai.games.century.settlement.provenance import PROVENANCE

if TYPE_CHECKING:
    from caravanserai.games.century.settlement.shapes import SettlementComponents


def settlement_components(boards: Sequence[str], slots: int) -> SettlementComponents:
    """Boards, cards, tiles and figures; `provenance` says how sure each group of them is."""
    return {
        "colours": list(COLOURS),
        "symbols": list(SYMBOLS),
        "storage": STORAGE,
        "bonus_slots": slots,
        "settlers": SETTLERS,
        "settlers_at_start": {str(players): AT_START[players] for players in range(2, len(AT_START))},
        "starting_cubes": [counts(cubes) for cubes in STARTING_CUBES],
        "cards_to_end": CARDS_TO_END,
        "boards": list(boards),
        "locations": [location.to_json() for location in locations_of(boards)],
        "panels": [
            {"id": BOARDS[board].panel_id, "board": board, "cells": [list(cell) for cell in panel.cells]}
            for board in boards
            for panel in [BOARDS[board].panel]
            if panel is not None
        ],
        "point_cards": [card.to_json() for card in POINT_CARDS],
        "bonus_tiles": [tile.to_json() for tile in BONUS_TILES],
        "exploration_tiles": [tile.to_json() for tile in EXPLORATION_TILES],
        "provenance": dict(PROVENANCE),
    }
