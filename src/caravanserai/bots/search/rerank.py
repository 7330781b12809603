"""A reranking at the moves a search likes best: the next turns played out greedily, in the same worlds for all.

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
    from caravanserai.bots.search.tree import Edge
    from caravanserai.core.state import State

KEPT: Final = [5, 3, 2]  # moves compared in the first third of a look, in the second, and in the last
MOST_WORLDS: Final = 60
FEWEST_WORLDS: Final = 8  # before it says that a move stands out
DOUBTS: Final = 2.5  # standard errors that a lead has to be greater than
A_MOMENT: Final = 1e-3  # seconds; a look that comes too late is all at its end
NO_MATTER: Final = 0.004  # of value; less is no difference
WAYS: Final = 4  # ways to play a later turn of one's own that a rerank_depth look compares
FADING: Final = 0.9  # what each further round counts, compared with the one before
LONGEST: Final = 400  # decisions of one's own turn, or turns after it, played out in one world


def rerank(search: Search, worlds: int, until: float) -> Edge:
    """The best of the most visited moves, in so many worlds, or in as many as fit in until a moment of the clock.

    With time left it looks deeper: then it tries several ways to play its next turns, too, where the game asks for it.
    """
    edges = search.most_visited()[: KEPT[0]]
    timed = until < math.inf
    best = edges[0]
    for rerank_depth in range(search.config.rerank_depth + 1):
        most = min(worlds if timed else worlds // WAYS**rerank_depth, MOST_WORLDS)
        if rerank_depth > 0 and (most < FEWEST_WORLDS or len(edges) == 1):
            break
        candidates = _compared(search, edges, max(most, 1), until, rerank_depth)
        if rerank_depth == 0 or len(candidates[0].rewards) >= FEWEST_WORLDS:
            best = candidates[0].edge
        if perf_counter() > until:
            break
    return best


def _compared(search: Search, edges: list[Edge], most: int, until: float, rerank_depth: int) -> list[Candidate]:
    """The moves that were compared to the end, the best one foremost.

    The longer it looks, the fewer moves it still compares, and it stops once the best one stands out.
    """
    candidates = [Candidate(edge) for edge in edges]
    begun = perf_counter()
    timed = until < math.inf
    number = 0
    while number < most and not settled(candidates):
        world = search.observation.imagine(number)
        rewards: list[float] = []
        for candidate in candidates:
            rewards.append(played_out(search, world.copy(), candidate.edge, until, rerank_depth))
            if perf_counter() > until:
                return candidates
        for position in range(len(candidates)):
            candidates[position].rewards.append(rewards[position])
        number += 1
        candidates.sort(key=_total, reverse=True)
        gone = (perf_counter() - begun) / max(until - begun, A_MOMENT) if timed else number / most
        candidates = candidates[: KEPT[min(int(gone * len(KEPT)), len(KEPT) - 1)]]
    return candidates


class Candidate:
    """A move that is looked at again, and how well it went in each world so far."""

    def __init__(self, edge: Edge) -> None:
        self.edge: Final = edge
        self.rewards: Final[list[float]] = []


def _total(candidate: Candidate) -> float:
    return math.fsum(candidate.rewards)


def settled(candidates: list[Candidate]) -> bool:
    """Whether the foremost move is so far ahead of the second, or so near to it, that more worlds are of no use."""
    if len(candidates) < 2:
        return True
    first = candidates[0].rewards
    second = candidates[1].rewards
    worlds = len(first)
    if worlds < FEWEST_WORLDS:
        return False
    lead = (math.fsum(first) - math.fsum(second)) / worlds
    spread = math.fsum([(first[world] - second[world] - lead) ** 2 for world in range(worlds)]) / (worlds - 1)
    untried_penalty = DOUBTS * math.sqrt(spread / worlds)
    return lead > untried_penalty or lead + untried_penalty < NO_MATTER


def played_out(search: Search, state: State, edge: Edge, until: float, rerank_depth: int = 0) -> float:
    """How well a world looks in the rounds after a move, on average; the first turns to come in their best way."""
    turn = state.turn
    weights = 0.0
    weight = 1.0
    for _ in range(search.config.rerank_rounds):
        weights += weight
        weight *= FADING
    return _rounds(search, _turn_finished(search, state, edge, until), turn, 1, until, rerank_depth) / weights


def _rounds(search: Search, state: State, turn: i64, first: int, until: float, rerank_depth: int) -> float:
    """How well a world looks in the rounds from one on, added up, those farther away counting less."""
    seat = int(search.seat)
    turns = 1 if search.acts_independently else state.players
    reward = 0.0
    weight = FADING ** (first - 1)
    for number in range(first, search.config.rerank_rounds + 1):
        last_turn = turn + number * turns
        if rerank_depth > 0:
            state = _played_on(search, state, last_turn - 1, until)
            if not state.over and state.turn == last_turn and state.deciding[0] == seat:
                best = 0.0
                for after in best_turns(state, seat, until, search.config.rerank_breadth, WAYS):
                    ahead = _rounds(search, after, turn, number + 1, until, rerank_depth - 1)
                    best = max(best, weight * search.rewards(after)[seat] + ahead)
                return reward + best
        state = _played_on(search, state, last_turn, until)
        reward += weight * search.rewards(state)[seat]
        weight *= FADING
    return reward


def _turn_finished(search: Search, state: State, edge: Edge, until: float) -> State:
    """The world after a move and the rest of the turn: as the tree likes it, and where it knows nothing, greedily."""
    seat = int(search.seat)
    turn = state.turn
    state.perform(edge.move, seat)
    last: Edge | None = edge
    way = search.way.copy()
    for _ in range(LONGEST):
        if state.over or state.turn != turn or seat not in state.deciding:
            break
        moves = state.legal(seat)
        move = moves[0]
        if len(moves) > 1:
            way.arrive(state.whereabouts(seat))
            last = _most_visited_after(last, search.seat)
            if last is None or last.move not in moves:
                return after_best_turn(state, seat, until, search.config.rerank_breadth, way)
            move = last.move
        state.perform(move, seat)
    return state


def _most_visited_after(edge: Edge | None, seat: i64) -> Edge | None:
    """The move the tree likes best after an edge, where the same seat goes on."""
    node = edge.node_of(seat) if edge is not None else None
    return node.most_visited if node is not None else None


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
        rerank_breadth = search.config.rerank_breadth if decider == seat else search.config.rival_breadth * rivals
        state = after_best_turn(state, decider, until, rerank_breadth)
    return state
