"""The engine's own loop: random play as fast as the rules allow, for measuring and for searches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from caravanserai.core.chance import Chance, seeded

if TYPE_CHECKING:
    from caravanserai.core.game import Game
    from caravanserai.core.state import State


def finish_randomly(state: State, chance: Chance) -> int:
    """Play a game to its end with random legal moves; gives the number of decisions."""
    made = 0
    while not state.over:
        seat = state.deciding[0]
        moves = state.legal(seat)
        state.apply(moves[chance.below(len(moves))], seat)
        made += 1
    return made


def play_randomly(game: Game, players: int, options: Mapping[str, object], seed: int, decisions: int) -> int:
    """Play random games one after another until at least so many decisions are made; gives their number."""
    chance = seeded(seed, "random play")
    made = 0
    while made < decisions:
        made += finish_randomly(game.new(players, seed, options), chance)
        seed += 1
    return made
