"""How good a position of From East to West II looks for a seat: as in A New World, and what the ship brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.games.century.islands.settled.evaluate import fleet_worth, sailed_through
from caravanserai.games.century.settlement.evaluate import at_the_end, game_left, standing

if TYPE_CHECKING:
    from caravanserai.games.century.east_west_2.state import EastWest2State


def evaluate(state: EastWest2State, seat: int) -> float:
    """The position's worth for a seat; when the game is over, by how much it won or lost."""
    if state.over or state.last_round:
        return at_the_end(state, seat)
    left = game_left(state)
    return standing(state, seat, 0.0, left) + fleet_worth(state, seat, left) + sailed_through(state, seat, left)
