"""Terrains, sorts of hexes, and the grid all four maps are drawn on (ME-3 to ME-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from caravanserai.games.merchant_explorers.shapes import HexKind, TerrainKey

GRASSLAND: Final = 0
DESERT: Final = 1
MOUNTAIN: Final = 2
SEA: Final = 3
ANY_TERRAIN: Final = 4  # towers and crystals count as every terrain (ME-27)
NO_TERRAIN: Final = 5  # the capital
LAND_TERRAINS: Final = 3
TERRAIN_KEYS: Final[tuple[TerrainKey, ...]] = ("grassland", "desert", "mountain", "sea", "any", "none")

BLANK: Final = 0
COIN: Final = 1
CITY: Final = 2
RUIN: Final = 3
TOWER_HEX: Final = 4
CRYSTAL: Final = 5
CAPITAL_HEX: Final = 6
KIND_KEYS: Final[tuple[HexKind, ...]] = ("blank", "coin", "city", "ruin", "tower", "crystal", "capital")

COLUMNS: Final = 21
ROWS: Final = 13
CELLS: Final = COLUMNS * ROWS  # a cell is a place of the grid, whether or not a map has a hex there

OFF_MAP: Final = -1
VOLCANO: Final = -2
REEF: Final = -3

DIRECTIONS: Final = 6  # N, NE, SE, S, SW, NW
EVEN_STEPS: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
ODD_STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))


def cell_at(column: int, row: int) -> int:
    """The number of a grid place, or OFF_MAP beyond the grid."""
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else OFF_MAP


def cell_name(cell: int) -> str:
    """The column and row of a cell as they are written: `09-05`."""
    return f"{cell // ROWS:02d}-{cell % ROWS:02d}"


def beside(cell: int, direction: int) -> int:
    """The cell next to a cell, even columns lying half a hex lower; OFF_MAP beyond the grid."""
    column, row = cell // ROWS, cell % ROWS
    step = EVEN_STEPS[direction] if column % 2 == 0 else ODD_STEPS[direction]
    return cell_at(column + step[0], row + step[1])
