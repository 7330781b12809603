"""OpenSkill ratings (Plackett-Luce): one number of strength from games with any number of players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce

from caravanserai.arena.results import Played


class Rating(NamedTuple):
    """A strength and how unsure it is. A newcomer has 25 and 8.33; only differences mean something."""

    mu: float
    sigma: float


def rate(games: Iterable[Played]) -> dict[str, Rating]:
    """Rate the bots from their games. A bot on several seats of a game gets the mean of what each brings."""
    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for played in _in_turns(games):
        before = [ratings.get(bot, Rating(model.mu, model.sigma)) for bot in played.bots]
        teams = [[model.create_rating([one.mu, one.sigma])] for one in before]
        after = [team[0] for team in model.rate(teams, ranks=_ranks(played))]
        for bot in dict.fromkeys(played.bots):
            own = [after[seat] for seat in played.seats_of(bot)]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            ratings[bot] = Rating(mu, sigma)
    return ratings


def _in_turns(games: Iterable[Played]) -> list[Played]:
    """The games with those of every pairing spread evenly: who met the weak last would be rated too high."""
    pairings: dict[tuple[str, ...], list[Played]] = {}
    for played in games:
        pairings.setdefault(tuple(sorted(set(played.bots))), []).append(played)
    spread = [
        ((number + 0.5) / len(met), place, played)
        for place, met in enumerate(pairings.values())
        for number, played in enumerate(met)
    ]
    spread.sort(key=lambda one: one[:2])
    return [played for _, _, played in spread]


def _ranks(played: Played) -> list[float]:
    """Places at the end: winners first, whatever broke the tie, then by score."""
    ends = [(seat not in played.winners, -score) for seat, score in enumerate(played.scores)]
    return [float(sum(other < own if own[0] else other[0] < own[0] for other in ends)) for own in ends]
