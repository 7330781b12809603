"""How good a position of A New World looks for a seat: points, cards in reach, and settlers to get there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.settlement.evaluate import (
    another_turn_taken,
    at_the_end,
    game_left,
    seen_through,
    standing,
)

if TYPE_CHECKING:
    from caravanserai.games.century.new_world.state import NewWorldState


def evaluate(state: NewWorldState, seat: int) -> float:
    """The position's worth for a seat; when the game is over, by how much it won or lost."""
    if state.over or state.last_round:
        return at_the_end(state, seat)
    left = game_left(state)
    value = standing(state, seat, 0.0, left) + another_turn_taken(state)
    return value + seen_through(state, seat, left)
