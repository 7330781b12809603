"""Nested decisions: a stack of what is still to be done in a turn."""

from typing import Final

from mypy_extensions import i64

STEP_BITS: Final = 6
STEP_MASK: Final = 63


class Agenda:
    """A stack of pending steps, each the number of a step and a small argument for it.

    The list only grows; `size` says how much of it counts, because shrinking lists costs more than keeping them.
    """

    def __init__(self, pending: list[int]) -> None:
        self._pending: list[int] = pending
        self.size: i64 = len(pending)

    def push(self, step: i64, argument: i64 = 0) -> None:
        """Put a pending step on top: it comes before everything already there."""
        pending = (argument << STEP_BITS) | step
        if self.size == len(self._pending):
            self._pending.append(pending)
        else:
            self._pending[self.size] = pending
        self.size += 1

    def pop(self) -> i64:
        """Take the top step off; read it with `step_of` and `argument_of`."""
        self.size -= 1
        return self._pending[self.size]

    def holds(self, step: i64) -> bool:
        """Whether a step is still to come."""
        for position in range(self.size):
            if step_of(self._pending[position]) == step:
                return True
        return False

    def copy(self) -> "Agenda":
        return Agenda(self._pending[: self.size])

    def save(self) -> list[int]:
        return self._pending[: self.size]


def step_of(pending: i64) -> i64:
    return pending & STEP_MASK


def argument_of(pending: i64) -> i64:
    return pending >> STEP_BITS
