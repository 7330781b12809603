"""What everybody saw after every move of a game, kept for when the rules that show it are not here any more.

It holds what the past of a finished game shows, no more: the view of a watcher and of each seat, the scores at every
end of a turn, and why nothing can be done any more. The log needs no rules and is not repeated.
"""

import json
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, cast

from caravanserai.core.shapes import TableView
from caravanserai.core.state import State
from caravanserai.server.model.changes import change_between, changed
from caravanserai.server.model.entries import Entry

FORMAT: Final = 1
Views = list[Any]  # a watcher's first, then each seat's


@dataclass(frozen=True)
class Seen:
    """One position as it was seen."""

    views: Views
    over: dict[str, Any]  # the reason that stands wherever nothing can be done in a finished game

    def view(self, seat: int | None) -> TableView:
        """What a seat saw, or with None a watcher."""
        return cast(TableView, self.views[0 if seat is None else seat + 1])


@dataclass
class Archive:
    """The positions of a game after `first` moves and after every move from there on."""

    version: str
    first: int
    views: Views  # of the first position
    over: dict[str, Any]
    moves: list[int]  # where the scores are from: so many moves
    scores: list[list[int]]
    events: list[int] = field(default_factory=list)  # the event of every move
    changes: list[Any] = field(default_factory=list)  # what every move changed in the views
    format: int = FORMAT

    @property
    def last(self) -> int:
        """The number of moves after which it ends."""
        return self.first + len(self.events)

    def holds(self, number: int, event: int | None) -> bool:
        """Whether it has the position after so many moves, the last of them being this event."""
        if number == self.first:
            return True
        return self.first < number <= self.last and self.events[number - self.first - 1] == event

    def seen(self, number: int) -> Seen:
        """The position after so many moves, which it must have."""
        views: Any = self.views
        for change in self.changes[: number - self.first]:
            views = changed(views, change)
        return Seen(views, self.over)

    def go_on(self, state: State, entries: Sequence[Entry]) -> None:
        """Add the positions after some more moves; the state stands at the last position and is played on."""
        before = self.seen(self.last).views
        for entry in entries:
            assert entry.move is not None
            turn = state.turn
            state.apply(entry.move, entry.seat)
            after = views_of(state)
            self.events.append(entry.number)
            self.changes.append(change_between(before, after))
            before = after
            if state.turn != turn or state.over:
                self.moves.append(self.last)
                self.scores.append(state.scores())

    def packed(self) -> bytes:
        """In few bytes."""
        return zlib.compress(json.dumps(asdict(self), separators=(",", ":")).encode(), 9)


def begin_archive(state: State, version: str, first: int) -> Archive:
    """An archive of one position, to go on from."""
    return Archive(version, first, views_of(state), state.why_over().to_json(), [first], [state.scores()])


def unpacked(data: bytes) -> Archive:
    """An archive as it was packed."""
    return Archive(**json.loads(zlib.decompress(data)))


def views_of(state: State) -> Views:
    """What is seen of a state, as it is in JSON."""
    views: Views = json.loads(json.dumps([state.view(seat) for seat in (None, *range(state.players))]))
    return views
