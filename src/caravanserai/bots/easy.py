"""The bot for a friendly game: it sees good turns, but does not always play the best of them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar, Final

from caravanserai.bots.greedy import OneTurnBot
from caravanserai.core.chance import seeded

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.state import State

CARELESS: Final = 1.0  # points: a turn so much worse is played about a third as often
UNSEEN: Final = 1 << 20  # how finely its whims are drawn


class EasyBot(OneTurnBot):
    """Looks one turn ahead like greedy and picks among the better turns by whim."""

    name: ClassVar[str] = "easy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = seeded(seed, "easy bot")

    def pick(self, world: State, moves: list[Move], values: list[float]) -> Move:
        best = max(values)
        shares = [math.exp((value - best) / CARELESS) for value in values]
        whim = sum(shares) * float(self._chance.below(UNSEEN)) / UNSEEN
        for move, share in zip(moves, shares, strict=True):
            whim -= share
            if whim < 0.0:
                return move
        return moves[-1]
