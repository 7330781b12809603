"""The bot that plays the turn after which the table looks best for it."""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar, Final

from caravanserai.bots.ways import NOWHERE, TurnBot, Way
from caravanserai.core.chance import seeded

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.observation import Observation
    from caravanserai.core.state import State

LONGEST_TURN: Final = 80  # decisions looked ahead; longer turns are judged as they stand
ALL: Final = 1_000_000  # more moves than any decision has
HASTE: Final = 1e-6  # points for a decision: of turns that look alike the shortest is played
ASTRAY: Final = 1000.0  # points: a turn that has to go back on its way is played only where there is no other
IDLE: Final = 1.5  # points it would rather lose than spend a turn on nothing, which could go on for ever


class OneTurnBot(TurnBot):
    """A bot that looks at what each of its turns comes to, and picks."""

    def choose(self, observation: Observation) -> Move:
        moves = observation.legal
        if len(moves) == 1:
            return moves[0]
        world = observation.imagine()
        way = self.memory.way_to(world, observation.seat)
        onward = way.look_around(world, moves, observation.seat)
        move = self.pick(world, onward, turn_values(world, onward, observation.seat, way=way))
        self.memory.choose(world, move, observation.seat)
        return move

    def pick(self, world: State, moves: list[Move], values: list[float]) -> Move:
        """One of these moves, whose turns come to these values."""
        raise NotImplementedError


class GreedyBot(OneTurnBot):
    """Looks one turn ahead: makes each move in an imagined world, finishes the turn greedily, and evaluates."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = seeded(seed, "greedy bot")

    def pick(self, world: State, moves: list[Move], values: list[float]) -> Move:
        best = max(values)
        if not world.acts_independently:
            return moves[values.index(best)]
        # Where all act apart on the same things, two of its kind would mirror each other: its seed breaks ties.
        equals = [position for position in range(len(moves)) if values[position] == best]
        return moves[equals[self._chance.below(len(equals))]]


class Turn:
    """A turn played in an imagined world: the world after it, how many decisions it took, and what came of it."""

    def __init__(self, after: State, length: int, astray: bool = False) -> None:
        self.after: Final = after
        self.length: Final = length
        self.astray: Final = astray  # whether there was no way on but back
        self.worth = 0.0

    @property
    def value(self) -> float:
        """What it is worth beside others: of two that come to the same, the shorter is better."""
        return self.worth - HASTE * self.length


def turn_values(
    world: State, moves: list[Move], seat: int, until: float = math.inf, way: Way | None = None
) -> list[float]:
    """What the table is worth to the seat after each move and the rest of its turn; idling costs a little.

    Moves that a moment of the clock leaves no time for are worth as much as the others on average. The way is that of
    the turn until now, and has been looked around from.
    """
    if way is None:
        way = Way()
        way.arrive(world.whereabouts(seat))
        way.look_around(world, moves, seat)
    values = [turn.value for turn in _judged(world, _turns(world, moves, seat, until, way), seat)]
    left = len(moves) - len(values)
    return values + [math.fsum(values) / len(values)] * left if left else values


def after_best_turn(
    world: State, seat: int, until: float = math.inf, breadth: int = ALL, way: Way | None = None
) -> State:
    """The world after the turn that looks best for the seat, among those tried until a moment of the clock.

    Of more moves than the breadth, only those are tried that look best at once, and those that look just as good.
    """
    turns = _promising_turns(world, seat, until, breadth, way)
    best = turns[0]
    if len(turns) > 1:
        for turn in _judged(world, turns, seat):
            if turn.value > best.value:
                best = turn
    return best.after


def best_turns(world: State, seat: int, until: float, breadth: int, most: int) -> list[State]:
    """The worlds after the turns that look best for the seat and differ in how they look, the best one foremost."""
    by_worth: dict[float, Turn] = {}
    for turn in _judged(world, _promising_turns(world, seat, until, breadth, None), seat):
        alike = by_worth.get(turn.worth)
        if alike is None or turn.length < alike.length:
            by_worth[turn.worth] = turn
    return [by_worth[worth].after for worth in sorted(by_worth, reverse=True)[:most]]


def _promising_turns(world: State, seat: int, until: float, breadth: int, way: Way | None) -> list[Turn]:
    """The turns that begin with what looks best at once and does not lead back on the way."""
    way = Way() if way is None else way.copy()
    way.arrive(world.whereabouts(seat))
    moves = way.look_around(world, world.legal(seat), seat)
    if len(moves) > breadth:
        worths = worths_at_once(world, moves, seat)
        least = sorted(worths, reverse=True)[breadth - 1]
        moves = [moves[position] for position in range(len(moves)) if worths[position] >= least]
    return _turns(world, moves, seat, until, way)


def _turns(world: State, moves: list[Move], seat: int, until: float, way: Way) -> list[Turn]:
    """Each move and the rest of the turn: as many as there is time for, but one in any case."""
    turns: list[Turn] = []
    for move in moves:
        turns.append(_turn(world, move, seat, way))
        if perf_counter() > until:
            break
    return turns


def _judged(world: State, turns: list[Turn], seat: int) -> list[Turn]:
    standing_still = world.evaluate(seat)
    for turn in turns:
        worth = turn.after.evaluate(seat)
        turn.worth = worth - IDLE if worth == standing_still else worth
        if turn.astray:
            turn.worth -= ASTRAY
    return turns


def _turn(world: State, move: Move, seat: int, way: Way) -> Turn:
    """A move, and then the rest of the turn as it looks best from move to move."""
    after = world.copy()
    turn = after.turn
    after.perform(move, seat)
    length = 1
    astray = False
    walked: Way | None = None
    while length <= LONGEST_TURN and not after.over and after.turn == turn and seat in after.deciding:
        if walked is None:
            walked = way.copy()
            walked.arrive(after.whereabouts(seat))
        after.perform(best_now(after, seat, walked), seat)
        here = after.whereabouts(seat)
        astray = astray or walked.leads_back(here)
        walked.arrive(here)
        length += 1
    return Turn(after, length, astray)


def best_now(world: State, seat: int, way: Way | None = None) -> Move:
    """The move that looks best at once, without finishing the turn; none that leads back on the way to here."""
    moves = world.legal(seat)
    if len(moves) == 1:
        return moves[0]
    if way is None or way.here == NOWHERE:
        worths = worths_at_once(world, moves, seat)
    else:
        places: list[int] = []
        worths = worths_at_once(world, moves, seat, places)
        worths = way.without_return(worths, places)
    return moves[worths.index(max(worths))]


def worths_at_once(world: State, moves: list[Move], seat: int, places: list[int] | None = None) -> list[float]:
    """What the table is worth to the seat right after each move, and where its piece is then."""
    worths: list[float] = []
    for move in moves:
        after = world.copy()
        after.perform(move, seat)
        worths.append(after.evaluate(seat))
        if places is not None:
            places.append(int(after.whereabouts(seat)))
    return worths
