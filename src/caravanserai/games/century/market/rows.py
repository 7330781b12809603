"""Rows of face-up cards beside their decks: point rows, and the market where cubes lie on the cards."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.chance import Chance
from caravanserai.games.century.caravan.cubes import NO_CUBES, Cubes

GAP: Final = -1  # stands in a row for a card already gone while what it brings is being done


class Row:
    """Face-up cards, position 0 farthest from the deck. While cards are drawn the deck list stays, only `left` falls.

    `known` cards at the bottom of the deck were put under it for all to see (NW-50, E1-19).
    """

    def __init__(self, cards: list[int], deck: list[int], left: i64, known: i64 = 0) -> None:
        self.cards = cards
        self.deck = deck
        self.left: i64 = left
        self.known: i64 = known

    def take(self, position: i64) -> i64:
        """Remove a card; those right of it move left."""
        return self.cards.pop(position)

    def lift(self, position: i64) -> i64:
        """Remove a card but leave its place open until it is closed with `take` (SR-54, NW-37)."""
        card: i64 = self.cards[position]
        self.cards[position] = GAP
        return card

    def refill(self) -> bool:
        """Turn up the next card at the right end; False when the deck is empty and the row stays shorter."""
        if self.left == 0:
            return False
        self.draw()
        return True

    def draw(self) -> None:
        """Put the top card of the deck at the right end."""
        self.left -= 1
        if self.known > self.left:
            self.known = self.left
        self.cards.append(self.deck[self.left])

    def put_under(self) -> None:
        """Put the whole row under the deck, the left end first, so that it is also the first to come back."""
        self.deck = self.cards[::-1] + self.deck[: self.left]
        self.left = len(self.deck)
        self.known += len(self.cards)
        self.cards = []

    def seen(self) -> i64:
        """How many cards from the top of the deck everybody sees, besides those known at its bottom."""
        return 0

    def hidden(self) -> list[int]:
        """The cards of the deck that nobody knows, in rising order."""
        return sorted(self.deck[self.known : self.left - self.seen()])

    def copy(self) -> "Row":
        return Row(self.cards[:], self.deck, self.left, self.known)

    def imagined(self, chance: Chance) -> "Row":
        """The same row before a deck in another order."""
        return Row(self.cards[:], self.deck_imagined(chance), self.left, self.known)

    def deck_imagined(self, chance: Chance) -> list[int]:
        """The deck with its unknown part in another order."""
        unknown = self.hidden()
        chance.shuffle(unknown)
        return self.deck[: self.known] + unknown + self.deck[self.left - self.seen() : self.left]

    def save(self) -> dict[str, object]:
        saved: dict[str, object] = {"cards": self.cards[:], "deck": self.deck[: self.left]}
        if self.known > 0:  # most games never have such cards, and their saves stay as they were
            saved["known"] = int(self.known)
        return saved


class OpenRow(Row):
    """A row whose deck lies face up: everybody sees the next card, nobody the order below it (NW-12)."""

    def seen(self) -> i64:
        return 1 if self.left > self.known else 0

    def next_card(self) -> int:
        """The card on top of the deck, or GAP when there is none."""
        return self.deck[self.left - 1] if self.left > 0 else GAP

    def copy(self) -> "OpenRow":
        return OpenRow(self.cards[:], self.deck, self.left, self.known)

    def imagined(self, chance: Chance) -> "OpenRow":
        return OpenRow(self.cards[:], self.deck_imagined(chance), self.left, self.known)


def price_at(position: i64) -> i64:
    """The cubes to be paid for a place of the market (from 0): one on every card before it (SR-22)."""
    return position


class Market(Row):
    """The market row: trade cards with the cubes that were left on them (SR-22 to SR-27)."""

    def __init__(self, cards: list[int], deck: list[int], left: i64, cubes: list[int], known: i64 = 0) -> None:
        super().__init__(cards, deck, left, known)
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

    def draw(self) -> None:
        super().draw()
        self.cubes.append(NO_CUBES)

    def put_under(self) -> None:
        """The same; no cubes lie in a market that is put under its deck."""
        super().put_under()
        self.cubes = []

    def copy(self) -> "Market":
        return Market(self.cards[:], self.deck, self.left, self.cubes[:], self.known)

    def imagined(self, chance: Chance) -> "Market":
        return Market(self.cards[:], self.deck_imagined(chance), self.left, self.cubes[:], self.known)

    def save(self) -> dict[str, object]:
        return super().save() | {"cubes": self.cubes[:]}


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


def open_row_dealt(deck: list[int], length: int) -> OpenRow:
    """A row of the top cards of a shuffled deck that lies face up (NW-12)."""
    row = OpenRow([], deck, len(deck))
    for _ in range(length):
        row.refill()
    return row


def restored_row(saved: Mapping[str, Any]) -> Row:
    deck = [int(card) for card in saved["deck"]]
    return Row([int(card) for card in saved["cards"]], deck, len(deck), saved.get("known", 0))


def restored_open_row(saved: Mapping[str, Any]) -> OpenRow:
    deck = [int(card) for card in saved["deck"]]
    return OpenRow([int(card) for card in saved["cards"]], deck, len(deck), saved.get("known", 0))


def restored_market(saved: Mapping[str, Any]) -> Market:
    deck = [int(card) for card in saved["deck"]]
    cubes = [int(bag) for bag in saved["cubes"]]
    return Market([int(card) for card in saved["cards"]], deck, len(deck), cubes, saved.get("known", 0))
