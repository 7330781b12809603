"""How true the chance to win is that a hint shows: `python -m bench.chances [GAME...]`.

Run it on the compiled build: `PYTHONPATH=.cache/compiled .venv/bin/python -m bench.chances`. Two searches play each
other. What both expect at every choice is compared with how the game then ended, for each fifth of the scale; and it is
said by how much the odds would have to be stretched to fit best, which `certainty` in the search's habits does.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from time import monotonic
from typing import NamedTuple

import caravanserai as cv
from caravanserai.arena.match import Chosen, bot_seed
from caravanserai.bots.search.bot import SearchBot
from caravanserai.bots.search.budget import Budget
from caravanserai.core.sight import Sight, sight_seed

CLASSES = 5
STRETCHES = [0.5 * 1.05**step for step in range(48)]  # from half to five times
HARDLY = 1e-6


class Expected(NamedTuple):
    """What a search expected of a game at one of its choices, and what it got: 1 for a win, 0 for a loss."""

    chance: float
    won: float


def expectations(game: cv.Game, seed: int, simulations: int) -> list[Expected]:
    """Those of both players, at all choices of one game."""
    state = game.new(2, seed)
    bots = [SearchBot(bot_seed(seed, seat), Budget(simulations)) for seat in range(2)]
    chosen = Chosen(state)
    chances: list[tuple[int, float]] = []
    number = 0
    while not state.over:
        seat = state.deciding[0]
        sight = Sight(state, seat, sight_seed(seed, number), chosen.since(seat))
        number += 1
        if len(sight.legal) == 1:
            state.apply(sight.legal[0], seat)
            continue
        thought = bots[seat].think(sight)
        chances.append((seat, thought.chance))
        chosen.note(seat, thought.move)
        state.apply(thought.move, seat)
    winners = state.winners()
    return [Expected(chance, 1 / len(winners) if seat in winners else 0.0) for seat, chance in chances]


def surprise(expected: Sequence[Expected], stretch: float) -> float:
    """How badly chances with stretched odds foretell the results (their mean log loss)."""
    total = 0.0
    for chance, won in expected:
        odds = stretch * math.log((chance + HARDLY) / (1 - chance + HARDLY))
        stretched = 1 / (1 + math.exp(-odds))
        total -= won * math.log(stretched + HARDLY) + (1 - won) * math.log(1 - stretched + HARDLY)
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
