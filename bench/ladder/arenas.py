"""Who meets whom for the ladder, and where its games and its page are."""

from pathlib import Path
from typing import Final, NamedTuple

import caravanserai as cv
from caravanserai.arena.entrants import read_entrants
from caravanserai.arena.plan import ArenaPlan, pair_tables

FOLDER: Final = Path(__file__).parent
PAGE: Final = FOLDER.parents[1] / "docs" / "ladder.md"


class Arena(NamedTuple):
    """Who meets whom in every rule set, and how often."""

    name: str
    bots: str
    against: str
    players: int
    games: int

    def plan(self, game: cv.Game) -> ArenaPlan:
        rivals = read_entrants(self.against) if self.against else ()
        tables = pair_tables(self.players)
        return ArenaPlan(
            game.id, game.version, self.players, self.games, 0, read_entrants(self.bots), rivals, tables, {}
        )


ARENAS: Final = (
    Arena("cheap", "greedy,easy,random", "", 2, 400),
    Arena("medium", "medium", "greedy", 2, 100),
    Arena("hard", "hard", "greedy", 2, 100),
    Arena("hard_among_four", "hard", "greedy", 4, 100),
)
