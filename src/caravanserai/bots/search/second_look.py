"""A second look at the moves a search likes best: the next turns played out greedily, in the same worlds for all.

In some games what a position promises changes too much from turn to turn to be compared at different depths. There the
tree ends with the own turn, and the best moves are compared once more, all of them equally far ahead.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from caravanserai.bots.greedy import best_now

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caravanserai.bots.search.search import Search
    from caravanserai.bots.search.tree import Branch
    from caravanserai.core.state import State

CANDIDATES: Final = 5
MOST_WORLDS: Final = 60
LONGEST: Final = 400  # decisions played out in one world


def look_again(search: Search, worlds: int, until: float) -> Branch:
    """The best of the most visited moves, in so many worlds, or in as many as fit in until a moment of the clock."""
    chosen = search.most_visited()[:CANDIDATES]
    if len(chosen) == 1:
        return chosen[0]
    totals = [0.0] * len(chosen)
    begun = perf_counter()
    for number in range(min(max(worlds, 1), MOST_WORLDS)):
        now = perf_counter()
        if number > 0 and until > 0.0 and now + (now - begun) / number > until:
            break
        world = search.sight.imagine(number)
        for position in range(len(chosen)):
            totals[position] += _played_out(search, world.copy(), chosen[position])
    best = 0
    for position in range(1, len(chosen)):
        if totals[position] > totals[best]:
            best = position
    return chosen[best]


def _played_out(search: Search, state: State, branch: Branch) -> float:
    """How well a world looks after the move, the rest of the turn as the tree likes it, and the next turns."""
    seat = int(search.seat)
    turn = state.turn
    state.perform(branch.move, seat)
    last: Branch | None = branch
    for _ in range(LONGEST):
        if state.over or state.turn != turn or seat not in state.deciding:
            break
        moves = state.legal(seat)
        move = moves[0]
        if len(moves) > 1:
            last = _liked(last, search.seat)
            move = last.move if last is not None and last.move in moves else best_now(state, seat)
        state.perform(move, seat)
    _play_on(search, state, turn + search.habits.foresight * (1 if search.apart else state.players))
    return search.outlook(state)[seat]


def _liked(branch: Branch | None, seat: i64) -> Branch | None:
    """The move the tree likes best after a branch, where the same seat goes on."""
    knot = branch.knot_of(seat) if branch is not None else None
    return knot.favourite if knot is not None else None


def _play_on(search: Search, state: State, last_turn: i64) -> None:
    """Everybody plays greedily until a turn is over; those whom one does not see, anyhow."""
    seat = int(search.seat)
    for _ in range(LONGEST):
        if state.over or state.turn > last_turn:
            return
        decider = state.deciding[0]
        if search.apart:
            if seat in state.deciding:
                decider = seat
            elif state.turn == last_turn:
                return
            else:
                search.move_at_random(state)
                continue
        state.perform(best_now(state, decider), decider)
