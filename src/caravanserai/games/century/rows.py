"""Rows of face-up cards beside their decks: the point row, and the market where cubes lie on the cards."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.games.century.cubes import NO_CUBES, Cubes

GAP: Final = -1  # stands in a market for a card already gone while its deal is being made


class Row:
    """Face-up cards, position 0 farthest from the deck. The deck list is never changed, only `left` falls."""

    def __init__(self, cards: list[int], deck: list[int], left: i64) -> None:
        self.cards = cards
        self.deck = deck
        self.left: i64 = left

    def take(self, position: i64) -> i64:
        """Remove a card; those right of it move left."""
        return self.cards.pop(position)

    def refill(self) -> bool:
        """Turn up the next card at the right end; False when the deck is empty and the row stays shorter."""
        if self.left == 0:
            return False
        self.left -= 1
        self.cards.append(self.deck[self.left])
        return True

    def hidden(self) -> list[int]:
        """The cards still in the deck, in rising order."""
        return sorted(self.deck[: self.left])

    def copy(self) -> "Row":
        return Row(self.cards[:], self.deck, self.left)

    def imagined(self, chance: Chance) -> "Row":
        """The same row before a deck in another order."""
        deck = self.hidden()
        chance.shuffle(deck)
        return Row(self.cards[:], deck, self.left)

    def save(self) -> dict[str, object]:
        return {"cards": self.cards[:], "deck": self.deck[: self.left]}


class Market(Row):
    """The market row: trade cards with the cubes that were left on them (SR-22 to SR-27)."""

    def __init__(self, cards: list[int], deck: list[int], left: i64, cubes: list[int]) -> None:
        super().__init__(cards, deck, left)
        self.cubes = cubes

    def put(self, position: i64, cubes: Cubes) -> None:
        """Leave cubes on a card."""
        self.cubes[position] = self.cubes[position] + cubes

    def collect(self, position: i64) -> Cubes:
        """Pick up the cubes that lie on a card."""
        found: i64 = self.cubes[position]
        self.cubes[position] = NO_CUBES
        return found

    def take(self, position: i64) -> i64:
        self.cubes.pop(position)
        return self.cards.pop(position)

    def lift(self, position: i64) -> i64:
        """Remove a card but leave its place open until it is closed with `take` (SR-54)."""
        card: i64 = self.cards[position]
        self.cards[position] = GAP
        return card

    def refill(self) -> bool:
        if self.left == 0:
            return False
        self.left -= 1
        self.cards.append(self.deck[self.left])
        self.cubes.append(NO_CUBES)
        return True

    def copy(self) -> "Market":
        return Market(self.cards[:], self.deck, self.left, self.cubes[:])

    def imagined(self, chance: Chance) -> "Market":
        deck = self.hidden()
        chance.shuffle(deck)
        return Market(self.cards[:], deck, self.left, self.cubes[:])

    def save(self) -> dict[str, object]:
        return {"cards": self.cards[:], "deck": self.deck[: self.left], "cubes": self.cubes[:]}


def dealt(deck: list[int], length: int) -> Row:
    """A row of the top cards of a shuffled deck (SR-6)."""
    row = Row([], deck, len(deck))
    for _ in range(length):
        row.refill()
    return row


def market_dealt(deck: list[int], length: int) -> Market:
    """A market of the top cards of a shuffled deck, without cubes (SR-9)."""
    market = Market([], deck, len(deck), [])
    for _ in range(length):
        market.refill()
    return market


def restored_row(saved: Mapping[str, Any]) -> Row:
    deck = [int(card) for card in saved["deck"]]
    return Row([int(card) for card in saved["cards"]], deck, len(deck))


def restored_market(saved: Mapping[str, Any]) -> Market:
    deck = [int(card) for card in saved["deck"]]
    cubes = [int(bag) for bag in saved["cubes"]]
    return Market([int(card) for card in saved["cards"]], deck, len(deck), cubes)
