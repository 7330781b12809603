"""A bot from outside, watched: whatever it does wrong, the game goes on, and the fault is written down."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from caravanserai.bots.bot import Bot
from caravanserai.core.chance import seeded
from caravanserai.core.errors import CaravanseraiError

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.observation import Observation

MOST_FAULTS: Final = 5  # in one game; after that the bot is not asked any more
LONGEST_DETAIL: Final = 2000  # letters

CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
GARBLED: Final = "garbled"
OVERTIME: Final = "overtime"
KINDS: Final = (CRASH, ILLEGAL, GARBLED, OVERTIME)


class BotFailed(CaravanseraiError):
    """A bot could not name a move; `kind` says in which of the ways known."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


class Fault:
    """What a bot did wrong, and at which of its decisions, counted from 1."""

    def __init__(self, kind: str, decision: int, detail: str) -> None:
        self.kind: Final = kind
        self.decision: Final = decision
        self.detail: Final = detail[-LONGEST_DETAIL:]


class GuardedBot(Bot):
    """Asks another bot. When that fails, a random legal move is made instead; after five faults it is left alone."""

    name: ClassVar[str] = "guarded"

    def __init__(self, bot: Bot, seed: int = 0) -> None:
        super().__init__(seed)
        self.bot: Final = bot
        self.faults: list[Fault] = []
        self._decisions = 0
        self._chance = seeded(seed, "instead of a failed bot")

    @property
    def given_up(self) -> bool:
        """Whether it failed too often to be asked again in this game."""
        return len(self.faults) >= MOST_FAULTS

    def choose(self, observation: Observation) -> Move:
        self._decisions += 1
        if not self.given_up:
            try:
                move = self.bot.choose(observation)
                if move in observation.legal:
                    return move
                self._note(ILLEGAL, f"{move} is not one of the {len(observation.legal)} legal moves.")
            except BotFailed as failure:
                self._note(failure.kind, failure.detail)
            except Exception:
                self._note(CRASH, traceback.format_exc())
            if self.given_up:
                self._end([], [])
        return observation.legal[self._chance.below(len(observation.legal))]

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        if not self.given_up:
            self._end(scores, winners)

    def _end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        try:
            self.bot.end(scores, winners)
        except Exception:
            self._note(CRASH, traceback.format_exc())

    def _note(self, kind: str, detail: str) -> None:
        self.faults.append(Fault(kind, self._decisions, detail))
