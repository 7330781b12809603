"""Positions of Eastern Wonders for tests: a fresh game, edited. See `sea.py` for the words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Unpack

from caravanserai.games.century.eastern_wonders.game import GAME
from caravanserai.games.century.eastern_wonders.state import EasternWondersState
from caravanserai.games.century.islands.bonus_tiles import ALL_KINDS
from tests.games import playing
from tests.games.eastern_wonders.sea import SPACE, Position, Sailor, begin, fill_ports, lay_tiles

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
    loose: Mapping[str, Sequence[int]] | None = None,
    **position: Unpack[Position],
) -> EasternWondersState:
    """A table at the start of a turn; `own` belongs to the seat whose turn it is."""
    state = fresh(position.get("players", 2), 7, **position.get("options", {}))
    begin(state, position)
    lay_tiles(state.islands, position.get("tiles", {}))
    state.islands.stock = ALL_KINDS
    sailors = dict(rivals or {}) | {int(state.seat): own or Sailor()}
    for seat in range(state.players):
        sailors.get(seat, Sailor()).come_aboard(state, seat)
    fill_ports(state, position)
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
    return playing.wander(state, seed, most, ("claim", "build", "trade", "collect"), 0.8)
