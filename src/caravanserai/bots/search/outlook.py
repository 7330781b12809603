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
    players = int(state.players)
    if players == 1:
        return [chance_of(state.evaluate(0) / swing)]
    if state.over:
        return _result(state, swing)
    first = state.evaluate(0)
    second = state.evaluate(1)
    if players == 2:
        mine = chance_of((first - second) / swing)
        return [mine, 1.0 - mine]
    worths = [first, second]
    for seat in range(2, players):
        worths.append(state.evaluate(seat))
    return [chance_of((worths[seat] - _best_rival(worths, seat)) / swing) for seat in range(players)]


def chance_of(lead: float) -> float:
    """The logistic function."""
    if lead > CERTAIN:
        return 1.0
    if lead < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + math.exp(-lead))


def _result(state: State, swing: float) -> list[float]:
    winners = state.winners()
    scores = [float(score) for score in state.scores()]
    rewards: list[float] = []
    for seat in range(len(scores)):
        won = 1.0 / len(winners) if seat in winners else 0.0
        clearly = chance_of((scores[seat] - _best_rival(scores, seat)) / swing)
        rewards.append((1.0 - MARGIN) * won + MARGIN * clearly)
    return rewards


def _best_rival(worths: list[float], seat: int) -> float:
    best = float("-inf")
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return best
