"""Putting remembered cards back where they may be: the part of an imagined world that is not free (DH-101)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.games.dunhuang.goods import NOTHING, listed
from caravanserai.games.dunhuang.memory import DRAWN, buried_by, good_in, hand_of, how_many, places_in

if TYPE_CHECKING:
    from caravanserai.core.chance import Chance
    from caravanserai.games.dunhuang.memory import Memory

TRIES: Final = 60


class Place:
    """A hidden place while cards are being put into it: how many it still takes, and which it has got."""

    def __init__(self, bit: i64, room: i64) -> None:
        self.bit: i64 = bit
        self.room: i64 = room
        self.traces: list[int] = []
        self.cards: list[int] = []


def recalled(memory: Memory, rooms: list[i64], pool: list[int], chance: Chance) -> list[Place]:
    """The hidden places with every remembered card in one it may be in; those cards are taken out of the pool.

    Hands come first, then face-down discards, the drawn cards, and the layers of the deck from the bottom.
    """
    traces = sorted(memory.traces, key=lambda trace: (how_many(places_in(trace)), trace))
    for trace in traces:
        pool.remove(int(good_in(trace)))
    for _ in range(TRIES):
        left = pool[:]
        to_place = traces[:]
        places = _places(memory, rooms)
        if _fill_known_layers(memory, places, to_place, left, chance) and _fit(to_place, places, chance):
            pool[:] = left
            return places
    places = _places(memory, rooms)
    _fit(traces, places, chance)
    return places


def _places(memory: Memory, rooms: list[i64]) -> list[Place]:
    players = len(rooms) // 2
    places: list[Place] = []
    for seat in range(players):
        places.append(Place(hand_of(seat), rooms[seat]))
    for seat in range(players):
        places.append(Place(buried_by(seat), rooms[players + seat]))
    places.append(Place(DRAWN, rooms[2 * players]))
    for index in range(len(memory.sizes)):
        places.append(Place(memory.layer(index), memory.sizes[index]))
    return places


def _fill_known_layers(memory: Memory, places: list[Place], traces: list[int], pool: list[int], chance: Chance) -> bool:
    """Fill the layers this seat put under the deck with cards of those it put there. False when that cannot be done."""
    first = len(places) - len(memory.sizes)
    for index in range(len(memory.sizes)):
        if memory.bags[index] == NOTHING:
            continue
        layer = places[first + index]
        cards = listed(memory.bags[index])
        chance.shuffle(cards)
        for good in cards:
            if layer.room > 0 and (_take_trace(traces, good, layer.bit) or _take_card(pool, good)):
                layer.cards.append(good)
                layer.room -= 1
        if layer.room > 0:
            return False
    return True


def _take_trace(traces: list[int], good: int, place: i64) -> bool:
    """Use the surest trace of a good that leads to this place."""
    for index in range(len(traces)):
        if good_in(traces[index]) == good and places_in(traces[index]) & place:
            traces.pop(index)
            return True
    return False


def _take_card(pool: list[int], good: int) -> bool:
    if good in pool:
        pool.remove(good)
        return True
    return False


def _fit(traces: list[int], places: list[Place], chance: Chance) -> bool:
    """Put every trace somewhere."""
    for trace in traces:
        if not _put(trace, places, 0, chance):
            return False
    for place in places:
        for trace in place.traces:
            place.cards.append(int(good_in(trace)))
    return True


def _put(trace: i64, places: list[Place], tried: i64, chance: Chance) -> bool:
    """Put a card into some place it may be in; where all are full, another card may move on to make room."""
    possible = [index for index in range(len(places)) if places[index].bit & places_in(trace) & ~tried]
    chance.shuffle(possible)
    for index in possible:
        place = places[index]
        if place.room > 0:
            place.room -= 1
            place.traces.append(int(trace))
            return True
    for index in possible:
        place = places[index]
        for number in range(len(place.traces)):
            if _put(place.traces[number], places, tried | place.bit, chance):
                place.traces[number] = int(trace)
                return True
    return False
