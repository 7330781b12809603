"""The exploration tiles: they lie on locations or beside the board, and what they bring (NW-44 to NW-47). Facts only.

The number of tiles and their kinds are stated; how many there are of each kind is reconstructed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.cubes import NO_CUBES, bag, counts
from caravanserai.games.century.settlement.point_cards import EXPLORATION, NATIVE, SETTLER, SYMBOLS, TOOLS

if TYPE_CHECKING:
    from caravanserai.games.century.settlement.shapes import ExplorationTilePart

CUBES: Final = 0
NEW_SETTLER: Final = 1
POINTS: Final = 2
SYMBOL: Final = 3
KIND_NAMES: Final = ("cubes", "settler", "points", "symbol")


class ExplorationTile:
    """One tile. `amount` is a bag of cubes, a number of settlers, of points, or a symbol, as its kind says."""

    def __init__(self, id: str, kind: int, amount: int) -> None:
        self.id: Final = id  # also its name in the move notation
        self.kind: Final = kind
        self.amount: Final = amount

    def to_json(self) -> ExplorationTilePart:
        return {
            "id": self.id,
            "kind": KIND_NAMES[self.kind],
            "cubes": counts(self.amount if self.kind == CUBES else NO_CUBES),
            "settlers": self.amount if self.kind == NEW_SETTLER else 0,
            "points": self.amount if self.kind == POINTS else 0,
            "symbol": SYMBOLS[self.amount] if self.kind == SYMBOL else None,
            "source": "reconstructed",
        }


EXPLORATION_TILES: Final[list[ExplorationTile]] = [
    ExplorationTile("yg", CUBES, int(bag((1, 0, 1, 0)))),
    ExplorationTile("rr", CUBES, int(bag((0, 2, 0, 0)))),
    ExplorationTile("newcomer-1", NEW_SETTLER, 1),
    ExplorationTile("newcomer-2", NEW_SETTLER, 1),
    ExplorationTile("points-1", POINTS, 3),
    ExplorationTile("points-2", POINTS, 3),
    ExplorationTile("native", SYMBOL, NATIVE),
    ExplorationTile("tools", SYMBOL, TOOLS),
    ExplorationTile("settler", SYMBOL, SETTLER),
    ExplorationTile("exploration", SYMBOL, EXPLORATION),
]
