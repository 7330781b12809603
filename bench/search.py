"""How fast the search thinks: iterations per second in each game, `python -m bench.search [GAME...]`.

Run it on the compiled build: `PYTHONPATH=.cache/compiled .venv/bin/python -m bench.search`. Each game is searched at
decisions from all over a game between greedy players. Exits 1 when Spice Road misses what we promise.
"""

import sys
from time import process_time

import caravanserai as cv
from caravanserai.bots.greedy import GreedyBot
from caravanserai.bots.search.bot import SearchBot
from caravanserai.bots.search.budget import Budget
from caravanserai.core.observation import Observation, observation_seed

PROMISED = {"spice_road": 40_000}  # iterations per second of processor time
SECONDS = 0.5
EVERY = 12  # decisions of a game


def decisions(game: cv.Game, seed: int) -> list[Observation]:
    """Observations at decisions with a choice, spread over a game."""
    state = game.new(2 if 2 in game.players else game.players[0], seed)
    found: list[Observation] = []
    number = 0
    while not state.over:
        seat = state.deciding[0]
        observation = Observation(state, seat, observation_seed(seed, number))
        if number % EVERY == 0 and len(observation.legal) > 1:
            found.append(observation)
        state.apply(GreedyBot().choose(observation), seat)
        number += 1
    return found


def main() -> int:
    missed = False
    for name in sys.argv[1:] or [game.id for game in cv.games()]:
        observations = decisions(cv.load(name), 1)
        begun = process_time()
        thoughts = [SearchBot(1, Budget(seconds=SECONDS)).think(observation) for observation in observations]
        speed = sum(thought.iterations for thought in thoughts) / (process_time() - begun)
        late = max(thought.seconds for thought in thoughts) - SECONDS
        missed |= speed < PROMISED.get(name, 0)
        print(
            f"{name:20} {speed:9,.0f} iterations/s over {len(thoughts)} decisions, latest {late * 1000:+.0f} ms",
            flush=True,
        )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
