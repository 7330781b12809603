"""The bot that plays the turn after which the table looks best for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from caravanserai.bots.bot import Bot

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.sight import Sight
    from caravanserai.core.state import State

LONGEST_TURN: Final = 80  # decisions looked ahead; longer turns are judged as they stand
IDLE: Final = 1.5  # points it would rather lose than spend a turn on nothing, which could go on for ever


class GreedyBot(Bot):
    """Looks one turn ahead: makes each move in an imagined world, finishes the turn greedily, and evaluates."""

    name: ClassVar[str] = "greedy"

    def choose(self, sight: Sight) -> Move:
        moves = sight.legal
        if len(moves) == 1:
            return moves[0]
        values = turn_values(sight.imagine(), moves, sight.seat)
        return moves[values.index(max(values))]


def turn_values(world: State, moves: list[Move], seat: int) -> list[float]:
    """What the table is worth to the seat after each move and the rest of its turn; idling costs a little."""
    return _worths(world, [_after_turn(world, move, seat) for move in moves], seat)


def after_best_turn(world: State, seat: int) -> State:
    """The world after the turn that looks best for the seat."""
    turns = [_after_turn(world, move, seat) for move in world.legal(seat)]
    if len(turns) == 1:
        return turns[0]
    worths = _worths(world, turns, seat)
    return turns[worths.index(max(worths))]


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
    best = moves[0]
    if len(moves) == 1:
        return best
    best_value = float("-inf")
    for move in moves:
        after = world.copy()
        after.perform(move, seat)
        value = after.evaluate(seat)
        if value > best_value:
            best_value = value
            best = move
    return best
