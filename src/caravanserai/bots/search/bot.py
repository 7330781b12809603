"""The bot that searches."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, ClassVar, Final

from caravanserai.bots.search.budget import Budget, as_good_as_over
from caravanserai.bots.search.rerank import MOST_WORLDS, rerank
from caravanserai.bots.search.search import Search
from caravanserai.bots.search.tree import node_after
from caravanserai.bots.ways import TurnBot
from caravanserai.core.registry import load
from caravanserai.core.search_config import SearchConfig

if TYPE_CHECKING:
    from caravanserai.bots.search.tree import Edge, Node
    from caravanserai.core.moves import Move
    from caravanserai.core.observation import Observation

HALF: Final = 0.5
LEAST: Final = 0.25  # of a budget that is spent however much is remembered
A_WORLD: Final = 40  # simulations in a budget for each world of a reranking
USUAL_BUDGET: Final = Budget(simulations=1000)


class SearchResult:
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

    def __init__(self, seed: int = 0, budget: Budget = USUAL_BUDGET, config: SearchConfig | None = None) -> None:
        super().__init__(seed)
        self.budget: Final = budget
        self.iterations = 0  # in all thoughts together
        self._config = config
        self._thoughts = 0
        self._tree: Node | None = None

    def choose(self, observation: Observation) -> Move:
        return observation.legal[0] if len(observation.legal) == 1 else self.think(observation).move

    def think(self, observation: Observation) -> SearchResult:
        """Search until the budget is spent or the choice is clear; what is remembered need not be thought again."""
        begun = perf_counter()
        config = self._config if self._config is not None else load(observation.legal[0].game).search
        known = node_after(self._tree, observation.since, observation.seat) if observation.since is not None else None
        self._thoughts += 1
        seed = self.seed * 1_000_003 + self._thoughts
        search = Search(observation, seed, config, known, self.budget.part(HALF).end(begun), self.memory)
        remembered = int(search.root.visits)
        fresh = 1.0 - remembered / int(self._tree.visits) if self._tree is not None and remembered > 0 else 1.0
        best = _found(search, self.budget.part(max(LEAST, fresh)), begun)
        self._tree = search.root
        self.memory.choose(search.worlds[0], best.move, observation.seat)
        self.iterations += int(search.iterations)
        return SearchResult(
            best.move, search.chance_with(best), remembered, int(search.iterations), perf_counter() - begun
        )


def _found(search: Search, budget: Budget, begun: float) -> Edge:
    """Spend a budget: on the tree, and where the game asks for it the rest of it on a reranking."""
    config = search.config
    timed = budget.seconds > 0.0
    if config.rerank_rounds > 0:
        (budget.part(HALF) if timed else budget).at_most(config.rerank_after).spend(search, begun)
    else:
        budget.spend(search, begun)
    if as_good_as_over(search):
        return search.shortest_of_the_best()
    if config.rerank_rounds == 0:
        return search.most_visited()[0]
    return rerank(search, MOST_WORLDS if timed else budget.simulations // A_WORLD, budget.end(begun))
