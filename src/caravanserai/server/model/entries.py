"""The lines of a table's log, as they are kept and as a reader may see them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from caravanserai.core.events import EVERYBODY, Event

Told = tuple[str, int, dict[str, Any], int]  # kind, seat, facts, seen_by


@dataclass(frozen=True)
class Entry:
    """One event of a table. `move` is never shown: it could be a secret choice; the story says what is open."""

    number: int
    at: float
    kind: str
    seat: int | None = None
    person: str | None = None
    name: str | None = None
    key: str | None = None
    move: str | None = None
    text: str | None = None
    undoes: int | None = None
    story: Sequence[Told] = field(default_factory=tuple)
    move_count: int = 0
    command: str | None = None  # with a key: a hash of what was asked with it
    hidden: bool | None = None  # a line of the chat that the host of the server has hidden

    def shown_to(self, seats: Sequence[int]) -> dict[str, Any]:
        """The entry for somebody who has these seats, or none; the shape is LogEntry."""
        return {
            "event": self.number,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "person": self.name,
            "text": None if self.hidden else self.text,
            "hidden": bool(self.hidden),
            "undoes": self.undoes,
            "story": [
                {"kind": kind, "seat": seat, "facts": facts}
                for kind, seat, facts, seen_by in self.story
                if seen_by == EVERYBODY or seen_by in seats
            ],
            "move_count": self.move_count,
        }


def written(events: Iterable[Event]) -> tuple[Told, ...]:
    """A state's story in the form that is kept."""
    return tuple((event.kind, event.seat, event.facts, event.seen_by) for event in events)
