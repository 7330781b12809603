"""The tree of a search: what was tried at each decision, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caravanserai.bots.ways import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caravanserai.bots.ways import Way
    from caravanserai.core.moves import Move


class Branch:
    """A move tried at a decision. `total` adds up how well it went for the one who made it, 0 to 1 a visit.

    `success` is how well it goes as far as known: where the same turn goes on, with the best that was found to follow,
    so that a move is not held against what one would not do after it.
    """

    def __init__(self, move: Move, hope: float = 0.0) -> None:
        self.move = move
        self.hope = hope  # how promising it looked beside its neighbours before it was tried
        self.visits: i64 = 0
        self.total: float = 0.0
        self.success: float = 0.0
        self.place: i64 = NOWHERE  # where the piece that is moved step by step is then
        self.closed = False  # whether it leads back on the way of this turn; it is not followed then
        self.knot: Knot | None = None

    def decisions(self) -> int:
        """How many decisions the turn takes from this move on, as far as the tree has grown."""
        made = 1
        knot = self.knot
        while knot is not None and knot.goes_on:
            made += 1
            knot = knot.favourite.knot
        return made

    def knot_of(self, seat: i64) -> Knot | None:
        """The knot where this seat decides after the move, if there is one yet."""
        knot = self.knot
        while knot is not None and knot.seat != seat:
            knot = knot.other
        return knot


class Knot:
    """A decision, the same for all imagined worlds that lead to it by the same moves.

    What somebody may do differs from world to world, so the branches of all of them stand here side by side.
    """

    def __init__(self, seat: i64, branches: list[Branch], goes_on: bool = False) -> None:
        self.seat: i64 = seat
        self.branches = branches
        self.goes_on = goes_on  # whether the turn of the decision before goes on here
        self.place: i64 = NOWHERE  # where the piece that is moved step by step is
        self.favourite: Branch = branches[0]  # the most visited one
        self.visits: i64 = 0
        self.total: float = 0.0
        self.other: Knot | None = None  # where another seat decides after the same moves, in other worlds
        self._by_move: dict[int, Branch] | None = None

    def remember(self, branch: Branch, after: Knot | None, reward: float) -> None:
        """One more visit of a branch, which led to this knot after it."""
        self.visits += 1
        self.total += reward
        branch.visits += 1
        branch.total += reward
        if after is not None and after.goes_on:
            branch.success = after.favourite.success
        else:
            branch.success = branch.total / float(branch.visits)
        if branch.visits > self.favourite.visits or self.favourite.closed:
            self.favourite = branch

    def close(self, way: Way) -> bool:
        """Close the branches that lead back on the way of the turn; False when all of them do, and stay open."""
        back = [branch for branch in self.branches if way.leads_back(branch.place)]
        if len(back) == len(self.branches):
            return False
        for branch in back:
            branch.closed = True
        return True

    def pass_through(self, way: Way) -> None:
        """The way comes here, and could go on to wherever a branch leads."""
        way.arrive(self.place)
        if self.place != NOWHERE:
            for branch in self.branches:
                way.note(branch.place)

    def give_up(self, branch: Branch) -> None:
        """Close a branch after which every way leads back, unless it is the last one."""
        for other in self.branches:
            if other is not branch and not other.closed:
                branch.closed = True
                return

    def branch(self, move: Move) -> Branch | None:
        """The branch of a move, if it was met here."""
        for branch in self.branches:
            if branch.move is move:
                return branch
        return None

    def branches_for(self, moves: list[Move], hope: float) -> list[Branch]:
        """The branches of these moves; ones not met before join with this hope."""
        branches = self.branches
        if len(moves) == len(branches):
            for position in range(len(moves)):
                if moves[position] is not branches[position].move:
                    break
            else:
                return branches
        by_move = self._by_move
        if by_move is None:
            by_move = {branch.move.id: branch for branch in branches}
            self._by_move = by_move
        found: list[Branch] = []
        for move in moves:
            branch = by_move.get(move.id)
            if branch is None:
                branch = Branch(move, hope)
                by_move[move.id] = branch
                branches.append(branch)
            found.append(branch)
        return found


def followed(knot: Knot | None, moves: Sequence[Move], seat: int) -> Knot | None:
    """The knot where the seat decides after these moves, if the tree has grown there."""
    for move in moves:
        branch: Branch | None = None
        while knot is not None and branch is None:
            branch = knot.branch(move)
            knot = knot.other
        if branch is None:
            return None
        knot = branch.knot
    while knot is not None and knot.seat != seat:
        knot = knot.other
    return knot
