"""Positions of A New World for tests: a fresh game, edited. See `land.py` for the words."""

import random
from collections.abc import Iterator, Mapping

from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.new_world.state import NewWorldState
from tests.games.new_world.land import Pioneer, cover, lay_points, seat_all, stack

USEFUL = ("claim", "tile", "explore", "times", "upgrade")


def fresh(players: int = 2, seed: int = 7, **options: object) -> NewWorldState:
    """A game as it is set up."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, NewWorldState)
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
    board: str = "D1",
    options: Mapping[str, object] | None = None,
) -> NewWorldState:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is. Only `covers` are covered."""
    state = fresh(players, 7, **{"fourth_board": board, **(options or {})})
    state.first = first
    seat_all(state, own, rivals, first if turn is None else turn)
    cover(state.settlement, covers)
    lay_points(state, row, deck)
    stack(state, stacks or {})
    return state


def wander(state: NewWorldState, seed: int, most: int = 3000) -> Iterator[NewWorldState]:
    """Play on at random for so many moves, or to the end; give the table before every move."""
    dice = random.Random(seed)
    for _ in range(most):
        if state.over:
            return
        yield state
        moves = state.legal()
        useful = [move for move in moves if move.kind in USEFUL]
        state.apply(dice.choice(useful if useful and dice.random() < 0.9 else moves))
