"""Positions of From East to West II for tests: a fresh game, edited. See `voyage.py` for the words."""

from typing import Unpack

from caravanserai.games.century.east_west_2.game import GAME
from caravanserai.games.century.east_west_2.state import EastWest2State
from tests.games.east_west_2.voyage import lay_out
from tests.games.new_world.land import Pioneer, Position, Rivals


def fresh(players: int = 2, seed: int = 7, **options: object) -> EastWest2State:
    """A game as it is set up."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, EastWest2State)
    return state


def table(own: Pioneer | None = None, rivals: Rivals = None, **position: Unpack[Position]) -> EastWest2State:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is."""
    state = fresh(position.get("players", 2), 7, **position.get("options", {}))
    lay_out(state, own, rivals, position)
    return state
