"""Random games to look at: the positions all checks walk through."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from caravanserai.core.chance import Chance, seeded
from caravanserai.core.game import Game
from caravanserai.core.moves import Move
from caravanserai.core.state import State

LONGEST_GAME = 200_000  # decisions; random players dawdle, but every game has an end
FIRST_ONES = 12
RARER = 12  # a game twice as long has about 8 samples more
ONE_BY_ONE = 500  # decisions

Position = TypeVar("Position")


def pick(state: State, chance: Chance) -> tuple[int, Move]:
    """A deciding seat and one of its legal moves, at random."""
    deciding = state.deciding
    seat = deciding[chance.below(len(deciding))]
    moves = state.legal(seat)
    assert moves, f"seat {seat} has to decide but has no legal move"
    return seat, moves[chance.below(len(moves))]


def walk(game: Game, players: int, options: Mapping[str, object], seed: int) -> Iterator[tuple[State, int, Move]]:
    """Every position of a random game with the seat and the move about to be made there."""
    chance = seeded(seed, "contract")
    state = game.new(players, seed, options)
    for _ in range(LONGEST_GAME):
        if state.over:
            return
        seat, move = pick(state, chance)
        yield state, seat, move
        state.apply(move, seat)
    raise AssertionError(f"{game.id} did not end within {LONGEST_GAME} decisions (seed {seed}, options {options})")


def thinned(positions: Iterable[Position]) -> Iterator[Position]:
    """The first positions one by one; of what follows, a part that shrinks while random players dawdle."""
    following = 0
    for number, position in enumerate(positions):
        if number >= following:
            yield position
            following = number + 1 + number // ONE_BY_ONE


def sampled(
    game: Game, players: int, options: Mapping[str, object], seed: int, every: int
) -> Iterator[tuple[State, int, Move]]:
    """Some positions of a random game: the first ones, then now and then, ever more rarely where players dawdle."""
    following = 0
    for number, position in enumerate(walk(game, players, options, seed)):
        if number >= following:
            yield position
            following = number + (1 if number < FIRST_ONES else max(every, number // RARER))
