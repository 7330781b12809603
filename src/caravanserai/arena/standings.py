"""What the games of an arena add up to: who beats whom how surely, ratings, scores, decision times, faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from caravanserai.arena.intervals import Interval, mean, mean_interval, rate_interval
from caravanserai.arena.machine import Machine
from caravanserai.arena.plan import DUEL, ArenaPlan
from caravanserai.arena.ratings import Rating, rate
from caravanserai.arena.results import Played
from caravanserai.arena.simulation import quantiles
from caravanserai.arena.times import Times
from caravanserai.bots import time_budget
from caravanserai.bots.guarded import OVERTIME
from caravanserai.bots.naming import PROGRAM

TOLERANCE: Final = 1.1  # a decision is over its budget when it took a tenth longer
MILLI: Final = 1000


@dataclass(frozen=True)
class Pair:
    """How a bot did against another one on all other seats; at mixed tables `against` is None and means all others."""

    bot: str
    against: str | None
    games: int
    deals: int
    wins: float
    win_rate: float
    interval: Interval
    expected: float  # the win rate of equals
    mean_score: float
    mean_against: float
    ahead: float  # points ahead of the others' mean
    ahead_interval: Interval

    def to_json(self) -> dict[str, object]:
        known = self.deals > 1
        return {
            "bot": self.bot,
            "against": self.against,
            "games": self.games,
            "deals": self.deals,
            "wins": round(self.wins, 4),
            "win_rate": round(self.win_rate, 6),
            "interval": [round(end, 6) for end in self.interval],
            "expected": round(self.expected, 6),
            "mean_score": round(self.mean_score, 4),
            "mean_score_against": round(self.mean_against, 4),
            "points_ahead": round(self.ahead, 4),
            "points_ahead_interval": [round(end, 4) for end in self.ahead_interval] if known else None,
        }


@dataclass(frozen=True)
class BotFigures:
    """What is known of one bot over all its games."""

    bot: str
    spec: str
    seats: int  # taken, counting each seat of each game
    wins: float
    scores: tuple[int, ...]
    rating: Rating
    times: Times
    budget: float | None
    faults: Counter[str]

    @property
    def mean_score(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def over_budget(self) -> float | None:
        """The share of decisions that took a tenth longer than promised; a program is cut off and faulted for it."""
        if self.budget is None:
            return None
        if self.spec.startswith(PROGRAM):
            return self.faults[OVERTIME] / self.times.count if self.times.count else 0.0
        return self.times.share_over(self.budget * TOLERANCE)

    def to_json(self) -> dict[str, object]:
        times = self.times
        return {
            "bot": self.bot,
            "made_by": self.spec,
            "seats": self.seats,
            "wins": round(self.wins, 4),
            "win_rate": round(self.wins / self.seats, 6) if self.seats else 0.0,
            "mean_score": round(self.mean_score, 4),
            "score_quantiles": quantiles(self.scores),
            "rating": {"mu": round(self.rating.mu, 3), "sigma": round(self.rating.sigma, 3)},
            "decisions": times.count,
            "decision_ms": {
                "mean": round(times.mean * MILLI, 4),
                "p50": round(times.quantile(0.5) * MILLI, 4),
                "p99": round(times.quantile(0.99) * MILLI, 4),
                "max": round(times.most * MILLI, 4),
            },
            "budget_s": self.budget,
            "over_budget": self.over_budget,
            "faults": dict(self.faults),
        }


@dataclass(frozen=True)
class Standings:
    """An arena's results; there are fewer games than planned when it was stopped."""

    plan: ArenaPlan
    machine: Machine
    games: Sequence[Played]
    pairs: Sequence[Pair]
    bots: Sequence[BotFigures]  # the best first

    def to_json(self) -> dict[str, object]:
        plan = self.plan.to_json()
        plan.pop("bots")
        plan.pop("against")
        return plan | {
            "games": len(self.games),
            "planned": self.plan.total,
            "decisions": sum(played.decisions for played in self.games),
            "interval": "95%, Wilson at the effective number of games (Korn-Graubard), clustered by deal",
            "pairs": [pair.to_json() for pair in self.pairs],
            "bots": [bot.to_json() for bot in self.bots],
            "machine": self.machine.to_json(),
        }


def stand(plan: ArenaPlan, machine: Machine, games: Sequence[Played]) -> Standings:
    """Add the games up."""
    ratings = rate(games)
    bots = [_figures(plan, entrant.label, ratings, games) for entrant in plan.all_entrants()]
    bots.sort(key=lambda bot: -bot.rating.mu)
    return Standings(plan, machine, games, _pairs(plan, games), bots)


def _pairs(plan: ArenaPlan, games: Sequence[Played]) -> list[Pair]:
    pairs: list[Pair] = []
    for number, lineup in enumerate(plan.lineups()):
        met = [played for played in games if played.key.lineup == number]
        for bot in lineup.bots if lineup.mixed else lineup.bots[:1]:
            pairs.append(_pair(plan, bot, None if lineup.mixed else lineup.bots[1], met))
        if plan.tables == DUEL and not plan.against and pairs[-1].win_rate < pairs[-1].expected:
            pairs[-1] = _pair(plan, lineup.bots[1], lineup.bots[0], met)  # the winner is named first
    return pairs


def _pair(plan: ArenaPlan, bot: str, against: str | None, games: Sequence[Played]) -> Pair:
    won: dict[int, list[float]] = {}
    ahead: dict[int, list[float]] = {}
    own: list[int] = []
    others: list[int] = []
    for played in games:
        (seat,) = played.seats_of(bot)
        rivals = [score for other, score in enumerate(played.scores) if other != seat]
        won.setdefault(played.key.deal, []).append(played.won(seat))
        ahead.setdefault(played.key.deal, []).append(played.scores[seat] - sum(rivals) / len(rivals))
        own.append(played.scores[seat])
        others += rivals
    deals, leads = list(won.values()), list(ahead.values())
    return Pair(
        bot,
        against,
        len(own),
        len(deals),
        sum(map(sum, deals)),
        mean(deals),
        rate_interval(deals),
        1 / plan.players,
        sum(own) / len(own) if own else 0.0,
        sum(others) / len(others) if others else 0.0,
        mean(leads),
        mean_interval(leads),
    )


def _figures(plan: ArenaPlan, bot: str, ratings: dict[str, Rating], games: Sequence[Played]) -> BotFigures:
    wins, scores, times, faults = 0.0, [], Times(), Counter[str]()
    for played in games:
        for seat in played.seats_of(bot):
            wins += played.won(seat)
            scores.append(played.scores[seat])
            times.merge(played.times[seat])
            faults.update(fault.kind for fault in played.faults if fault.seat == seat)
    spec = plan.spec(bot)
    rating = ratings.get(bot, Rating(25.0, 25 / 3))
    return BotFigures(bot, spec, len(scores), wins, tuple(scores), rating, times, time_budget(spec), faults)
