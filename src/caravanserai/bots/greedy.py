"""The bot that plays the turn after which the table looks best for it."""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar, Final

from caravanserai.bots.bot import Bot
from caravanserai.core.chance import seeded

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.sight import Sight
    from caravanserai.core.state import State

LONGEST_TURN: Final = 80  # decisions looked ahead; longer turns are judged as they stand
ALL: Final = 1_000_000  # more moves than any decision has
IDLE: Final = 1.5  # points it would rather lose than spend a turn on nothing, which could go on for ever


class GreedyBot(Bot):
    """Looks one turn ahead: makes each move in an imagined world, finishes the turn greedily, and evaluates."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = seeded(seed, "greedy bot")

    def choose(self, sight: Sight) -> Move:
        moves = sight.legal
        if len(moves) == 1:
            return moves[0]
        world = sight.imagine()
        values = turn_values(world, moves, sight.seat)
        best = max(values)
        if not world.apart:
            return moves[values.index(best)]
        # Where all act apart on the same things, two of its kind would mirror each other: its seed breaks ties.
        equals = [position for position in range(len(moves)) if values[position] == best]
        return moves[equals[self._chance.below(len(equals))]]


def turn_values(world: State, moves: list[Move], seat: int, until: float = math.inf) -> list[float]:
    """What the table is worth to the seat after each move and the rest of its turn; idling costs a little.

    Moves that a moment of the clock leaves no time for are worth as much as the others on average.
    """
    worths = _worths(world, _turns(world, moves, seat, until), seat)
    left = len(moves) - len(worths)
    return worths + [math.fsum(worths) / len(worths)] * left if left else worths


def after_best_turn(world: State, seat: int, until: float = math.inf, breadth: int = ALL) -> State:
    """The world after the turn that looks best for the seat, among those tried until a moment of the clock.

    Of more moves than the breadth, only those are tried that look best at once, and those that look just as good.
    """
    turns = _turns(world, _promising(world, seat, breadth), seat, until)
    if len(turns) == 1:
        return turns[0]
    worths = _worths(world, turns, seat)
    return turns[worths.index(max(worths))]


def best_turns(world: State, seat: int, until: float, breadth: int, most: int) -> list[State]:
    """The worlds after the turns that look best for the seat and differ in how they look, the best one foremost."""
    turns = _turns(world, _promising(world, seat, breadth), seat, until)
    worths = _worths(world, turns, seat)
    by_worth = {worths[position]: turns[position] for position in range(len(turns) - 1, -1, -1)}
    return [by_worth[worth] for worth in sorted(by_worth, reverse=True)[:most]]


def _promising(world: State, seat: int, breadth: int) -> list[Move]:
    moves = world.legal(seat)
    if len(moves) <= breadth:
        return moves
    worths = worths_at_once(world, moves, seat)
    least = sorted(worths, reverse=True)[breadth - 1]
    return [moves[position] for position in range(len(moves)) if worths[position] >= least]


def _turns(world: State, moves: list[Move], seat: int, until: float) -> list[State]:
    """The world after each move and the rest of the turn: as many as there is time for, but one in any case."""
    turns: list[State] = []
    for move in moves:
        turns.append(_after_turn(world, move, seat))
        if perf_counter() > until:
            break
    return turns


def _worths(world: State, turns: list[State], seat: int) -> list[float]:
    standing_still = world.evaluate(seat)
    worths: list[float] = []
    for after in turns:
        worth = after.evaluate(seat)
        worths.append(worth - IDLE if worth == standing_still else worth)
    return worths


def _after_turn(world: State, move: Move, seat: int) -> State:
    """The world after a move, and after the rest of the turn as it looks best from move to move."""
    after = world.copy()
    turn = after.turn
    after.perform(move, seat)
    for _ in range(LONGEST_TURN):
        if after.over or after.turn != turn or seat not in after.deciding:
            break
        after.perform(best_now(after, seat), seat)
    return after


def best_now(world: State, seat: int) -> Move:
    """The move that looks best at once, without finishing the turn."""
    moves = world.legal(seat)
    if len(moves) == 1:
        return moves[0]
    worths = worths_at_once(world, moves, seat)
    return moves[worths.index(max(worths))]


def worths_at_once(world: State, moves: list[Move], seat: int) -> list[float]:
    """What the table is worth to the seat right after each move."""
    worths: list[float] = []
    for move in moves:
        after = world.copy()
        after.perform(move, seat)
        worths.append(after.evaluate(seat))
    return worths
