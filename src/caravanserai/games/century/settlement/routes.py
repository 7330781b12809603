"""Personal trade routes: a player's row of trade cards with settlers on them, and the discard pile (E1-9)."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.century.caravan.card_sets import NO_CARDS, listed, size

ROUTE_LIMIT: Final = 5  # E1-16
PAIRS: Final[list[tuple[int, int]]] = [  # places whose cards can change places, by the number of the move (E1-20)
    (first, second) for first in range(ROUTE_LIMIT) for second in range(first + 1, ROUTE_LIMIT)
]


class Route:
    """Cards from left to right, the settlers on each, and the cards on the face-down pile as a set."""

    def __init__(self, cards: list[int], settlers: list[int], discard: i64) -> None:
        self.cards = cards
        self.settlers = settlers
        self.discard: i64 = discard

    def needed(self, position: i64) -> i64:
        """The settlers it takes to use a card: one, and one for every free card to its left (E1-22)."""
        number: i64 = 1
        for left in range(position):
            if self.settlers[left] == 0:
                number += 1
        return number

    def standing(self) -> i64:
        """How many settlers stand on the route."""
        found: i64 = 0
        for number in self.settlers:
            found += number
        return found

    def bring_home(self) -> i64:
        """All settlers leave the route; gives how many (E1-25)."""
        coming = self.standing()
        if coming > 0:
            self.settlers = [0] * len(self.cards)
        return coming

    def add(self, card: i64) -> None:
        """Put a card at the right end (E1-15)."""
        self.cards.append(int(card))
        self.settlers.append(0)

    def swap(self, first: i64, second: i64) -> None:
        """Two cards change places; settlers travel with their card (E1-20)."""
        for row in (self.cards, self.settlers):
            held = row[first]
            row[first] = row[second]
            row[second] = held

    def owned(self) -> i64:
        """How many trade cards the player has, on the route and on the pile (E1-34)."""
        return len(self.cards) + size(self.discard)

    def anywhere(self) -> list[int]:
        """The cards of route and pile."""
        return self.cards + listed(self.discard)

    def copy(self) -> "Route":
        return Route(self.cards[:], self.settlers[:], self.discard)

    def save(self) -> list[object]:
        return [self.cards[:], self.settlers[:], int(self.discard)]


def empty_route() -> Route:
    return Route([], [], NO_CARDS)


def restored_route(saved: Sequence[Any]) -> Route:
    """The route that `save` wrote."""
    cards, settlers, discard = saved
    if len(cards) != len(settlers):
        raise ValueError("the settlers on a route do not fit its cards")
    return Route([int(card) for card in cards], [int(number) for number in settlers], discard)
