"""A second look at the moves a search likes best: the next turns played out greedily, in the same worlds for all.

In some games what a position promises changes too much from turn to turn to be compared at different depths. There the
best moves of the tree are compared once more, all of them equally far ahead. How the table looks just then depends on
where everybody happens to be; so it counts how it looks after each round on the way.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Final

from caravanserai.bots.greedy import after_best_turn, best_turns

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caravanserai.bots.search.search import Search
    from caravanserai.bots.search.tree import Branch
    from caravanserai.core.state import State

KEPT: Final = [5, 3, 2]  # moves compared in the first third of a look, in the second, and in the last
MOST_WORLDS: Final = 60
FEWEST_WORLDS: Final = 8  # before it says that a move stands out
DOUBTS: Final = 2.5  # standard errors that a lead has to be greater than
A_MOMENT: Final = 1e-3  # seconds; a look that comes too late is all at its end
NO_MATTER: Final = 0.004  # of success; less is no difference
WAYS: Final = 4  # ways to play a later turn of one's own that a deeper look compares
FADING: Final = 0.9  # what each further round counts, compared with the one before
LONGEST: Final = 400  # decisions of one's own turn, or turns after it, played out in one world


def look_again(search: Search, worlds: int, until: float) -> Branch:
    """The best of the most visited moves, in so many worlds, or in as many as fit in until a moment of the clock.

    With time left it looks deeper: then it tries several ways to play its next turns, too, where the game asks for it.
    """
    branches = search.most_visited()[: KEPT[0]]
    timed = until < math.inf
    best = branches[0]
    for deeper in range(search.habits.deeper + 1):
        most = min(worlds if timed else worlds // WAYS**deeper, MOST_WORLDS)
        if deeper > 0 and (most < FEWEST_WORLDS or len(branches) == 1):
            break
        racers = _raced(search, branches, max(most, 1), until, deeper)
        if deeper == 0 or len(racers[0].rewards) >= FEWEST_WORLDS:
            best = racers[0].branch
        if perf_counter() > until:
            break
    return best


def _raced(search: Search, branches: list[Branch], most: int, until: float, deeper: int) -> list[Racer]:
    """The moves that were compared to the end, the best one foremost.

    The longer it looks, the fewer moves it still compares, and it stops once the best one stands out.
    """
    racers = [Racer(branch) for branch in branches]
    begun = perf_counter()
    timed = until < math.inf
    number = 0
    while number < most and not settled(racers):
        world = search.observation.imagine(number)
        rewards: list[float] = []
        for racer in racers:
            rewards.append(played_out(search, world.copy(), racer.branch, until, deeper))
            if perf_counter() > until:
                return racers
        for position in range(len(racers)):
            racers[position].rewards.append(rewards[position])
        number += 1
        racers.sort(key=_total, reverse=True)
        gone = (perf_counter() - begun) / max(until - begun, A_MOMENT) if timed else number / most
        racers = racers[: KEPT[min(int(gone * len(KEPT)), len(KEPT) - 1)]]
    return racers


class Racer:
    """A move that is looked at again, and how well it went in each world so far."""

    def __init__(self, branch: Branch) -> None:
        self.branch: Final = branch
        self.rewards: Final[list[float]] = []


def _total(racer: Racer) -> float:
    return math.fsum(racer.rewards)


def settled(racers: list[Racer]) -> bool:
    """Whether the foremost move is so far ahead of the second, or so near to it, that more worlds are of no use."""
    if len(racers) < 2:
        return True
    first = racers[0].rewards
    second = racers[1].rewards
    worlds = len(first)
    if worlds < FEWEST_WORLDS:
        return False
    lead = (math.fsum(first) - math.fsum(second)) / worlds
    spread = math.fsum([(first[world] - second[world] - lead) ** 2 for world in range(worlds)]) / (worlds - 1)
    doubt = DOUBTS * math.sqrt(spread / worlds)
    return lead > doubt or lead + doubt < NO_MATTER


def played_out(search: Search, state: State, branch: Branch, until: float, deeper: int = 0) -> float:
    """How well a world looks in the rounds after a move, on average; the first turns to come in their best way."""
    turn = state.turn
    weights = 0.0
    weight = 1.0
    for _ in range(search.habits.foresight):
        weights += weight
        weight *= FADING
    return _rounds(search, _turn_finished(search, state, branch, until), turn, 1, until, deeper) / weights


def _rounds(search: Search, state: State, turn: i64, first: int, until: float, deeper: int) -> float:
    """How well a world looks in the rounds from one on, added up, those farther away counting less."""
    seat = int(search.seat)
    turns = 1 if search.acts_independently else state.players
    reward = 0.0
    weight = FADING ** (first - 1)
    for number in range(first, search.habits.foresight + 1):
        last_turn = turn + number * turns
        if deeper > 0:
            state = _played_on(search, state, last_turn - 1, until)
            if not state.over and state.turn == last_turn and state.deciding[0] == seat:
                best = 0.0
                for after in best_turns(state, seat, until, search.habits.breadth, WAYS):
                    ahead = _rounds(search, after, turn, number + 1, until, deeper - 1)
                    best = max(best, weight * search.outlook(after)[seat] + ahead)
                return reward + best
        state = _played_on(search, state, last_turn, until)
        reward += weight * search.outlook(state)[seat]
        weight *= FADING
    return reward


def _turn_finished(search: Search, state: State, branch: Branch, until: float) -> State:
    """The world after a move and the rest of the turn: as the tree likes it, and where it knows nothing, greedily."""
    seat = int(search.seat)
    turn = state.turn
    state.perform(branch.move, seat)
    last: Branch | None = branch
    way = search.way.copy()
    for _ in range(LONGEST):
        if state.over or state.turn != turn or seat not in state.deciding:
            break
        moves = state.legal(seat)
        move = moves[0]
        if len(moves) > 1:
            way.arrive(state.whereabouts(seat))
            last = _liked(last, search.seat)
            if last is None or last.move not in moves:
                return after_best_turn(state, seat, until, search.habits.breadth, way)
            move = last.move
        state.perform(move, seat)
    return state


def _liked(branch: Branch | None, seat: i64) -> Branch | None:
    """The move the tree likes best after a branch, where the same seat goes on."""
    knot = branch.knot_of(seat) if branch is not None else None
    return knot.favourite if knot is not None else None


def _played_on(search: Search, state: State, last_turn: i64, until: float) -> State:
    """The world once a turn is over, if everybody plays greedily until then; those whom one does not see, anyhow."""
    seat = int(search.seat)
    rivals = int(state.players) - 1
    for _ in range(LONGEST):
        if state.over or state.turn > last_turn or perf_counter() > until:
            break
        decider = state.deciding[0]
        if search.acts_independently:
            if seat in state.deciding:
                decider = seat
            elif state.turn == last_turn:
                break
            else:
                search.move_at_random(state)
                continue
        breadth = search.habits.breadth if decider == seat else search.habits.rival_breadth * rivals
        state = after_best_turn(state, decider, until, breadth)
    return state
