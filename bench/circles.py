"""How often ships of bots sail in circles: `python -m bench.circles [BOT...]`, by default greedy and search@60.

Run it on the compiled build: `PYTHONPATH=.cache/compiled .venv/bin/python -m bench.circles`. A way that comes to a tile
twice is useless when the straight way to the same place, without the circle, leaves a hold at least as good. Exits 1
when there was a useless one.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

import caravanserai as cv
from caravanserai.arena.match import LONGEST_MATCH, Chosen, bot_seed
from caravanserai.bots import Bot, make_bot
from caravanserai.bots.search.bot import SearchBot
from caravanserai.bots.search.budget import Budget
from caravanserai.core.moves import Move
from caravanserai.core.observation import Observation, observation_seed
from caravanserai.core.search_config import SearchConfig
from caravanserai.games.century.caravan.cube_table import CubeTable
from caravanserai.games.century.caravan.cubes import counts
from caravanserai.games.century.islands.captains import NOWHERE

# Here ships stop where they like. In From East to West all steps of a location are made, and leading back is a use.
GAMES: Final = ("sand_to_sea", "eastern_wonders")
ON_THE_WAY: Final = ("sail", "leave", "fare", "stop", "fee", "collect")


class Voyage(NamedTuple):
    """One turn's way of a ship: the table before it, the tiles it came to, and the hold once it had arrived."""

    before: cv.State
    path: list[int]
    hold: int


class Count(NamedTuple):
    """How many turns had a ship sail, how many ways came to a tile twice, and how many of these were of no use."""

    voyages: int
    circles: int
    useless: int


class TreeAlone(Bot):
    """A search without its reranking, which would take most of the time of a game; `bench.circles:TreeAlone@20`."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self._search = SearchBot(seed, budget, SearchConfig(turn_value=2.5, untried_penalty=0.1))

    def choose(self, observation: Observation) -> Move:
        return self._search.choose(observation)


def voyages(game: cv.Game, bots: Sequence[Bot], seed: int, decisions: int = LONGEST_MATCH) -> list[Voyage]:
    """All of them in a game between bots, or in so many decisions of it."""
    state = game.new(len(bots), seed)
    assert isinstance(state, CubeTable)
    chosen = Chosen(state)
    found: list[Voyage] = []
    before, path, hold, number = state.copy(), [NOWHERE], 0, 0
    while not state.over and number < decisions:
        seat = state.deciding[0]
        captain = state.islands.captains[seat]
        if state.turn != before.turn:
            if len(path) > 1:
                found.append(Voyage(before, path, hold))
            before, path = state.copy(), [int(captain.ship)]
        observation = Observation(state, seat, observation_seed(seed, number), chosen.since(seat))
        move = observation.legal[0]
        if len(observation.legal) > 1:
            move = bots[seat].choose(observation)
            chosen.note(seat, move)
        state.apply(move, seat)
        number += 1
        if path[0] != NOWHERE and captain.ship != path[-1]:
            path.append(int(captain.ship))
        if move.kind in ON_THE_WAY:
            hold = int(state.merchants[seat].cubes)
    return found if len(path) < 2 else [*found, Voyage(before, path, hold)]


def is_circle(voyage: Voyage) -> bool:
    return len(set(voyage.path)) < len(voyage.path)


def is_useless(voyage: Voyage) -> bool:
    """Whether the straight way would have done as well."""
    return any(as_good(hold, voyage.hold) for hold in holds_after(voyage.before, straight(voyage.path)))


def straight(path: Sequence[int]) -> list[int]:
    """The same way without its circles."""
    found: list[int] = []
    for place in path:
        if place in found:
            del found[found.index(place) :]
        found.append(place)
    return found


def holds_after(before: cv.State, path: Sequence[int]) -> set[int]:
    """Every hold a captain may have after this way, whatever is paid and collected; a way may also be to stay."""
    assert isinstance(before, CubeTable)
    seat = int(before.seat)
    found = {int(before.merchants[seat].cubes)} if len(path) == 1 else set[int]()
    waiting: list[tuple[cv.State, int]] = [(before.copy(), 0)]
    while waiting:
        state, made = waiting.pop()
        assert isinstance(state, CubeTable)
        moves = [] if state.turn != before.turn else [move for move in state.legal(seat) if move.kind in ON_THE_WAY]
        if made == len(path) - 1:
            moves = [move for move in moves if move.kind not in ("sail", "leave")]
            if not any(move.kind in ("fare", "stop", "fee") for move in moves):
                found.add(int(state.merchants[seat].cubes))
        for move in moves:
            if move.kind != "sail" or move.a - 1 == path[made + 1]:
                after = state.copy()
                after.apply(move, seat)
                waiting.append((after, made + (move.kind == "sail")))
    return found


def as_good(hold: int, other: int) -> bool:
    """Whether a hold has as many cubes as another of every colour or better ones."""
    mine, theirs = counts(hold), counts(other)
    return all(sum(mine[colour:]) >= sum(theirs[colour:]) for colour in range(4))


def counted(game: cv.Game, bot: str, games: int, players: int = 2) -> Count:
    """How it was in so many games among equals."""
    made = circles = useless = 0
    for seed in range(games):
        bots = [make_bot(bot, bot_seed(seed, seat)) for seat in range(players)]
        all_of_them = voyages(game, bots, seed)
        round_ones = [voyage for voyage in all_of_them if is_circle(voyage)]
        made += len(all_of_them)
        circles += len(round_ones)
        useless += sum(is_useless(voyage) for voyage in round_ones)
    return Count(made, circles, useless)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.circles", description=__doc__)
    parser.add_argument("bots", nargs="*", metavar="BOT", default=["greedy", "search@60"])
    parser.add_argument("--games", type=int, default=50, help="of each rule set, for each bot")
    parser.add_argument("--players", type=int, default=2)
    wanted = parser.parse_args()
    useless = 0
    for name in GAMES:
        for bot in wanted.bots:
            count = counted(cv.load(name), bot, wanted.games, wanted.players)
            useless += count.useless
            print(
                f"{name:16} {bot:12} {wanted.games} games: {count.voyages} voyages, "
                f"{count.circles} come to a tile twice, {count.useless} for nothing",
                flush=True,
            )
    return int(useless > 0)


if __name__ == "__main__":
    sys.exit(main())
