"""Positions of From East to West II for tests: a fresh game, edited. See `voyage.py` for the words."""

from collections.abc import Mapping

from caravanserai.games.century.east_west_2.game import GAME
from caravanserai.games.century.east_west_2.state import EastWest2State
from tests.games.east_west_2.voyage import lay_out
from tests.games.new_world.land import Pioneer


def fresh(players: int = 2, seed: int = 7, **options: object) -> EastWest2State:
    """A game as it is set up."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, EastWest2State)
    return state


def table(
    own: Pioneer | None = None,
    rivals: Mapping[int, Pioneer] | None = None,
    *,
    players: int = 2,
    turn: int | None = None,
    first: int = 0,
    covers: Mapping[str, str] | None = None,
    row: str = "N01 T01 S01 X01",
    deck: str | None = None,
    stacks: Mapping[int, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> EastWest2State:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is. Only `covers` are covered."""
    state = fresh(players, 7, **(options or {}))
    state.first = first
    lay_out(state, own, rivals, first if turn is None else turn, covers, row, deck, stacks)
    return state
