"""The bot that picks any legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from caravanserai.bots.bot import Bot
from caravanserai.core.chance import seeded

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.observation import Observation


class RandomBot(Bot):
    """Plays at random; the yardstick for the others."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = seeded(seed, "random bot")

    def choose(self, observation: Observation) -> Move:
        return observation.legal[self._chance.below(len(observation.legal))]
