"""Positions of Eastern Wonders for tests: a fresh game, edited. See `sea.py` for the words."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from caravanserai.games.century.eastern_wonders.game import GAME
from caravanserai.games.century.eastern_wonders.state import EasternWondersState
from caravanserai.games.century.islands.bonus_tiles import ALL_KINDS
from tests.games.eastern_wonders.sea import SPACE, Sailor, begin, fill_ports, lay_tiles

NEXT_TURN: Final = {"trade_timing": "next_turn"}


def fresh(players: int = 2, seed: int = 7, **options: object) -> EasternWondersState:
    """A game as it is set up, before the starting sets are taken."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, EasternWondersState)
    return state


def table(
    own: Sailor | None = None,
    rivals: Mapping[int, Sailor] | None = None,
    *,
    players: int = 2,
    turn: int | None = None,
    first: int = 0,
    tiles: Mapping[str, str] | None = None,
    loose: Mapping[str, Sequence[int]] | None = None,
    ports: Mapping[str, str] | None = None,
    pile: str | None = None,
    closed: str = "",
    options: Mapping[str, object] | None = None,
) -> EasternWondersState:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is."""
    state = fresh(players, 7, **(options or {}))
    begin(state, first, turn)
    lay_tiles(state.islands, tiles or {})
    state.islands.stock = ALL_KINDS
    sailors = dict(rivals or {}) | {int(state.seat): own or Sailor()}
    for seat in range(players):
        sailors.get(seat, Sailor()).come_aboard(state, seat)
    fill_ports(state, ports or {}, pile, closed)
    for name, lying in (loose or {}).items():
        first_number = 4 * (SPACE[name] - 1)
        state.loose[first_number : first_number + 4] = list(lying)
    return state


def lying(state: EasternWondersState) -> dict[str, list[int]]:
    """The loose cubes, by space."""
    found = {name: [int(state.loose_of(number - 1, colour)) for colour in range(4)] for name, number in SPACE.items()}
    return {name: cubes for name, cubes in found.items() if any(cubes)}


def wander(state: EasternWondersState, seed: int, most: int = 3000) -> Iterator[EasternWondersState]:
    """Play on at random for so many moves, or to the end; give the table before every move."""
    dice = random.Random(seed)
    for _ in range(most):
        if state.over:
            return
        yield state
        moves = state.legal()
        useful = [move for move in moves if move.kind in ("claim", "build", "trade", "collect")]
        state.apply(dice.choice(useful if useful and dice.random() < 0.8 else moves))
