"""The bot that searches."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, ClassVar, Final

from caravanserai.bots.search.budget import Budget, as_good_as_over
from caravanserai.bots.search.habits import Habits, habits_of
from caravanserai.bots.search.search import Search
from caravanserai.bots.search.second_look import MOST_WORLDS, look_again
from caravanserai.bots.search.tree import followed
from caravanserai.bots.ways import TurnBot

if TYPE_CHECKING:
    from caravanserai.bots.search.tree import Branch, Knot
    from caravanserai.core.moves import Move
    from caravanserai.core.observation import Observation

HALF: Final = 0.5
LEAST: Final = 0.25  # of a budget that is spent however much is remembered
A_WORLD: Final = 40  # simulations in a budget for each world of a second look
USUAL_BUDGET: Final = Budget(simulations=1000)


class Thought:
    """What a search found: a move, how good the game then looks, and what it took to find it."""

    def __init__(self, move: Move, chance: float, remembered: int, iterations: int, seconds: float) -> None:
        self.move: Final = move
        self.chance: Final = chance  # to win with this move, from 0 to 1
        self.remembered: Final = remembered  # iterations of earlier thoughts that it could go on from
        self.iterations: Final = iterations
        self.seconds: Final = seconds


class SearchBot(TurnBot):
    """Plays the move it came back to most often. What it thought about the turns to come, it remembers."""

    name: ClassVar[str] = "search"

    def __init__(self, seed: int = 0, budget: Budget = USUAL_BUDGET, habits: Habits | None = None) -> None:
        super().__init__(seed)
        self.budget: Final = budget
        self.iterations = 0  # in all thoughts together
        self._habits = habits
        self._thoughts = 0
        self._tree: Knot | None = None

    def choose(self, observation: Observation) -> Move:
        return observation.legal[0] if len(observation.legal) == 1 else self.think(observation).move

    def think(self, observation: Observation) -> Thought:
        """Search until the budget is spent or the choice is clear; what is remembered need not be thought again."""
        begun = perf_counter()
        habits = self._habits if self._habits is not None else habits_of(observation.legal[0].game)
        known = followed(self._tree, observation.since, observation.seat) if observation.since is not None else None
        self._thoughts += 1
        seed = self.seed * 1_000_003 + self._thoughts
        search = Search(observation, seed, habits, known, self.budget.part(HALF).end(begun), self.memory)
        remembered = int(search.root.visits)
        fresh = 1.0 - remembered / int(self._tree.visits) if self._tree is not None and remembered > 0 else 1.0
        best = _found(search, self.budget.part(max(LEAST, fresh)), begun)
        self._tree = search.root
        self.memory.choose(search.worlds[0], best.move, observation.seat)
        self.iterations += int(search.iterations)
        return Thought(best.move, search.chance_with(best), remembered, int(search.iterations), perf_counter() - begun)


def _found(search: Search, budget: Budget, begun: float) -> Branch:
    """Spend a budget: on the tree, and where the game asks for it the rest of it on a second look."""
    habits = search.habits
    timed = budget.seconds > 0.0
    if habits.foresight > 0:
        (budget.part(HALF) if timed else budget).at_most(habits.ripe).spend(search, begun)
    else:
        budget.spend(search, begun)
    if as_good_as_over(search):
        return search.shortest_of_the_best()
    if habits.foresight == 0:
        return search.most_visited()[0]
    return look_again(search, MOST_WORLDS if timed else budget.simulations // A_WORLD, budget.end(begun))
