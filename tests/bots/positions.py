"""Positions to think about."""

import caravanserai as cv
from caravanserai.core.chance import seeded


def under_way(game: cv.Game, players: int, seed: int, decisions: int = 40) -> cv.State:
    """A game that random players have played for a while, at a decision with a choice."""
    state = game.new(players, seed)
    chance = seeded(seed, "under way")
    for number in range(10 * decisions):
        seat = state.deciding[0]
        legal = state.legal(seat)
        if number >= decisions and len(legal) > 1:
            return state
        state.apply(legal[chance.below(len(legal))], seat)
    raise AssertionError(f"{game.id} offered no choice")
