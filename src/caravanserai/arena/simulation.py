"""Many games between bots, on one or several processes, and what they add up to."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import perf_counter
from typing import Final, Protocol

from caravanserai.arena.match import play_match, write_whole
from caravanserai.bots import make_bot
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.registry import load

QUANTILES: Final = (0, 5, 25, 50, 75, 95, 100)
CHUNKS_PER_JOB: Final = 16  # small enough to share the work evenly and to show progress
LARGEST_CHUNK: Final = 50
PATIENCE: Final = 0.1  # seconds between looks at whether to stop


class BrokenSimulation(CaravanseraiError):
    """A worker process died."""


class Stop(Protocol):
    """Something that can be asked whether to stop, such as threading.Event."""

    def is_set(self) -> bool: ...


@dataclass(frozen=True)
class Plan:
    """What to simulate. `bots` has a name per seat; seats rotate from game to game."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    save: Path | None = None


@dataclass(frozen=True)
class Outcome:
    """What is kept of one game; scores are by seat."""

    number: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Simulation:
    """The finished games in order. There are fewer than planned when somebody stopped it."""

    plan: Plan
    outcomes: Sequence[Outcome]
    seconds: float

    def to_json(self) -> dict[str, object]:
        """The results as the command line prints them; a bot's games are counted per seat it took."""
        plan = self.plan
        decisions = sum(outcome.decisions for outcome in self.outcomes)
        return {
            "game": plan.game,
            "players": plan.players,
            "games": len(self.outcomes),
            "seed": plan.seed,
            "decisions": decisions,
            "decisions_per_s": round(decisions / self.seconds) if self.seconds > 0 else 0,
            "bots": [self._of_bot(name) for name in dict.fromkeys(plan.bots)],
            "score_quantiles": quantiles([score for outcome in self.outcomes for score in outcome.scores]),
        }

    def _of_bot(self, name: str) -> dict[str, object]:
        games, wins, points = 0, 0.0, 0
        for outcome in self.outcomes:
            for seat, score in enumerate(outcome.scores):
                if bot_at(self.plan, outcome.number, seat) == name:
                    games += 1
                    points += score
                    wins += 1 / len(outcome.winners) if seat in outcome.winners else 0
        whole = int(wins) if wins == int(wins) else wins
        rates = {"win_rate": round(wins / games, 6), "mean_score": round(points / games, 4)} if games else {}
        return {"bot": name, "games": games, "wins": whole, "win_rate": 0.0, "mean_score": 0.0} | rates


def simulate(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None, stop: Stop | None = None
) -> Simulation:
    """Play the games of a plan. The results depend on the plan alone, whatever the number of jobs.

    `progress` is told of finished games; once `stop` is set, games under way are finished and no more are begun.
    """
    game = load(plan.game)
    game.check_players(plan.players)
    game.new(plan.players, plan.seed, plan.options)
    if len(plan.bots) != plan.players:
        raise CaravanseraiError(f"{plan.players} players need {plan.players} bots, not {len(plan.bots)}.")
    for name in plan.bots:
        make_bot(name)
    stop = stop if stop is not None else threading.Event()
    begun = perf_counter()
    jobs = min(jobs, plan.games)
    outcomes = _play_here(plan, progress, stop) if jobs <= 1 else _play_in_processes(plan, jobs, progress, stop)
    outcomes.sort(key=lambda outcome: outcome.number)
    return Simulation(plan, outcomes, perf_counter() - begun)


def bot_at(plan: Plan, number: int, seat: int) -> str:
    """The bot that sits on a seat in one game of the plan: each game moves everybody one seat on."""
    return plan.bots[(seat + number) % plan.players]


def quantiles(scores: Sequence[int]) -> dict[str, int]:
    """Scores by nearest rank, so that each is a score somebody really had."""
    ordered = sorted(scores)
    if not ordered:
        return {}
    return {str(part): ordered[max(0, ceil(part / 100 * len(ordered)) - 1)] for part in QUANTILES}


def record_name(plan: Plan, number: int) -> str:
    return f"{plan.game}-{plan.players}p-{plan.seed + number}.json"


def _play_one(plan: Plan, number: int) -> Outcome:
    seed = plan.seed + number
    bots = [make_bot(bot_at(plan, number, seat), seed * plan.players + seat) for seat in range(plan.players)]
    match = play_match(load(plan.game), plan.players, seed, bots, plan.options)
    if plan.save is not None:
        write_whole(plan.save / record_name(plan, number), match.record.to_json())
    return Outcome(number, match.decisions, tuple(match.state.scores()), tuple(match.state.winners()))


def _play_here(plan: Plan, progress: Callable[[int], None], stop: Stop) -> list[Outcome]:
    outcomes: list[Outcome] = []
    try:
        for number in range(plan.games):
            if stop.is_set():
                break
            outcomes.append(_play_one(plan, number))
            progress(1)
    except KeyboardInterrupt:  # asked to stop a second time, now within a game
        if not stop.is_set():
            raise
    return outcomes


def _play_in_processes(plan: Plan, jobs: int, progress: Callable[[int], None], stop: Stop) -> list[Outcome]:
    context = multiprocessing.get_context("spawn")
    halt = context.Event()
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    chunks = [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    outcomes: list[Outcome] = []
    workers: list[BaseProcess] = []
    try:
        with ProcessPoolExecutor(jobs, context, _begin_worker, (halt,)) as pool:
            with _holding_back_interrupts():  # the processes start here and inherit it: only this one hears Ctrl-C
                waiting: set[Future[list[Outcome]]] = {pool.submit(_play_chunk, plan, *chunk) for chunk in chunks}
            workers += multiprocessing.active_children()
            try:
                while waiting:
                    done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
                    for chunk in done:
                        outcomes += chunk.result()
                        progress(len(chunk.result()))
                    if stop.is_set():
                        halt.set()
            finally:
                halt.set()
    except BrokenProcessPool as error:
        _sweep_up(plan, workers)
        if not stop.is_set():  # otherwise somebody asked to stop a second time, and ended the processes
            raise BrokenSimulation(
                "A worker process died, perhaps for lack of memory; try fewer --jobs. Records already saved are whole."
            ) from error
    return outcomes


def _sweep_up(plan: Plan, workers: Sequence[BaseProcess]) -> None:
    """Remove what a worker was writing when it was ended."""
    if plan.save is not None:
        for worker in workers:
            for path in plan.save.glob(f"*.{worker.pid}.part"):
                path.unlink(missing_ok=True)


_halt: Stop = threading.Event()  # in a worker process, replaced by the event shared with the others


def _begin_worker(halt: Stop) -> None:
    global _halt
    _halt = halt
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(plan: Plan, first: int, end: int) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for number in range(first, end):
        if _halt.is_set():
            break
        outcomes.append(_play_one(plan, number))
    return outcomes


@contextmanager
def _holding_back_interrupts() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
