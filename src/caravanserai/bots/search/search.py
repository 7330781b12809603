"""Monte Carlo tree search over imagined worlds: each iteration plays one world down the tree and a little further.

The tree is shared by all worlds, so a plan must be good for what may be hidden, not for one guess of it. Where several
seats decide at the same time nobody sees what the others choose: only the own decision stands in the tree.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caravanserai.bots.greedy import turn_values, worths_at_once
from caravanserai.bots.search.rewards import chances, reward_alone, rewards_of, win_chance
from caravanserai.bots.search.tree import Edge, Node
from caravanserai.bots.ways import NOWHERE, Memory, Way, whereabouts_after
from caravanserai.core.chance import Chance, seeded

if TYPE_CHECKING:
    from caravanserai.core.moves import Move
    from caravanserai.core.observation import Observation
    from caravanserai.core.search_config import SearchConfig
    from caravanserai.core.state import State

MOST_WORLDS: Final = 200
LONGEST_PATH: Final = 400  # decisions node_after in one iteration; what takes longer is judged as it stands
LEAST: Final = 1e-9
ALIKE: Final = 0.001  # of value; what differs by less comes to the same
EVEN: Final = 0.1  # of all prior that is shared out evenly, so that every move has some


class Search:
    """A search for one decision. `iterate` may be called as long as there is time; the tree gets better."""

    def __init__(
        self,
        observation: Observation,
        seed: int,
        config: SearchConfig,
        root: Node | None = None,
        until: float = math.inf,
        memory: Memory | None = None,
    ) -> None:
        self.seat: i64 = observation.seat
        self.observation = observation
        self.config = config
        self.iterations: i64 = 0
        self.chance: Chance = seeded(seed, "search")
        self.worlds: list[State] = [observation.imagine(0)]
        # The way that the turn has taken until now.
        self.way = (memory if memory is not None else Memory()).way_to(self.worlds[0], observation.seat)
        self.acts_independently = self.worlds[0].acts_independently or self.worlds[0].players == 1
        self.promised = self.worlds[0].evaluate(observation.seat) if self.acts_independently else 0.0
        if root is None:
            root = self._first_node(until)
        else:
            root.pass_through(self.way)
        self.root = root

    def iterate(self) -> None:
        """Follow the most interesting moves through one imagined world, judge where they lead, and remember."""
        state = self._next_world()
        nodes: list[Node] = []
        edges: list[Edge] = []
        config = self.config
        node: Node | None = self.root
        last: Edge | None = None
        turn = state.turn
        first_turn = turn
        for _ in range(LONGEST_PATH):
            if state.over:
                break
            seat = self._decider(state)
            if seat < 0:
                if self.acts_independently and last is not None and last.visits < config.expansion_visits:
                    break
                self.move_at_random(state)
                continue
            moves = state.legal(int(seat))
            if len(moves) == 1:
                state.perform(moves[0], seat)
                continue
            if last is not None:
                node = last.node_of(seat)
                if node is None:
                    if last.visits < config.expansion_visits and state.turn != turn:
                        break
                    same_turn = state.turn == turn and seat == nodes[len(nodes) - 1].seat
                    node = self._next_node(state, moves, nodes, last, seat, same_turn)
                    node.other = last.node
                    last.node = node
            assert node is not None
            last = self._pick(node, moves, config.untried_penalty if state.turn != first_turn else 0.0)
            nodes.append(node)
            edges.append(last)
            turn = state.turn
            state.perform(last.move, seat)
        _remember(nodes, edges, self.rewards(state))
        self.iterations += 1

    def most_visited(self) -> list[Edge]:
        """The moves it tried, the one it came back to most often foremost."""
        tried = [edge for edge in self.root.edges_for(self.observation.legal, 0.0) if edge.visits > 0]
        tried.sort(key=_visits, reverse=True)
        return [edge for edge in tried if not edge.closed] or tried

    def shortest_of_the_best(self) -> Edge:
        """Of the moves tried often that are as good as the most visited one, that which makes the shortest turn."""
        tried = self.most_visited()
        best = tried[0]
        found = best
        for edge in tried:
            alike = 2 * edge.visits >= best.visits and edge.value > best.value - ALIKE
            if alike and edge.decisions() < found.decisions():
                found = edge
        return found

    def chance_with(self, edge: Edge) -> float:
        """The chance to win with a move that was tried."""
        lead = 0.0
        state = self.worlds[0]
        if self.acts_independently and state.players > 1:
            worths = [state.evaluate(seat) + self.config.turn_value for seat in range(int(state.players))]
            worths[self.seat] -= self.config.turn_value  # it judges itself after its turn, and the others before theirs
            standing = chances(worths, self.config.score_scale)[self.seat]
            lead = math.log(max(standing, LEAST) / max(1.0 - standing, LEAST))
        compared = 2 if self.acts_independently else int(state.players)  # compared with what was promised
        return win_chance(edge.value, lead, self.config.calibration, compared)

    def rewards(self, state: State) -> list[float]:
        """Every seat's chance as it looks; the own one alone where one acts independently."""
        if not self.acts_independently:
            return rewards_of(state, self.config)
        own = reward_alone(state, int(self.seat), self.promised, self.config.score_scale)
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

    def _pick(self, node: Node, moves: list[Move], untried_penalty: float) -> Edge:
        """The move with the best mixture of value so far, prior, and not having been tried enough."""
        edges = node.edges_for(moves, EVEN / len(moves))
        exploration = self.config.exploration * math.sqrt(float(node.visits + 1))
        untried = node.total / float(node.visits) - untried_penalty if node.visits > 0 else 0.5
        best = edges[0]
        best_promise = -1.0
        for edge in edges:
            if edge.closed:
                continue
            visits = float(edge.visits)
            value = edge.value if visits > 0.0 else untried
            promise = value + exploration * edge.prior / (1.0 + visits)
            if promise > best_promise:
                best_promise = promise
                best = edge
        return best

    def _next_world(self) -> State:
        number = self.iterations % MOST_WORLDS
        if number == len(self.worlds):
            self.worlds.append(self.observation.imagine(int(number)))
        return self.worlds[number].copy()

    def _first_node(self, until: float) -> Node:
        """The decision it is about, with priors by how the table looks after the turn, as far as time allows."""
        state = self.worlds[0]
        seat = int(self.seat)
        node = Node(self.seat, [Edge(move) for move in state.legal(seat)])
        node.place = state.whereabouts(seat)
        if node.place != NOWHERE:
            for edge in node.edges:
                edge.place = whereabouts_after(state, edge.move, seat)
            node.close(self.way)
            node.pass_through(self.way)
        moves = [edge.move for edge in node.edges if not edge.closed]
        _set_priors(node, turn_values(state, moves, seat, until, self.way), self.config)
        return node

    def _next_node(
        self, state: State, moves: list[Move], nodes: list[Node], last: Edge, seat: i64, same_turn: bool
    ) -> Node:
        """A decision met for the first time, with prior by how the table looks right after each move."""
        node = Node(seat, [Edge(move) for move in moves], same_turn)
        node.place = state.whereabouts(seat)
        places: list[int] | None = [] if node.place != NOWHERE else None
        worths = worths_at_once(state, moves, int(seat), places)
        if places is not None:
            for position in range(len(places)):
                node.edges[position].place = places[position]
            if same_turn:
                way = self._way_by(nodes)
                back = way.leads_back(node.place)  # as the only way on
                way.arrive(node.place)
                if back or not node.close(way):
                    nodes[len(nodes) - 1].give_up(last)
            worths = [worths[position] for position in range(len(worths)) if not node.edges[position].closed]
        _set_priors(node, worths, self.config)
        return node

    def _way_by(self, nodes: list[Node]) -> Way:
        """The way of a turn by the last of these decisions; the own turn may have begun before the first of them."""
        first = len(nodes) - 1
        while first > 0 and nodes[first].same_turn:
            first -= 1
        way = self.way.copy() if first == 0 else Way()
        for position in range(max(first, 1), len(nodes)):
            nodes[position].pass_through(way)
        return way


def _set_priors(node: Node, worths: list[float], config: SearchConfig) -> None:
    """Priors for the open edges of a decision: the better one looks beside the others, the more it has."""
    best = float("-inf")
    for worth in worths:
        if worth > best:
            best = worth
    whole = 0.0
    shares: list[float] = []
    for worth in worths:
        share = math.exp((worth - best) / config.prior_temperature)
        shares.append(share)
        whole += share
    even = EVEN / float(len(worths))
    position = 0
    for edge in node.edges:
        if not edge.closed:
            edge.prior = even + (1.0 - EVEN) * shares[position] / whole
            position += 1


def _visits(edge: Edge) -> int:
    return int(edge.visits)


def _remember(nodes: list[Node], edges: list[Edge], rewards: list[float]) -> None:
    after: Node | None = None
    for position in range(len(edges) - 1, -1, -1):
        node = nodes[position]
        node.remember(edges[position], after, rewards[node.seat])
        after = node
