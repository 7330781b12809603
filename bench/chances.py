"""How true the chance to win is that a hint shows: `python -m bench.chances [GAME...]`.

Run it on the compiled build: `PYTHONPATH=.cache/compiled .venv/bin/python -m bench.chances`. Two searches play each
other. What both expect at every choice is compared with how the game then ended, for each fifth of the scale; and it is
said by how much the odds would have to be stretched to fit best, which `calibration` in the search's config does.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from time import monotonic
from typing import NamedTuple

import caravanserai as cv
from caravanserai.arena.match import bot_seed, play_match
from caravanserai.bots import Bot
from caravanserai.bots.search.bot import SearchBot
from caravanserai.bots.search.budget import Budget
from caravanserai.bots.search.rewards import win_chance
from caravanserai.core.moves import Move
from caravanserai.core.observation import Observation

CLASSES = 5
STRETCHES = [0.5 * 1.05**step for step in range(48)]  # from half to five times


class Expected(NamedTuple):
    """What a search expected of a game at one of its choices, and what it got: 1 for a win, 0 for a loss."""

    chance: float
    won: float


class Thinking(Bot):
    """A search that notes the chance it sees at each of its choices."""

    def __init__(self, seed: int, simulations: int) -> None:
        super().__init__(seed)
        self.chances: list[float] = []
        self._search = SearchBot(seed, Budget(simulations))

    def choose(self, observation: Observation) -> Move:
        if len(observation.legal) == 1:
            return observation.legal[0]
        thought = self._search.think(observation)
        self.chances.append(thought.chance)
        return thought.move


def expectations(game: cv.Game, seed: int, simulations: int) -> list[Expected]:
    """Those of both players, at all choices of one game."""
    bots = [Thinking(bot_seed(seed, seat), simulations) for seat in range(2)]
    winners = play_match(game, 2, seed, bots).state.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    return [Expected(chance, won[seat]) for seat in range(2) for chance in bots[seat].chances]


def surprise(expected: Sequence[Expected], stretch: float) -> float:
    """How badly chances with stretched odds foretell the results (their mean log loss)."""
    total = 0.0
    for chance, won in expected:
        stretched = win_chance(chance, 0.0, stretch)
        total -= won * math.log(stretched) + (1 - won) * math.log(1 - stretched)
    return total / len(expected)


def report(game: str, games: int, expected: Sequence[Expected]) -> str:
    cells = []
    for at in range(CLASSES):
        inside = [one for one in expected if min(int(one.chance * CLASSES), CLASSES - 1) == at]
        if inside:
            seen = sum(one.chance for one in inside) / len(inside)
            won = sum(one.won for one in inside) / len(inside)
            cells.append(f"{seen:.0%} → {won:.0%}")
    best = min(STRETCHES, key=lambda stretch: surprise(expected, stretch))
    return f"{game:20} {games:4} games, expected → won: {', '.join(cells)}; odds × {best:.2f} fit best"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.chances", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these rule sets")
    parser.add_argument("--simulations", type=int, default=500, help="a choice")
    parser.add_argument("--seconds", type=float, default=120, help="for each rule set; at least one game is played")
    wanted = parser.parse_args()
    for game in [cv.load(name) for name in wanted.games] or cv.games():
        end = monotonic() + wanted.seconds
        expected: list[Expected] = []
        played = 0
        while played == 0 or monotonic() < end:
            expected += expectations(game, played, wanted.simulations)
            played += 1
        print(report(game.id, played, expected), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
