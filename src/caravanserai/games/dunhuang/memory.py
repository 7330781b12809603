"""What a seat remembers of hidden cards (DH-101): cards it saw go into hands, swaps, and cards put under the deck.

A memory never knows more than its seat has seen. It is a list of *traces*, each "a card of this good is in one of these
places", and of *layers* at the bottom of the deck, each a number of cards with their bag, or unknown.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.dunhuang.goods import NOTHING, listed, number_of, one

# Places a card can hide in, as bits: the hands of seats 0 to 3, the deck, the face-down discards of seats 0 to 3.
DECK: Final = 16
BURIED: Final = 32
PLACE_SHIFT: Final = 4
GOOD_MASK: Final = 15


def hand_of(seat: i64) -> i64:
    """The place that is a seat's hand."""
    return i64(1) << seat


def buried_by(seat: i64) -> i64:
    """The place that is a seat's face-down discard."""
    return i64(BURIED) << seat


class Memory:
    """The memory of one seat."""

    def __init__(self, traces: list[int], sizes: list[int], bags: list[int]) -> None:
        self.traces = traces  # good + 16 * places
        self.sizes = sizes  # layers under the deck, lowest first
        self.bags = bags  # their goods; NOTHING where unknown

    def saw_enter(self, good: i64, place: i64) -> None:
        """A card of this good went to a place."""
        self.traces.append(good | (place << PLACE_SHIFT))

    def saw_leave(self, good: i64, place: i64) -> None:
        """A card of this good came out of a place: forget the trace that fits it most closely."""
        best = -1
        best_places: i64 = 0
        for index in range(len(self.traces)):
            trace: i64 = self.traces[index]
            places = trace >> PLACE_SHIFT
            if trace & GOOD_MASK == good and places & place and (best < 0 or places < best_places):
                best = index
                best_places = places
                if places == place:
                    break
        if best >= 0:
            self.traces.pop(best)

    def saw_mixing(self, place: i64, other: i64) -> None:
        """Cards went unseen between two places: what was in one may now be in the other."""
        for index in range(len(self.traces)):
            trace: i64 = self.traces[index]
            if (trace >> PLACE_SHIFT) & (place | other):
                self.traces[index] = trace | ((place | other) << PLACE_SHIFT)

    def saw_unseen_leave(self, place: i64, other: i64) -> None:
        """An unseen card went from one place to another, and none came back."""
        for index in range(len(self.traces)):
            trace: i64 = self.traces[index]
            if (trace >> PLACE_SHIFT) & place:
                self.traces[index] = trace | (other << PLACE_SHIFT)

    def saw_top(self, good: i64, deck: i64) -> None:
        """The top card of a deck of this many cards was turned up or drawn by this seat itself."""
        covered = self.covered() == deck
        top = len(self.sizes) - 1
        if covered and number_of(self.bags[top], good) > 0:
            self.bags[top] = self.bags[top] - one(good)
        else:
            self.saw_leave(good, DECK)
        if covered:
            self._lower_top()

    def saw_unseen_draw(self, seat: i64, deck: i64) -> None:
        """Another seat drew the top card of a deck of this many cards without showing it."""
        if self.covered() == deck:
            top = len(self.sizes) - 1
            for good in listed(self.bags[top]):
                self.saw_enter(good, DECK)
            self.bags[top] = NOTHING
            self._lower_top()
        self.saw_unseen_leave(DECK, hand_of(seat))

    def put_under(self, size: i64, bag: i64) -> None:
        """Cards went under the deck; the bag is NOTHING when this seat did not see them."""
        self.sizes.insert(0, size)
        self.bags.insert(0, bag)

    def covered(self) -> i64:
        """How many cards at the bottom of the deck lie in layers."""
        cards: i64 = 0
        for size in self.sizes:
            cards += size
        return cards

    def _lower_top(self) -> None:
        top = len(self.sizes) - 1
        self.sizes[top] = self.sizes[top] - 1
        if self.sizes[top] == 0:
            self.sizes.pop()
            self.bags.pop()

    def copy(self) -> "Memory":
        return Memory(self.traces[:], self.sizes[:], self.bags[:])

    def save(self) -> dict[str, object]:
        return {"traces": self.traces[:], "sizes": self.sizes[:], "bags": self.bags[:]}


def blank() -> Memory:
    return Memory([], [], [])


def restored_memory(saved: Mapping[str, Any]) -> Memory:
    """The memory that `save` wrote."""

    def numbers(values: Sequence[Any]) -> list[int]:
        return [int(value) for value in values]

    return Memory(numbers(saved["traces"]), numbers(saved["sizes"]), numbers(saved["bags"]))


def places_in(trace: i64) -> i64:
    return trace >> PLACE_SHIFT


def good_in(trace: i64) -> i64:
    return trace & GOOD_MASK


def how_many(places: i64) -> int:
    """The number of places in a set of them."""
    found = 0
    while places:
        places &= places - 1
        found += 1
    return found
