"""What a position promises every seat: from its worth in points to a chance to win."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from caravanserai.core.state import State

CERTAIN: Final = 30.0  # beyond this the logistic function is 0 or 1 anyway
MARGIN: Final = 0.1  # of a finished game's reward that depends on how clearly it was won


def outlook(state: State, swing: float) -> list[float]:
    """Every seat's chance to win as it looks; once the game is over, who won, and a little for how clearly."""
    if state.players == 1:
        return [chance_of(state.evaluate(0) / swing)]
    if state.over:
        return _result(state, swing)
    return chances([state.evaluate(seat) for seat in range(int(state.players))], swing)


def chances(worths: list[float], swing: float) -> list[float]:
    """The chances of seats whose positions are worth so much; together they are 1."""
    best = max(worths)
    shares = [math.exp(max((worth - best) / swing, -CERTAIN)) for worth in worths]
    whole = sum(shares)
    return [share / whole for share in shares]


def chance_of(lead: float) -> float:
    """The logistic function."""
    if lead > CERTAIN:
        return 1.0
    if lead < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + math.exp(-lead))


def _result(state: State, swing: float) -> list[float]:
    winners = state.winners()
    clearly = chances([float(score) for score in state.scores()], swing)
    rewards: list[float] = []
    for seat in range(len(clearly)):
        won = 1.0 / len(winners) if seat in winners else 0.0
        rewards.append((1.0 - MARGIN) * won + MARGIN * clearly[seat])
    return rewards
