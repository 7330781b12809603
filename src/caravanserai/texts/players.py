"""Who sits where, for sentences that speak of others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Players:
    """The names by seat, and the seat of the one reader whom sentences call you."""

    names: Sequence[str] = ()
    reader: int | None = None

    def name(self, seat: int) -> str:
        """What somebody is called; where no names are known, the number of the seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def who(self, seat: int) -> str:
        """`you` or `other`, for texts to choose by."""
        return "you" if seat == self.reader else "other"


NOBODY: Final = Players()
