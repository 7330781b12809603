"""What a seat remembers of hidden cards (DH-101): seen to go into a hand, given and taken, put under the deck.

A memory never knows more than its seat has seen. It is a list of *traces*, each "a card of this good is in one of these
places", and of *layers* at the bottom of the deck, each a number of cards and, if this seat put them there, the bag
they are from.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.dunhuang.goods import NOTHING, listed, one

# Places a card can hide in, as bits: the hands of seats 0 to 3, the face-down discards of seats 0 to 3, the cards
# somebody is looking at, and every layer that was ever put under the deck, in the order of putting.
BURIED: Final = 16
DRAWN: Final = 256
FIRST_LAYER: Final = 512
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

    def __init__(self, traces: list[int], sizes: list[int], bags: list[int], made: i64) -> None:
        self.traces = traces  # good + 16 * places
        self.sizes = sizes  # layers under the deck, lowest first
        self.bags = bags  # the goods the cards of each layer are among; NOTHING where unknown
        self.made: i64 = made  # how many layers there have ever been

    def layer(self, index: i64) -> i64:
        """The place that is a layer, counted from the bottom of the deck: the latest lies lowest."""
        return i64(FIRST_LAYER) << (self.made - 1 - index)

    def saw_enter(self, good: i64, place: i64) -> None:
        """A card of this good went to a place."""
        self.traces.append(good | (place << PLACE_SHIFT))

    def saw_leave(self, good: i64, place: i64) -> None:
        """A card of this good came out of a place: forget the trace that fits it most closely.

        Where several fit in different ways it may have been any of them, so those that stay get the places of all.
        """
        closest = self._closest(good, place)
        if not closest:
            return
        places: i64 = 0
        for index in closest:
            places |= places_in(self.traces[index])
        for index in closest:
            self.traces[index] = good | (places << PLACE_SHIFT)
        self.traces.pop(closest[0])

    def _closest(self, good: i64, place: i64) -> list[int]:
        """The traces of a good that include a place, without those wider than another of them."""
        fitting: list[int] = []
        for index in range(len(self.traces)):
            trace: i64 = self.traces[index]
            if good_in(trace) == good and places_in(trace) & place:
                fitting.append(index)
        closest: list[int] = []
        for index in fitting:
            mine = places_in(self.traces[index])
            narrowest = True
            for rival in fitting:
                other = places_in(self.traces[rival])
                if other & mine == other and (other != mine or rival < index):
                    narrowest = False
            if narrowest:
                closest.append(index)
        return closest

    def saw_unseen_leave(self, place: i64, other: i64) -> None:
        """Unseen cards went from one place to another: what was here may now be there."""
        for index in range(len(self.traces)):
            trace: i64 = self.traces[index]
            if places_in(trace) & place:
                self.traces[index] = trace | (other << PLACE_SHIFT)

    def saw_top(self, good: i64, deck: i64) -> None:
        """The top card of a deck of this many cards was turned up or drawn by this seat itself."""
        if self.covered() == deck:
            top = len(self.sizes) - 1
            self.saw_leave(good, self.layer(top))
            if self.bags[top] != NOTHING:
                self.bags[top] = self.bags[top] - one(good)
            self._lower_top()

    def saw_unseen_draw(self, deck: i64) -> None:
        """Another seat drew the top card of a deck of this many cards without showing it."""
        if self.covered() == deck:
            self.saw_unseen_leave(self.layer(len(self.sizes) - 1), DRAWN)
            self._lower_top()

    def saw_unseen_put_under(self, seat: i64, size: i64) -> None:
        """Another seat kept one of the cards it had drawn, and put so many under the deck."""
        to = hand_of(seat)
        if size > 0:
            self._add_layer(size, NOTHING)
            to |= self.layer(0)
        self.saw_unseen_leave(DRAWN, to)
        self._forget_place(DRAWN)

    def put_under(self, size: i64, bag: i64) -> None:
        """This seat itself put cards under the deck."""
        self._add_layer(size, bag)
        for good in listed(bag):
            self.saw_enter(good, self.layer(0))

    def covered(self) -> i64:
        """How many cards at the bottom of the deck lie in layers."""
        cards: i64 = 0
        for size in self.sizes:
            cards += size
        return cards

    def _add_layer(self, size: i64, bag: i64) -> None:
        self.sizes.insert(0, size)
        self.bags.insert(0, bag)
        self.made += 1

    def _lower_top(self) -> None:
        top = len(self.sizes) - 1
        self.sizes[top] = self.sizes[top] - 1
        if self.sizes[top] == 0:
            self._forget_place(self.layer(top))
            self.sizes.pop()
            self.bags.pop()

    def _forget_place(self, place: i64) -> None:
        """Nothing lies in this place any more."""
        for index in range(len(self.traces)):
            trace: i64 = self.traces[index]
            self.traces[index] = trace & ~(place << PLACE_SHIFT)

    def copy(self) -> "Memory":
        return Memory(self.traces[:], self.sizes[:], self.bags[:], self.made)

    def save(self) -> dict[str, object]:
        return {"traces": self.traces[:], "sizes": self.sizes[:], "bags": self.bags[:], "made": int(self.made)}


def blank() -> Memory:
    return Memory([], [], [], 0)


def restored_memory(saved: Mapping[str, Any]) -> Memory:
    """The memory that `save` wrote."""

    def numbers(values: Sequence[Any]) -> list[int]:
        return [int(value) for value in values]

    return Memory(numbers(saved["traces"]), numbers(saved["sizes"]), numbers(saved["bags"]), saved["made"])


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
