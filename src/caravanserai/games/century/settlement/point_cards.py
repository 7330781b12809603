"""The point cards of A New World: cost, points, one of the four symbols, a star, and from how many players on.

Facts only; totals are checked by the tests. The set is reconstructed: 14 cards of each symbol, two with either star.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.games.century.caravan.card_sets import set_of
from caravanserai.games.century.caravan.cubes import Cubes, bag, counts, holds

if TYPE_CHECKING:
    from caravanserai.games.century.settlement.shapes import FortCardPart

NATIVE: Final = 0
TOOLS: Final = 1
SETTLER: Final = 2
EXPLORATION: Final = 3
SYMBOLS: Final = ("native", "tools", "settler", "exploration")

NO_STAR: Final = 0
BLACK: Final = 1
WHITE: Final = 2
STARS: Final = ("none", "black", "white")

CARDS_TO_END: Final = 8  # NW-56
FORTS: Final = 4  # as many cards lie face up (NW-12)


class PointCard:
    """A point card. `settlers` come from the reserve when it is claimed; `players` is the fewest it is used with."""

    def __init__(
        self, symbol: int, cost: tuple[int, int, int, int], points: int, settlers: int, players: int, star: int
    ) -> None:
        self.symbol: Final = symbol
        self.cost: Final[int] = bag(cost)
        self.points: Final = points
        self.settlers: Final = settlers
        self.players: Final = players
        self.star: Final = star

    def to_json(self) -> FortCardPart:
        return {
            "symbol": SYMBOLS[self.symbol],
            "cost": counts(self.cost),
            "points": self.points,
            "settlers": self.settlers,
            "players": self.players,
            "star": STARS[self.star],
            "source": "reconstructed",
        }


def _native(cost: tuple[int, int, int, int], points: int, players: int = 2, star: int = NO_STAR) -> PointCard:
    return PointCard(NATIVE, cost, points, 0, players, star)


def _tools(cost: tuple[int, int, int, int], points: int, players: int = 2, star: int = NO_STAR) -> PointCard:
    return PointCard(TOOLS, cost, points, 0, players, star)


def _settler(
    cost: tuple[int, int, int, int], points: int, settlers: int, players: int = 2, star: int = NO_STAR
) -> PointCard:
    return PointCard(SETTLER, cost, points, settlers, players, star)


def _explorer(cost: tuple[int, int, int, int], points: int, players: int = 2, star: int = NO_STAR) -> PointCard:
    return PointCard(EXPLORATION, cost, points, 0, players, star)


POINT_CARDS: Final[list[PointCard]] = [
    _native((2, 2, 0, 0), 3),
    _native((1, 1, 0, 1), 5),
    _native((0, 2, 0, 1), 5),
    _native((0, 1, 1, 1), 7),
    _native((2, 1, 2, 0), 8),
    _native((1, 3, 0, 1), 9),
    _native((0, 2, 1, 0), 4, players=3),
    _native((1, 0, 0, 2), 6, players=3),
    _native((2, 0, 2, 0), 5, players=4),
    _native((1, 0, 3, 0), 7, players=4),
    _native((3, 0, 1, 0), 3, star=BLACK),
    _native((2, 1, 1, 0), 5, star=BLACK),
    _native((1, 0, 2, 1), 9, star=WHITE),
    _native((1, 2, 1, 1), 11, star=WHITE),
    _tools((3, 0, 1, 0), 3),
    _tools((0, 2, 1, 0), 4),
    _tools((1, 2, 1, 0), 6),
    _tools((2, 0, 1, 1), 7),
    _tools((0, 2, 2, 0), 7),
    _tools((0, 0, 1, 2), 8),
    _tools((2, 1, 1, 0), 5, players=3),
    _tools((2, 2, 1, 0), 7, players=3),
    _tools((2, 3, 0, 0), 5, players=4),
    _tools((0, 1, 0, 2), 7, players=4),
    _tools((2, 0, 0, 1), 3, star=BLACK),
    _tools((3, 0, 0, 1), 4, star=BLACK),
    _tools((0, 2, 1, 1), 9, star=WHITE),
    _tools((1, 1, 3, 0), 10, star=WHITE),
    _settler((1, 1, 1, 0), 5, 1),
    _settler((1, 3, 0, 0), 5, 1),
    _settler((0, 1, 2, 0), 6, 1),
    _settler((0, 3, 1, 0), 7, 1),
    _settler((0, 0, 2, 1), 6, 2),
    _settler((1, 1, 0, 2), 8, 2),
    _settler((1, 0, 2, 0), 5, 1, players=3),
    _settler((3, 1, 0, 1), 8, 1, players=3),
    _settler((2, 1, 0, 1), 7, 1, players=4),
    _settler((2, 0, 0, 2), 6, 2, players=4),
    _settler((2, 2, 0, 0), 4, 1, star=BLACK),
    _settler((3, 2, 0, 0), 5, 1, star=BLACK),
    _settler((2, 1, 1, 1), 9, 2, star=WHITE),
    _settler((0, 1, 2, 1), 9, 2, star=WHITE),
    _explorer((4, 1, 0, 0), 3),
    _explorer((1, 0, 2, 0), 4),
    _explorer((3, 1, 1, 0), 6),
    _explorer((1, 2, 0, 1), 7),
    _explorer((1, 1, 1, 1), 9),
    _explorer((0, 1, 3, 0), 8),
    _explorer((4, 0, 1, 0), 4, players=3),
    _explorer((1, 1, 2, 0), 7, players=3),
    _explorer((1, 0, 1, 1), 6, players=4),
    _explorer((0, 3, 0, 1), 7, players=4),
    _explorer((2, 0, 0, 1), 3, star=BLACK),
    _explorer((1, 3, 0, 0), 4, star=BLACK),
    _explorer((1, 2, 2, 0), 9, star=WHITE),
    _explorer((1, 0, 1, 2), 10, star=WHITE),
]
POINT_COST: Final[list[int]] = [card.cost for card in POINT_CARDS]
POINTS: Final[list[int]] = [card.points for card in POINT_CARDS]
SYMBOL_OF: Final[list[int]] = [card.symbol for card in POINT_CARDS]
NEW_SETTLERS: Final[list[int]] = [card.settlers for card in POINT_CARDS]

# The cards of each symbol as a set, by symbol.
CARDS_WITH: Final[list[int]] = [
    int(set_of([number for number, card in enumerate(POINT_CARDS) if card.symbol == symbol]))
    for symbol in range(len(SYMBOLS))
]


def affordable(card: i64, cubes: Cubes) -> bool:
    """Whether these cubes pay for a card (NW-36)."""
    return holds(cubes, POINT_COST[card])


def point_deck(players: int, star_removed: int, chance: Chance) -> list[int]:
    """The cards used with so many players and without a star, shuffled (NW-10 to NW-12, E1-3)."""
    deck = [number for number, card in enumerate(POINT_CARDS) if card.players <= players and card.star != star_removed]
    chance.shuffle(deck)
    return deck
