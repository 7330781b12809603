"""The tree of a search: what was tried at each decision, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.bots.ways import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caravanserai.bots.ways import Way
    from caravanserai.core.moves import Move


class Edge:
    """A move tried at a decision. `total` adds up how well it went for the one who made it, 0 to 1 a visit.

    `value` is how well it goes as far as known: where the same turn goes on, with the best that was found to follow,
    so that a move is not held against what one would not do after it.
    """

    def __init__(self, move: Move, prior: float = 0.0) -> None:
        self.move = move
        self.prior = prior  # how promising it looked beside its neighbours before it was tried
        self.visits: i64 = 0
        self.total: float = 0.0
        self.value: float = 0.0
        self.place: i64 = NOWHERE  # where the piece that is moved step by step is then
        self.closed = False  # whether it leads back on the way of this turn; it is not followed then
        self.node: Node | None = None

    def decisions(self) -> int:
        """How many decisions the turn takes from this move on, as far as the tree has grown."""
        made = 1
        node = self.node
        while node is not None and node.same_turn:
            made += 1
            node = node.most_visited.node
        return made

    def node_of(self, seat: i64) -> Node | None:
        """The node where this seat decides after the move, if there is one yet."""
        node = self.node
        while node is not None and node.seat != seat:
            node = node.other
        return node


class Node:
    """A decision, the same for all imagined worlds that lead to it by the same moves.

    What somebody may do differs from world to world, so the edges of all of them stand here side by side.
    """

    def __init__(self, seat: i64, edges: list[Edge], same_turn: bool = False) -> None:
        self.seat: i64 = seat
        self.edges = edges
        self.same_turn = same_turn  # whether the turn of the decision before goes on here
        self.place: i64 = NOWHERE  # where the piece that is moved step by step is
        self.most_visited: Edge = edges[0]  # the most visited one
        self.visits: i64 = 0
        self.total: float = 0.0
        self.other: Node | None = None  # where another seat decides after the same moves, in other worlds
        self._by_move: dict[int, Edge] | None = None

    def remember(self, edge: Edge, after: Node | None, reward: float) -> None:
        """One more visit of an edge, which led to this node after it."""
        self.visits += 1
        self.total += reward
        edge.visits += 1
        edge.total += reward
        if after is not None and after.same_turn:
            edge.value = after.most_visited.value
        else:
            edge.value = edge.total / float(edge.visits)
        if edge.visits > self.most_visited.visits or self.most_visited.closed:
            self.most_visited = edge

    def close(self, way: Way) -> bool:
        """Close the edges that lead back on the way of the turn; False when all of them do, and stay open."""
        back = [edge for edge in self.edges if way.leads_back(edge.place)]
        if len(back) == len(self.edges):
            return False
        for edge in back:
            edge.closed = True
        return True

    def pass_through(self, way: Way) -> None:
        """The way comes here, and could go on to wherever an edge leads."""
        way.arrive(self.place)
        if self.place != NOWHERE:
            for edge in self.edges:
                way.note(edge.place)

    def give_up(self, edge: Edge) -> None:
        """Close an edge after which every way leads back, unless it is the last one."""
        for other in self.edges:
            if other is not edge and not other.closed:
                edge.closed = True
                return

    def edge(self, move: Move) -> Edge | None:
        """The edge of a move, if it was met here."""
        for edge in self.edges:
            if edge.move is move:
                return edge
        return None

    def edges_for(self, moves: list[Move], prior: float) -> list[Edge]:
        """The edges of these moves; ones not met before join with this prior."""
        edges = self.edges
        if len(moves) == len(edges):
            for position in range(len(moves)):
                if moves[position] is not edges[position].move:
                    break
            else:
                return edges
        by_move = self._by_move
        if by_move is None:
            by_move = {edge.move.id: edge for edge in edges}
            self._by_move = by_move
        found: list[Edge] = []
        for move in moves:
            edge = by_move.get(move.id)
            if edge is None:
                edge = Edge(move, prior)
                by_move[move.id] = edge
                edges.append(edge)
            found.append(edge)
        return found


def node_after(node: Node | None, moves: Sequence[Move], seat: int) -> Node | None:
    """The node where the seat decides after these moves, if the tree has grown there."""
    for move in moves:
        edge: Edge | None = None
        while node is not None and edge is None:
            edge = node.edge(move)
            node = node.other
        if edge is None:
            return None
        node = edge.node
    while node is not None and node.seat != seat:
        node = node.other
    return node
