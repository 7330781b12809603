"""How a search thinks in a game: what it trusts, how far it looks, how freely it tries things."""

from __future__ import annotations

from typing import Final


class Habits:
    """The numbers of a search. They were found by letting variants play against each other."""

    def __init__(
        self,
        swing: float = 10.0,
        playout: int = 0,
        curiosity: float = 1.0,
        trust: float = 2.0,
        patience: int = 2,
    ) -> None:
        self.swing: Final = swing  # a lead of so many points is as good as 73% of a win
        self.playout: Final = playout  # turns played at random before a position is evaluated
        self.curiosity: Final = curiosity  # how much moves are tried that have not done well so far
        self.trust: Final = trust  # a move that looks so many points worse is tried about a third as often
        self.patience: Final = patience  # visits before a search goes beyond the turn a move ends


USUAL: Final = Habits()
HABITS: Final[dict[str, Habits]] = {}


def habits_of(game_id: str) -> Habits:
    """The habits for a game."""
    return HABITS.get(game_id, USUAL)
