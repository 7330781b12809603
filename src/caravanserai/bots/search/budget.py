"""How long a search may think: so many simulations, so many seconds, or until the first of both is reached."""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from caravanserai.bots.search.search import Search
    from caravanserai.bots.search.tree import Node

UNLIKELY: Final = 0.6  # of what is left of a budget: more than this between the two best moves is never made up
SURE: Final = 0.93  # of all value: who expects so much has as good as won
LOST: Final = 0.14  # of what everybody would have if all stood alike: who expects so little has as good as lost
ENOUGH: Final = 0.25  # of a budget, for a game as good as won or lost
GLANCE: Final = 16  # iterations between two looks at what is already decided
IN_HAND: Final = 0.05  # of the seconds, for what comes after the last look at the clock


class Budget:
    """Simulations or seconds; the same simulations and seed always give the same result."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds

    def part(self, share: float) -> Budget:
        """A share of this budget."""
        if share >= 1.0:
            return self
        return Budget(max(1, int(share * self.simulations)) if self.simulations > 0 else 0, share * self.seconds)

    def at_most(self, simulations: int) -> Budget:
        """This budget, but no more than so many simulations."""
        if 0 < self.simulations <= simulations:
            return self
        return Budget(simulations, self.seconds)

    def end(self, begun: float) -> float:
        """The moment of the clock to stop at, if there is one."""
        return begun + (1.0 - IN_HAND) * self.seconds if self.seconds > 0.0 else math.inf

    def spend(self, search: Search, begun: float) -> None:
        """Let the search think until the budget is used or the outcome will hardly change any more."""
        end = self.end(begun)
        made = 0
        now = begun
        while True:
            for _ in range(min(GLANCE, self.simulations - made) if self.simulations > 0 else GLANCE):
                search.iterate()
                made += 1
                now = perf_counter()
                if now > end:
                    return
            left = float(self.simulations - made) if self.simulations > 0 else math.inf
            if self.seconds > 0.0:
                left = min(left, made * (end - now) / (now - begun))
            if left <= 0.0 or decided(search.root, left):
                return
            if made > ENOUGH * (made + left) and as_good_as_over(search):
                return


def as_good_as_over(search: Search) -> bool:
    """Whether the best move all but wins the game, or hardly anything can save it."""
    value = search.root.most_visited.value
    players = float(search.worlds[0].players)
    return not search.acts_independently and not LOST / players < value < SURE


def decided(node: Node, left: float) -> bool:
    """Whether another move will hardly overtake the most visited one in what is left of the budget."""
    first = 0
    second = 0
    for edge in node.edges:
        visits = int(edge.visits)
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second > UNLIKELY * left
