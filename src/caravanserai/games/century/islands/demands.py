"""The victory-point tiles that lie on the ports: what a port asks for and what it is worth.

No public list of them is known; these are the 26 Spice Road point cards of 11 to 20 points, which fit all that is
known of the tiles. Facts only; totals are checked by the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.cubes import bag, counts

if TYPE_CHECKING:
    from caravanserai.games.century.islands.shapes import DemandPart

DEMANDS_TO_END: Final = 4  # tiles of one player that bring the last round (EW-40)


class Demand:
    """A victory-point tile."""

    def __init__(self, cost: tuple[int, int, int, int], points: int) -> None:
        self.cost: Final[int] = bag(cost)
        self.points: Final = points

    def to_json(self) -> DemandPart:
        return {"cost": counts(self.cost), "points": self.points, "source": "reconstructed"}


DEMANDS: Final[list[Demand]] = [
    Demand((3, 0, 0, 2), 11),
    Demand((2, 0, 3, 0), 11),
    Demand((1, 1, 1, 1), 12),
    Demand((1, 0, 2, 1), 12),
    Demand((0, 3, 2, 0), 12),
    Demand((0, 2, 1, 1), 12),
    Demand((0, 2, 0, 2), 12),
    Demand((0, 0, 4, 0), 12),
    Demand((2, 2, 2, 0), 13),
    Demand((0, 2, 3, 0), 13),
    Demand((3, 1, 1, 1), 14),
    Demand((2, 0, 0, 3), 14),
    Demand((0, 3, 0, 2), 14),
    Demand((0, 0, 2, 2), 14),
    Demand((2, 2, 0, 2), 15),
    Demand((0, 0, 5, 0), 15),
    Demand((1, 3, 1, 1), 16),
    Demand((0, 2, 0, 3), 16),
    Demand((0, 0, 0, 4), 16),
    Demand((2, 0, 2, 2), 17),
    Demand((0, 0, 3, 2), 17),
    Demand((1, 1, 3, 1), 18),
    Demand((0, 0, 2, 3), 18),
    Demand((0, 2, 2, 2), 19),
    Demand((1, 1, 1, 3), 20),
    Demand((0, 0, 0, 5), 20),
]
CLOSED_PORT: Final = 26  # the number of the closed-port tile in the pile
DEMAND_COST: Final[list[int]] = [demand.cost for demand in DEMANDS]
DEMAND_POINTS: Final[list[int]] = [demand.points for demand in DEMANDS]
