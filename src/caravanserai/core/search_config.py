"""The numbers of a search in a game: what it trusts, how far it looks, how freely it tries things."""

from __future__ import annotations

from typing import Final

MANY: Final = 1_000_000  # more visits than any search makes
WITHIN_THE_TURN: Final = MANY


class SearchConfig:
    """A game's settings for tree search, kept beside its rules. They were found by letting variants play each other."""

    def __init__(
        self,
        score_scale: float = 10.0,
        turn_value: float = 0.0,
        exploration: float = 0.25,
        prior_temperature: float = 2.0,
        untried_penalty: float = 0.0,
        expansion_visits: int = 2,
        rerank_rounds: int = 0,
        rerank_breadth: int = MANY,
        rival_breadth: int = MANY,
        rerank_depth: int = 0,
        rerank_after: int = MANY,
        calibration: float = 1.0,
    ) -> None:
        self.score_scale: Final = score_scale  # a lead of so many points is as good as 73% of a win
        self.turn_value: Final = turn_value  # points a turn brings, so that positions before and after a turn compare
        self.exploration: Final = exploration  # how much moves are tried that have not done well so far
        self.prior_temperature: Final = prior_temperature  # so many points worse: tried about a third as often
        self.untried_penalty: Final = untried_penalty  # how much worse an untried move of a later turn is held to be
        self.expansion_visits: Final = expansion_visits  # visits before a search goes beyond the turn a move ends
        self.rerank_rounds: Final = rerank_rounds  # rounds that the best moves are played out greedily to be compared
        self.rerank_breadth: Final = rerank_breadth  # moves that a greedy turn then begins with: those best at once
        self.rival_breadth: Final = rival_breadth  # and a rival's turn, times the number of rivals
        self.rerank_depth: Final = rerank_depth  # own turns that reranking with time left tries in several ways
        self.rerank_after: Final = rerank_after  # iterations after which the tree gives way to reranking at the latest
        self.calibration: Final = calibration  # how much surer a chance to win is than it looks in the tree


DEFAULT: Final = SearchConfig()
