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
    """Rate the bots from their games in order. A bot on several seats of a game gets the mean of what each brings."""
    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for played in games:
        before = [ratings.get(bot, Rating(model.mu, model.sigma)) for bot in played.bots]
        teams = [[model.create_rating([one.mu, one.sigma])] for one in before]
        after = [team[0] for team in model.rate(teams, ranks=_ranks(played))]
        for bot in dict.fromkeys(played.bots):
            own = [after[seat] for seat in played.seats_of(bot)]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            ratings[bot] = Rating(mu, sigma)
    return ratings


def _ranks(played: Played) -> list[float]:
    """Places at the end: winners first, whatever broke the tie, then by score."""
    ends = [(seat not in played.winners, -score) for seat, score in enumerate(played.scores)]
    return [float(sum(other < own if own[0] else other[0] < own[0] for other in ends)) for own in ends]
