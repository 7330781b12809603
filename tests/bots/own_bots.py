"""Bots somebody might bring, good and bad."""

from collections.abc import Sequence

from caravanserai.bots import Bot
from caravanserai.core.moves import Move
from caravanserai.core.observation import Observation


class First(Bot):
    """Makes the first move it may."""

    name = "first"

    def __init__(self, seed: int = 0, budget: object = None) -> None:
        super().__init__(seed)
        self.budget = budget
        self.told: list[tuple[list[int], list[int]]] = []

    def choose(self, observation: Observation) -> Move:
        return observation.legal[0]

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        self.told.append((list(scores), list(winners)))


class Clumsy(First):
    """Fails at every third decision, and at the end."""

    decisions = 0

    def choose(self, observation: Observation) -> Move:
        self.decisions += 1
        if self.decisions % 3 == 0:
            raise ZeroDivisionError("no camels left")
        return observation.legal[0]

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        raise RuntimeError("and no water")


class Cheat(First):
    """Always wants the first order, paid for or not."""

    def choose(self, observation: Observation) -> Move:
        return observation.imagine().game.moves["claim 1"]


class Broken(First):
    def __init__(self, seed: int = 0) -> None:
        raise RuntimeError("cannot be built")


class Stranger:
    """Not a bot at all."""
