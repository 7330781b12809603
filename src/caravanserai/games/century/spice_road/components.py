"""The cards and coins of Spice Road. Facts only; totals are checked by the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravanserai.games.century.caravan.cubes import bag, counts

if TYPE_CHECKING:
    from caravanserai.games.century.spice_road.shapes import PointCardPart

POINT_ROW: Final = 5
TRADE_ROW: Final = 6
MOST_TIMES: Final = 15  # an exchange: ten cubes, and what four rivals' deals can bring in between
COINS_PER_PLAYER: Final = 2  # of gold and of silver (SR-7)
GOLD_POINTS: Final = 3
SILVER_POINTS: Final = 1
STARTING_CUBES: Final[list[int]] = [  # in turn order (SR-11)
    bag((3, 0, 0, 0)),
    bag((4, 0, 0, 0)),
    bag((4, 0, 0, 0)),
    bag((3, 1, 0, 0)),
    bag((3, 1, 0, 0)),
]
CARDS_TO_END: Final[list[int]] = [0, 0, 6, 6, 5, 5]  # by number of players (SR-42)


class PointCard:
    """A point card: what it costs and what it is worth."""

    def __init__(self, cost: tuple[int, int, int, int], points: int) -> None:
        self.cost: Final[int] = bag(cost)
        self.points: Final = points

    def to_json(self) -> PointCardPart:
        return {"cost": counts(self.cost), "points": self.points}


POINT_CARDS: Final[list[PointCard]] = [
    PointCard((2, 2, 0, 0), 6),
    PointCard((3, 2, 0, 0), 7),
    PointCard((2, 3, 0, 0), 8),
    PointCard((2, 0, 2, 0), 8),
    PointCard((0, 4, 0, 0), 8),
    PointCard((3, 0, 2, 0), 9),
    PointCard((2, 1, 0, 1), 9),
    PointCard((2, 0, 0, 2), 10),
    PointCard((0, 5, 0, 0), 10),
    PointCard((0, 2, 2, 0), 10),
    PointCard((3, 0, 0, 2), 11),
    PointCard((2, 0, 3, 0), 11),
    PointCard((1, 1, 1, 1), 12),
    PointCard((1, 0, 2, 1), 12),
    PointCard((0, 3, 2, 0), 12),
    PointCard((0, 2, 1, 1), 12),
    PointCard((0, 2, 0, 2), 12),
    PointCard((0, 0, 4, 0), 12),
    PointCard((2, 2, 2, 0), 13),
    PointCard((0, 2, 3, 0), 13),
    PointCard((3, 1, 1, 1), 14),
    PointCard((2, 0, 0, 3), 14),
    PointCard((0, 3, 0, 2), 14),
    PointCard((0, 0, 2, 2), 14),
    PointCard((2, 2, 0, 2), 15),
    PointCard((0, 0, 5, 0), 15),
    PointCard((1, 3, 1, 1), 16),
    PointCard((0, 2, 0, 3), 16),
    PointCard((0, 0, 0, 4), 16),
    PointCard((2, 0, 2, 2), 17),
    PointCard((0, 0, 3, 2), 17),
    PointCard((1, 1, 3, 1), 18),
    PointCard((0, 0, 2, 3), 18),
    PointCard((0, 2, 2, 2), 19),
    PointCard((1, 1, 1, 3), 20),
    PointCard((0, 0, 0, 5), 20),
]
POINT_COST: Final[list[int]] = [card.cost for card in POINT_CARDS]
POINTS: Final[list[int]] = [card.points for card in POINT_CARDS]
