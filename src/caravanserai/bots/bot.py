"""What a bot is: somebody who, given what a seat sees, names a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.observation import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player by program. It is given an Observation, never the state, and answers with one of its legal moves."""

    name: ClassVar[str] = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Move:
        """The move to make."""
        raise NotImplementedError

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """The game is over, with the scores and winners by seat; both are empty when it was broken off."""
