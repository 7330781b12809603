"""Nested decisions: a stack of what is still to be done in a turn."""

from typing import Final

from mypy_extensions import i64

STEP_BITS: Final = 6
STEP_MASK: Final = 63


class Agenda:
    """A stack of errands, each the number of a step and a small argument for it.

    The list only grows; `size` says how much of it counts, because shrinking lists costs more than keeping them.
    """

    def __init__(self, errands: list[int]) -> None:
        self._errands: list[int] = errands
        self.size: i64 = len(errands)

    def push(self, step: i64, argument: i64 = 0) -> None:
        """Put an errand on top: it comes before everything already there."""
        errand = (argument << STEP_BITS) | step
        if self.size == len(self._errands):
            self._errands.append(errand)
        else:
            self._errands[self.size] = errand
        self.size += 1

    def pop(self) -> i64:
        """Take the top errand off; read it with `step_of` and `argument_of`."""
        self.size -= 1
        return self._errands[self.size]

    def copy(self) -> "Agenda":
        return Agenda(self._errands[: self.size])

    def save(self) -> list[int]:
        return self._errands[: self.size]


def step_of(errand: i64) -> i64:
    return errand & STEP_MASK


def argument_of(errand: i64) -> i64:
    return errand >> STEP_BITS
