"""Ways within a turn: where a piece that is moved step by step has been, and where it could have gone instead.

Who comes to such a place by a longer way has gained nothing, so bots do not look at moves that lead back to one.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.bots.bot import Bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caravanserai.core.moves import Move
    from caravanserai.core.state import State

NOWHERE: Final = -1
NOTHING: Final = -math.inf  # what a move is worth that leads back


class Way:
    """The places of a turn, up to the decision it has come to."""

    def __init__(self) -> None:
        self.here: i64 = NOWHERE
        self._near: list[int] = []  # this place, and those that a move from it leads to
        self._behind: list[int] = []  # the same of all places before it

    def copy(self) -> Way:
        twin = Way()
        twin.here = self.here
        twin._near = self._near[:]
        twin._behind = self._behind
        return twin

    def arrive(self, here: i64) -> None:
        """The turn goes on at a place, perhaps still the same."""
        if here == self.here:
            return
        self._behind = self._behind + self._near  # not in place: copies share it
        self._near = [int(here)]
        self.here = here

    def note(self, place: i64) -> None:
        """A move from here leads to this place."""
        self._near.append(int(place))

    def look_around(self, world: State, moves: list[Move], seat: int) -> list[Move]:
        """Note where all moves lead; gives those that do not lead back, or all where there is no other way."""
        if self.here == NOWHERE:
            return moves
        onward: list[Move] = []
        for move in moves:
            place = whereabouts_after(world, move, seat)
            self.note(place)
            if not self.leads_back(place):
                onward.append(move)
        return onward or moves

    def leads_back(self, place: i64) -> bool:
        """Whether this is another place than here, and one that could be had by a shorter way."""
        return place != self.here and place != NOWHERE and int(place) in self._behind

    def without_return(self, worths: list[float], places: list[int]) -> list[float]:
        """Note where moves from here lead, and give their worths, but nothing at all for those that lead back.

        Where every move leads back, all keep their worth.
        """
        kept = worths
        if self._behind:
            kept = [
                NOTHING if self.leads_back(places[position]) else worths[position] for position in range(len(worths))
            ]
        self._near += places
        return kept if max(kept) > NOTHING else worths


class Memory:
    """What a bot keeps in mind from one decision of its turn to the next."""

    def __init__(self) -> None:
        self._turn: i64 = -1
        self._next: i64 = NOWHERE  # where its last choice led
        self._way = Way()

    def way_to(self, world: State, seat: int) -> Way:
        """The way to this decision; a new one when the turn is another, or was taken back."""
        here = world.whereabouts(seat)
        if world.turn != self._turn or here != self._next:
            self._turn = world.turn
            self._way = Way()
        self._way.arrive(here)
        self._next = here
        return self._way

    def choose(self, world: State, move: Move, seat: int) -> None:
        """Remember a choice."""
        if self._next != NOWHERE:
            self._next = whereabouts_after(world, move, seat)


def retraced(begun: State, made: Sequence[Move], seat: int) -> Memory:
    """The memory of a seat that made these moves in its turn, from a world as of the first of them.

    Where the moves do not fit the world, nothing is remembered.
    """
    memory = Memory()
    world = begun.copy()
    for move in made:
        if world.why_not(move, seat) is not None:
            return Memory()
        memory.way_to(world, seat).look_around(world, world.legal(seat), seat)
        memory.choose(world, move, seat)
        world.perform(move, seat)
    return memory


class TurnBot(Bot):
    """A bot that keeps the way of its turn in mind; whoever makes one afresh within a turn gives it its memory."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.memory = Memory()


def whereabouts_after(world: State, move: Move, seat: int) -> i64:
    """Where the piece is after a move."""
    after = world.copy()
    after.perform(move, seat)
    return after.whereabouts(seat)
