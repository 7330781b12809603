"""Games with a decision that several seats take at the same time, each for itself, before turns go round the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.core.state import State
from caravanserai.core.turns import TurnState

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.reasons import Reason


class TogetherState(TurnState):
    """A state whose players sometimes choose together: a game says when, who still has to, and from what."""

    def choosing_together(self) -> bool:
        """Whether the open decision is one that seats take at the same time."""
        raise NotImplementedError

    def still_chooses(self, seat: i64) -> bool:
        """Whether this seat has not yet made its choice."""
        raise NotImplementedError

    def choices_together(self) -> list[Move]:
        """The moves that may be chosen from; the judge has the last word."""
        raise NotImplementedError

    def judge_choice(self, move: Move, seat: i64) -> Reason | None:
        """Why this seat may not choose this, or nothing."""
        raise NotImplementedError

    def choose(self, move: Move, seat: i64) -> None:
        """Carry the choice of one seat out; once nobody is left to choose the game proceeds."""
        raise NotImplementedError

    @property
    def deciding(self) -> tuple[int, ...]:
        if self.choosing_together():
            return tuple([seat for seat in range(self.players) if self.still_chooses(seat)])
        return super().deciding

    def may_decide(self, seat: i64) -> bool:
        return self.still_chooses(seat) if self.choosing_together() else seat == self.decider

    def only_decider(self) -> int:
        return State.only_decider(self) if self.choosing_together() else super().only_decider()

    def legal(self, seat: int | None = None) -> list[Move]:
        return State.legal(self, seat) if self.choosing_together() else super().legal(seat)

    def candidates(self, seat: i64) -> list[Move]:
        return self.choices_together() if self.choosing_together() else super().candidates(seat)

    def meant(self, seat: i64) -> list[Move]:
        return self.choices_together() if self.choosing_together() else super().meant(seat)

    def judge(self, move: Move, seat: i64) -> Reason | None:
        return self.judge_choice(move, seat) if self.choosing_together() else super().judge(move, seat)

    def perform(self, move: Move, seat: i64) -> None:
        if self.choosing_together():
            self.choose(move, seat)
        else:
            super().perform(move, seat)
