"""How a search thinks in a game: what it trusts, how far it looks, how freely it tries things."""

from __future__ import annotations

from typing import Final

MANY: Final = 1_000_000  # more visits than any search makes
WITHIN_THE_TURN: Final = MANY


class Habits:
    """The numbers of a search. They were found by letting variants play against each other."""

    def __init__(
        self,
        swing: float = 10.0,
        tempo: float = 0.0,
        curiosity: float = 0.25,
        trust: float = 2.0,
        doubt: float = 0.0,
        patience: int = 2,
        foresight: int = 0,
        breadth: int = MANY,
        rival_breadth: int = MANY,
        deeper: int = 0,
        ripe: int = MANY,
        certainty: float = 1.0,
    ) -> None:
        self.swing: Final = swing  # a lead of so many points is as good as 73% of a win
        self.tempo: Final = tempo  # points a turn brings, so that positions before and after somebody's turn compare
        self.curiosity: Final = curiosity  # how much moves are tried that have not done well so far
        self.trust: Final = trust  # a move that looks so many points worse is tried about a third as often
        self.doubt: Final = doubt  # how much worse than its neighbours an untried move of a later turn is held to be
        self.patience: Final = patience  # visits before a search goes beyond the turn a move ends
        self.foresight: Final = foresight  # rounds that the best moves are played out greedily, for a second look
        self.breadth: Final = breadth  # moves that a greedy turn of the second look begins with: those best at once
        self.rival_breadth: Final = rival_breadth  # and a rival's turn, times the number of rivals
        self.deeper: Final = deeper  # turns of one's own that a second look with time left tries in several ways
        self.ripe: Final = ripe  # iterations after which the tree gives way to the second look at the latest
        self.certainty: Final = certainty  # how much surer a chance to win is than it looks in the tree


USUAL: Final = Habits()
HABITS: Final[dict[str, Habits]] = {
    "spice_road": Habits(tempo=2.4, certainty=1.8),
    "eastern_wonders": Habits(swing=6.0, tempo=2.0, doubt=0.1, foresight=10, deeper=1, ripe=400),
    "new_world": Habits(tempo=3.3, curiosity=0.5, patience=6, foresight=4, certainty=1.5),
    "sand_to_sea": Habits(tempo=2.6, doubt=0.1, foresight=4, certainty=1.5),
    "east_west_1": Habits(tempo=3.7, curiosity=0.5, patience=6, foresight=4, certainty=1.5),
    "east_west_2": Habits(tempo=3.3, doubt=0.1, certainty=1.6),
    "east_west_3": Habits(tempo=3.6, doubt=0.1, certainty=1.4),
    "marco_polo": Habits(
        tempo=0.8, patience=WITHIN_THE_TURN, foresight=2, breadth=6, rival_breadth=2, deeper=1, ripe=600, certainty=1.5
    ),
    "merchant_explorers": Habits(tempo=3.5, patience=WITHIN_THE_TURN, foresight=5, breadth=5, certainty=1.3),
}


def habits_of(game_id: str) -> Habits:
    """The habits for a game."""
    return HABITS.get(game_id, USUAL)
