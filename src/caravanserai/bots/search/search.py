"""Monte Carlo tree search over imagined worlds: each iteration plays one world down the tree and a little further.

The tree is shared by all worlds, so a plan must be good for what may be hidden, not for one guess of it. Where several
seats decide at the same time nobody sees what the others choose: only the own decision stands in the tree.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.bots.greedy import turn_values, worths_at_once
from caravanserai.bots.search.outlook import chances, outlook, outlook_apart, reckoned
from caravanserai.bots.search.tree import Branch, Knot
from caravanserai.bots.ways import NOWHERE, Memory, Way, whereabouts_after
from caravanserai.core.chance import Chance, seeded

if TYPE_CHECKING:
    from caravanserai.bots.search.habits import Habits
    from caravanserai.core.moves import Move
    from caravanserai.core.observation import Observation
    from caravanserai.core.state import State

MOST_WORLDS: Final = 200
LONGEST_PATH: Final = 400  # decisions followed in one iteration; what takes longer is judged as it stands
LEAST: Final = 1e-9
ALIKE: Final = 0.001  # of success; what differs by less comes to the same
EVEN: Final = 0.1  # of all hope that is shared out evenly, so that every move has some


class Search:
    """A thought about one decision. `iterate` may be called as long as there is time; the tree gets better."""

    def __init__(
        self,
        observation: Observation,
        seed: int,
        habits: Habits,
        root: Knot | None = None,
        until: float = math.inf,
        memory: Memory | None = None,
    ) -> None:
        self.seat: i64 = observation.seat
        self.observation = observation
        self.habits = habits
        self.iterations: i64 = 0
        self.chance: Chance = seeded(seed, "search")
        self.worlds: list[State] = [observation.imagine(0)]
        # The way that the turn has taken until now.
        self.way = (memory if memory is not None else Memory()).way_to(self.worlds[0], observation.seat)
        self.acts_independently = self.worlds[0].acts_independently or self.worlds[0].players == 1
        self.promised = self.worlds[0].evaluate(observation.seat) if self.acts_independently else 0.0
        if root is None:
            root = self._first_knot(until)
        else:
            root.pass_through(self.way)
        self.root = root

    def iterate(self) -> None:
        """Follow the most interesting moves through one imagined world, judge where they lead, and remember."""
        state = self._next_world()
        knots: list[Knot] = []
        branches: list[Branch] = []
        habits = self.habits
        knot: Knot | None = self.root
        last: Branch | None = None
        turn = state.turn
        first_turn = turn
        for _ in range(LONGEST_PATH):
            if state.over:
                break
            seat = self._decider(state)
            if seat < 0:
                if self.acts_independently and last is not None and last.visits < habits.patience:
                    break
                self.move_at_random(state)
                continue
            moves = state.legal(int(seat))
            if len(moves) == 1:
                state.perform(moves[0], seat)
                continue
            if last is not None:
                knot = last.knot_of(seat)
                if knot is None:
                    if last.visits < habits.patience and state.turn != turn:
                        break
                    goes_on = state.turn == turn and seat == knots[len(knots) - 1].seat
                    knot = self._next_knot(state, moves, knots, last, seat, goes_on)
                    knot.other = last.knot
                    last.knot = knot
            assert knot is not None
            last = self._pick(knot, moves, habits.doubt if state.turn != first_turn else 0.0)
            knots.append(knot)
            branches.append(last)
            turn = state.turn
            state.perform(last.move, seat)
        _remember(knots, branches, self.outlook(state))
        self.iterations += 1

    def most_visited(self) -> list[Branch]:
        """The moves it tried, the one it came back to most often foremost."""
        tried = [branch for branch in self.root.branches_for(self.observation.legal, 0.0) if branch.visits > 0]
        tried.sort(key=_visits, reverse=True)
        return [branch for branch in tried if not branch.closed] or tried

    def shortest_of_the_best(self) -> Branch:
        """Of the moves tried often that are as good as the most visited one, that which makes the shortest turn."""
        tried = self.most_visited()
        best = tried[0]
        found = best
        for branch in tried:
            alike = 2 * branch.visits >= best.visits and branch.success > best.success - ALIKE
            if alike and branch.decisions() < found.decisions():
                found = branch
        return found

    def chance_with(self, branch: Branch) -> float:
        """The chance to win with a move that was tried."""
        lead = 0.0
        state = self.worlds[0]
        if self.acts_independently and state.players > 1:
            worths = [state.evaluate(seat) + self.habits.tempo for seat in range(int(state.players))]
            worths[self.seat] -= self.habits.tempo  # it judges itself after its turn, and the others before theirs
            standing = chances(worths, self.habits.swing)[self.seat]
            lead = math.log(max(standing, LEAST) / max(1.0 - standing, LEAST))
        compared = 2 if self.acts_independently else int(state.players)  # compared with what was promised
        return reckoned(branch.success, lead, self.habits.certainty, compared)

    def outlook(self, state: State) -> list[float]:
        """Every seat's chance as it looks; the own one alone where one plays apart."""
        if not self.acts_independently:
            return outlook(state, self.habits)
        own = outlook_apart(state, int(self.seat), self.promised, self.habits.swing)
        return [own] * int(state.players)

    def _decider(self, state: State) -> i64:
        """Whose decision stands in the tree now, or -1 when it is made out of the searcher's sight."""
        deciding = state.deciding
        seat: i64 = deciding[0]
        if len(deciding) == 1 and not self.acts_independently:
            return seat
        for one in deciding:
            if one == self.seat:
                return self.seat
        return -1

    def move_at_random(self, state: State) -> None:
        """Whoever decides does anything."""
        seat: i64 = state.deciding[0]
        moves = state.legal(int(seat))
        state.perform(moves[self.chance.below(len(moves))], seat)

    def _pick(self, knot: Knot, moves: list[Move], doubt: float) -> Branch:
        """The move with the best mixture of success so far, hope, and not having been tried enough."""
        branches = knot.branches_for(moves, EVEN / len(moves))
        curiosity = self.habits.curiosity * math.sqrt(float(knot.visits + 1))
        untried = knot.total / float(knot.visits) - doubt if knot.visits > 0 else 0.5
        best = branches[0]
        best_promise = -1.0
        for branch in branches:
            if branch.closed:
                continue
            visits = float(branch.visits)
            success = branch.success if visits > 0.0 else untried
            promise = success + curiosity * branch.hope / (1.0 + visits)
            if promise > best_promise:
                best_promise = promise
                best = branch
        return best

    def _next_world(self) -> State:
        number = self.iterations % MOST_WORLDS
        if number == len(self.worlds):
            self.worlds.append(self.observation.imagine(int(number)))
        return self.worlds[number].copy()

    def _first_knot(self, until: float) -> Knot:
        """The decision it is about, with hope by how the table looks after the turn, as far as there is time to see."""
        state = self.worlds[0]
        seat = int(self.seat)
        knot = Knot(self.seat, [Branch(move) for move in state.legal(seat)])
        knot.place = state.whereabouts(seat)
        if knot.place != NOWHERE:
            for branch in knot.branches:
                branch.place = whereabouts_after(state, branch.move, seat)
            knot.close(self.way)
            knot.pass_through(self.way)
        moves = [branch.move for branch in knot.branches if not branch.closed]
        _give_hope(knot, turn_values(state, moves, seat, until, self.way), self.habits)
        return knot

    def _next_knot(
        self, state: State, moves: list[Move], knots: list[Knot], last: Branch, seat: i64, goes_on: bool
    ) -> Knot:
        """A decision met for the first time, with hope by how the table looks right after each move."""
        knot = Knot(seat, [Branch(move) for move in moves], goes_on)
        knot.place = state.whereabouts(seat)
        places: list[int] | None = [] if knot.place != NOWHERE else None
        worths = worths_at_once(state, moves, int(seat), places)
        if places is not None:
            for position in range(len(places)):
                knot.branches[position].place = places[position]
            if goes_on:
                way = self._way_by(knots)
                back = way.leads_back(knot.place)  # as the only way on
                way.arrive(knot.place)
                if back or not knot.close(way):
                    knots[len(knots) - 1].give_up(last)
            worths = [worths[position] for position in range(len(worths)) if not knot.branches[position].closed]
        _give_hope(knot, worths, self.habits)
        return knot

    def _way_by(self, knots: list[Knot]) -> Way:
        """The way of a turn by the last of these decisions; the own turn may have begun before the first of them."""
        first = len(knots) - 1
        while first > 0 and knots[first].goes_on:
            first -= 1
        way = self.way.copy() if first == 0 else Way()
        for position in range(max(first, 1), len(knots)):
            knots[position].pass_through(way)
        return way


def _give_hope(knot: Knot, worths: list[float], habits: Habits) -> None:
    """Hope for the open branches of a decision: the better one looks beside the others, the more it has."""
    best = float("-inf")
    for worth in worths:
        if worth > best:
            best = worth
    whole = 0.0
    shares: list[float] = []
    for worth in worths:
        share = math.exp((worth - best) / habits.trust)
        shares.append(share)
        whole += share
    even = EVEN / float(len(worths))
    position = 0
    for branch in knot.branches:
        if not branch.closed:
            branch.hope = even + (1.0 - EVEN) * shares[position] / whole
            position += 1


def _visits(branch: Branch) -> int:
    return int(branch.visits)


def _remember(knots: list[Knot], branches: list[Branch], rewards: list[float]) -> None:
    after: Knot | None = None
    for position in range(len(branches) - 1, -1, -1):
        knot = knots[position]
        knot.remember(branches[position], after, rewards[knot.seat])
        after = knot
