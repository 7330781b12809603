"""The move table of The Guild of Merchant Explorers. Hexes are named by column and row: `explore 09-05`."""

from typing import Final

from caravanserai.core.moves import Argument, Kind, MoveTable
from caravanserai.games.merchant_explorers.components.cards import INVESTIGATES, SLOTS
from caravanserai.games.merchant_explorers.maps.terrain import CELLS, cell_name

_cell = Argument(0, CELLS - 1, [cell_name(cell) for cell in range(CELLS)])

MOVES: Final = MoveTable(
    "merchant_explorers",
    [
        Kind("keep", Argument(1, INVESTIGATES)),
        Kind("use", Argument(1, SLOTS)),
        Kind("explore", _cell),
        Kind("next"),
        Kind("done"),
        Kind("decline"),
        Kind("village", _cell),
        Kind("city", _cell),
    ],
)
