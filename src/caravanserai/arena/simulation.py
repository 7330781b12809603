"""Many games between bots, on one or several processes, and what they add up to."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Final

from caravanserai.arena.match import write_whole
from caravanserai.arena.named import play_named
from caravanserai.arena.workers import BrokenSimulation as BrokenSimulation
from caravanserai.arena.workers import Stop, share_out
from caravanserai.bots import make_bot
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.registry import load

QUANTILES: Final = (0, 5, 25, 50, 75, 95, 100)
CHUNKS_PER_JOB: Final = 16  # small enough to share the work evenly and to show progress
LARGEST_CHUNK: Final = 50


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
    faults: tuple[tuple[int, str], ...] = ()  # the seat, and what its bot did wrong


@dataclass(frozen=True)
class Simulation:
    """The finished games in order. There are fewer than planned when somebody stopped it."""

    plan: Plan
    outcomes: Sequence[Outcome]
    seconds: float

    def to_json(self) -> dict[str, object]:
        """The results as the command line prints them; a bot's games are counted per seat it took.

        Faults are told of bots that made any.
        """
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
        faults: Counter[str] = Counter()
        for outcome in self.outcomes:
            for seat, score in enumerate(outcome.scores):
                if bot_at(self.plan, outcome.number, seat) == name:
                    games += 1
                    points += score
                    wins += 1 / len(outcome.winners) if seat in outcome.winners else 0
                    faults.update(kind for faulty, kind in outcome.faults if faulty == seat)
        whole = int(wins) if wins == int(wins) else wins
        rates = {"win_rate": round(wins / games, 6), "mean_score": round(points / games, 4)} if games else {}
        told = {"faults": dict(faults)} if faults else {}
        return {"bot": name, "games": games, "wins": whole, "win_rate": 0.0, "mean_score": 0.0} | rates | told


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
    outcomes: list[Outcome] = []

    def keep(finished: list[Outcome]) -> None:
        outcomes.extend(finished)
        progress(len(finished))

    jobs = min(jobs, plan.games)
    _sweep_up(plan, share_out(partial(_play_one, plan), _chunks(plan, jobs), jobs, keep, stop))
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
    names = [bot_at(plan, number, seat) for seat in range(plan.players)]
    match, faults = play_named(load(plan.game), plan.seed + number, names, plan.options)
    if plan.save is not None:
        write_whole(plan.save / record_name(plan, number), match.record.to_json())
    kinds = tuple((fault.seat, fault.kind) for fault in faults)
    return Outcome(number, match.decisions, tuple(match.state.scores()), tuple(match.state.winners()), kinds)


def _chunks(plan: Plan, jobs: int) -> list[range]:
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    return [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def _sweep_up(plan: Plan, ended: Sequence[int]) -> None:
    """Remove what workers were writing when they were ended."""
    if plan.save is not None:
        for worker in ended:
            for path in plan.save.glob(f"*.{worker}.part"):
                path.unlink(missing_ok=True)
