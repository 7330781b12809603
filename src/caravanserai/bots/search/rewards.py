"""What a position promises every seat: from its worth in points to a chance to win."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from caravanserai.core.search_config import SearchConfig
    from caravanserai.core.state import State

CERTAIN: Final = 30.0  # beyond this the logistic function is 0 or 1 anyway
NEVER_SURE: Final = 0.001
MARGIN: Final = 0.1  # of a reward that depends on how clearly somebody is ahead or has won
WIDE: Final = 3.0  # so many times the score_scale makes a lead clear
OPEN: Final = 0.03  # of a reward that a game keeps open while it goes on, so that a won game is brought to its end


def rewards_of(state: State, config: SearchConfig) -> list[float]:
    """Every seat's chance to win as it looks; once the game is over, who won; and a little for how clearly."""
    if state.over:
        return _result(state, config.score_scale)
    worths = _worths(state, config.turn_value)
    near = chances(worths, config.score_scale)
    clearly = chances(worths, WIDE * config.score_scale)
    even = OPEN / float(len(worths))
    return [even + (1.0 - OPEN - MARGIN) * near[seat] + MARGIN * clearly[seat] for seat in range(len(worths))]


def reward_alone(state: State, seat: int, promised: float, score_scale: float) -> float:
    """The chance of a seat that acts independently to do better than its position promised before.

    What its rivals do is not looked at: nobody knows it, and it changes little for this seat.
    """
    worth = float(state.scores()[seat]) if state.over and state.players > 1 else state.evaluate(seat)
    return chances([worth, promised], score_scale)[0]


def win_chance(value: float, lead: float, calibration: float, players: int = 2) -> float:
    """The chance to win that a value in the tree stands for, on top of a lead that the tree does not know of.

    It is surer than the tree of what lies above or below an equal share among so many players.
    """
    value = min(max(value, NEVER_SURE), 1.0 - NEVER_SURE)
    equal = -math.log(float(players - 1))
    odds = equal + calibration * (math.log(value / (1.0 - value)) - equal) + lead
    return 1.0 / (1.0 + math.exp(-odds))


def _worths(state: State, turn_value: float) -> list[float]:
    """What every seat's position is worth; the sooner somebody's turn comes, the more of it is still ahead."""
    players = int(state.players)
    worths = [state.evaluate(seat) for seat in range(players)]
    deciding = state.deciding
    if turn_value > 0.0 and len(deciding) == 1:
        for later in range(players):
            worths[(deciding[0] + later) % players] += turn_value * float(players - 1 - later) / float(players)
    return worths


def chances(worths: list[float], score_scale: float) -> list[float]:
    """The chances of seats whose positions are worth so much; together they are 1."""
    best = max(worths)
    shares = [math.exp(max((worth - best) / score_scale, -CERTAIN)) for worth in worths]
    whole = sum(shares)
    return [share / whole for share in shares]


def _result(state: State, score_scale: float) -> list[float]:
    winners = state.winners()
    clearly = chances([float(score) for score in state.scores()], WIDE * score_scale)
    rewards: list[float] = []
    for seat in range(len(clearly)):
        won = 1.0 / len(winners) if seat in winners else 0.0
        rewards.append((1.0 - MARGIN) * won + MARGIN * clearly[seat])
    return rewards
