"""What a state tells while it is played: the sentences of the log and the movements on the table."""

from collections.abc import Mapping
from typing import Final, TypeAlias

Fact: TypeAlias = int | str | list[int]

EVERYBODY: Final = -1


class Event:
    """One thing that happened. `seat` is who did it; `seen_by` is a seat, or EVERYBODY."""

    def __init__(self, kind: str, seat: int, facts: Mapping[str, Fact], seen_by: int = EVERYBODY) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.facts: Final = dict(facts)
        self.seen_by: Final = seen_by

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat (or, with None, a spectator) may be told."""
        return self.seen_by == EVERYBODY or self.seen_by == seat

    def to_json(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "facts": dict(self.facts)}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.facts})"
