"""What a bot is given: a seat's view, its legal moves, and worlds that fit what the seat knows."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caravanserai.core.moves import Move
    from caravanserai.core.shapes import TableView
    from caravanserai.core.state import State


class Observation:
    """The table as one seat sees it. It is made from an imagined world, so the true one cannot be reached from it."""

    def __init__(self, state: State, seat: int, seed: int, since: Sequence[Move] | None = None) -> None:
        self.seat: Final = seat
        # What was chosen, where there was a choice, since this seat last chose: its own move and those it has seen.
        self.since: Final = since
        self._world: Final = state.imagine(seat, seed)
        self._seed: Final = seed
        self.legal: Final = self._world.legal(seat)

    @property
    def view(self) -> TableView:
        """The seat's view of the table."""
        return self._world.view(self.seat)

    def imagine(self, number: int = 0) -> State:
        """A world the seat holds possible; each number gives another, the same number the same."""
        return self._world.imagine(self.seat, self._seed * 1_000_003 + number)


def observation_seed(seed: int, decision: int) -> int:
    """The seed for the observation at one decision: the same for the same game, and no way back to its seed."""
    return int.from_bytes(hashlib.sha256(f"caravanserai sight {seed} {decision}".encode()).digest()[:8], "big")
