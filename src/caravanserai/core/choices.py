"""Every choice a player could mean at the open decision: what it is about, and why it is barred if it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from caravanserai.core.events import Fact
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason


class Choice:
    """A move with the facts that its sentence and its price tag need; `reason` says why it cannot be made now."""

    def __init__(self, move: Move, facts: Mapping[str, Fact], reason: Reason | None) -> None:
        self.move: Final = move
        self.facts: Final = facts
        self.reason: Final = reason

    def to_json(self) -> dict[str, object]:
        """The form the web receives."""
        return {
            "move": self.move.id,
            "facts": dict(self.facts),
            "reason": None if self.reason is None else self.reason.to_json(),
        }

    def __repr__(self) -> str:
        return f"Choice({self.move}, {dict(self.facts)}, {self.reason})"
