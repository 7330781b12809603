"""Positions of A New World for tests: a fresh game, edited. See `land.py` for the words."""

from collections.abc import Iterator
from typing import Unpack

from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.new_world.state import NewWorldState
from tests.games import playing
from tests.games.new_world.land import Pioneer, Position, Rivals, lay_out

USEFUL = ("claim", "tile", "explore", "times", "upgrade")


def fresh(players: int = 2, seed: int = 7, **options: object) -> NewWorldState:
    """A game as it is set up."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, NewWorldState)
    return state


def table(
    own: Pioneer | None = None, rivals: Rivals = None, *, board: str = "D1", **position: Unpack[Position]
) -> NewWorldState:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is."""
    state = fresh(position.get("players", 2), 7, **{"fourth_board": board, **position.get("options", {})})
    lay_out(state, own, rivals, position)
    return state


def wander(state: NewWorldState, seed: int, most: int = 3000) -> Iterator[NewWorldState]:
    """Play on at random for so many moves, or to the end; give the table before every move."""
    return playing.wander(state, seed, most, USEFUL, 0.9)
