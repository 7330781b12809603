"""Play the ladder: `make ladder` plays the games it still lacks and writes `docs/ladder.md` from all there are.

Every game is kept beside this file and is written down as soon as it is over, so Ctrl-C is safe and the next run goes
on from there. Arenas of an older version stay as they are, and the page says so; delete their folder to play them anew.
"""

import argparse
import sys
from collections.abc import Sequence
from time import monotonic

import caravanserai as cv
from bench.ladder.arenas import ARENAS, FOLDER, PAGE, Arena
from caravanserai.arena.ladder import find_arenas, ladder_page
from caravanserai.arena.ledger import PLAN, Ledger, read_plan
from caravanserai.arena.machine import this_machine
from caravanserai.arena.match import write_whole
from caravanserai.arena.running import run_arena
from caravanserai.arena.workers import Stop
from caravanserai.cli.interrupts import stopping_on_ctrl_c
from caravanserai.core.errors import CaravanseraiError


class Ended:
    """Whether to stop: asked to, or the time is over."""

    def __init__(self, asked: Stop, end: float) -> None:
        self._asked = asked
        self._end = end

    def is_set(self) -> bool:
        return self._asked.is_set() or monotonic() > self._end


def play(arena: Arena, game: cv.Game, jobs: int, stop: Stop) -> None:
    """Play what an arena of a game still lacks, and say how far it is."""
    plan = arena.plan(game)
    folder = FOLDER / game.id / arena.name
    if (folder / PLAN).exists() and read_plan(folder)[1].caravanserai != cv.__version__:
        print(f"{game.id} {arena.name}: played with an older version; delete {folder} to play it anew", flush=True)
        return
    with Ledger(folder, plan) as ledger:
        if len(ledger.games) < plan.total:
            run_arena(plan, jobs, ledger, stop=stop)
            print(f"{game.id} {arena.name}: {len(ledger.games)} of {plan.total} games", flush=True)


def wishes(arguments: Sequence[str]) -> argparse.Namespace:
    names = [arena.name for arena in ARENAS]
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these rule sets")
    parser.add_argument("--arena", action="append", choices=names, help="only this one; may be said again")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no new game after this time")
    parser.add_argument("--jobs", type=int, default=2, help="processes; no more than there are cores")
    wanted = parser.parse_args(arguments)
    try:
        wanted.games = [cv.load(name) for name in wanted.games] or list(cv.games())
    except CaravanseraiError as error:
        parser.error(str(error))
    return wanted


def main() -> int:
    wanted = wishes(sys.argv[1:])
    if not this_machine().compiled:
        print("The bots of the ladder play compiled: PYTHONPATH=.cache/compiled, or `make ladder`.", file=sys.stderr)
        return 2
    end = monotonic() + 60 * wanted.minutes
    with stopping_on_ctrl_c(lambda: print("Stopping after the games under way.", file=sys.stderr)) as asked:
        stop = Ended(asked, end)
        for arena in ARENAS:
            for game in wanted.games:
                if arena.name in (wanted.arena or [arena.name]) and arena.players in game.players and not stop.is_set():
                    play(arena, game, wanted.jobs, stop)
    write_whole(PAGE, ladder_page(find_arenas([FOLDER])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
