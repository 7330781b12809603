"""The line before the thinkers: tables have equal shares of their time, and a long line makes thoughts shorter."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

SHORTEST: Final = 0.05  # seconds a thought is left even when the line is long
LATE: Final = 0.7  # of the longest wait: whoever has waited so long goes first


class LineIsFull(Exception):
    """So many thoughts wait already that this one is sent away."""


@dataclass(eq=False)
class Place:
    """A thought that waits. `seconds` is what it would like to have."""

    table: str
    seconds: float
    work: Any
    answer: "asyncio.Future[Any]"
    asked: bool = False  # a person waits for it, so it comes before the table's bots
    joined: float = 0.0
    number: int = 0

    @property
    def rank(self) -> tuple[bool, float, int]:
        """The order among the thoughts of one table: a person's question, then short ones."""
        return (not self.asked, self.seconds, self.number)


@dataclass
class Share:
    """What a table has waiting, and how far it has used up its share of thinking time."""

    begins: float
    places: list[Place] = field(default_factory=list)

    @property
    def first(self) -> Place:
        return min(self.places, key=lambda place: place.rank)


class Line:
    """Chooses who thinks next: the table whose thought would be finished first if all thought at the same time.

    A table with long thoughts, or with many, uses its share up sooner, so quick thoughts of other tables pass it.
    """

    def __init__(self, hands: int, longest_wait: float, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._hands = hands
        self._longest_wait = longest_wait
        self._most = most
        self._now = now
        self._shares: dict[str, Share] = {}
        self._used: dict[str, float] = {}  # where tables that are not in line left off, if ahead of the others
        self._time = 0.0  # of the shares: how far the table served last had used its own
        self._number = 0

    def __len__(self) -> int:
        return sum(len(share.places) for share in self._shares.values())

    def join(self, place: Place) -> None:
        """Stand in line; LineIsFull when it is too long."""
        if len(self) >= self._most:
            raise LineIsFull
        self._number += 1
        place.number, place.joined = self._number, self._now()
        share = self._shares.get(place.table)
        if share is None:
            share = self._shares[place.table] = Share(max(self._time, self._used.pop(place.table, 0.0)))
        share.places.append(place)

    def leave(self, place: Place) -> None:
        """Go away without having thought."""
        share = self._shares.get(place.table)
        if share is not None and place in share.places:
            self._take(place, share, 0.0)

    def next(self) -> tuple[Place, float]:
        """The next to think, and for how many seconds. The line must not be empty."""
        place = self._late() or self._fair()
        share = self._shares[place.table]
        self._time = max(self._time, share.begins)
        seconds = max(min(SHORTEST, place.seconds), place.seconds * self._part(place))
        self._take(place, share, seconds)
        return place, seconds

    def _part(self, place: Place) -> float:
        """The part of its time a thought gets, such that those behind it have begun before they waited too long."""
        behind = [other for share in self._shares.values() for other in share.places if other is not place]
        if not behind:
            return 1.0
        left = self._longest_wait - (self._now() - min(other.joined for other in behind))
        return min(1.0, max(0.0, left) * self._hands / sum(other.seconds for other in behind))

    def _late(self) -> Place | None:
        limit = self._now() - self._longest_wait * LATE
        late = [place for share in self._shares.values() for place in share.places if place.joined <= limit]
        return min(late, key=lambda place: place.number) if late else None

    def _fair(self) -> Place:
        shares = self._shares.values()
        return min(shares, key=lambda share: (share.begins + share.first.seconds, share.first.number)).first

    def _take(self, place: Place, share: Share, seconds: float) -> None:
        share.places.remove(place)
        share.begins += seconds
        if not share.places:
            del self._shares[place.table]
            self._used = {table: used for table, used in self._used.items() if used > self._time}
            self._used[place.table] = share.begins
