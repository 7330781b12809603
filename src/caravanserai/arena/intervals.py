"""How sure a figure is: 95% intervals for games that are independent, and for games that share a deal.

Two games of one deal (same seed, seats swapped) are not independent, so deals are the clusters. The interval of a win
rate is Wilson's, at the effective number of games after Korn and Graubard: the games there were, divided by how much
more the deals vary than independent games would, and corrected for few deals by Student's t. It is never narrower than
Wilson's interval for as many independent games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, TypeAlias

Interval: TypeAlias = tuple[float, float]
Deals: TypeAlias = Sequence[Sequence[float]]  # for each deal, what its games brought

NORMAL: Final = 1.959963984540054  # 97.5% of the standard normal distribution lie below
STUDENT: Final = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912)  # the same of Student's t, from 1 degree


def wilson(rate: float, games: float) -> Interval:
    """Wilson's score interval for a rate seen in so many independent games."""
    if games <= 0:
        return (0.0, 1.0)
    square = NORMAL * NORMAL
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = NORMAL / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return (max(0.0, middle - half), min(1.0, middle + half))


def rate_interval(deals: Deals) -> Interval:
    """The interval of a win rate; each value is what a game brought, from 0 to 1."""
    rate, games = mean(deals), number_of_games(deals)
    return wilson(rate, effective_games(deals, rate, games))


def effective_games(deals: Deals, rate: float, games: int) -> float:
    """As how many independent games these count."""
    variance = variance_of_mean(deals)
    if variance <= 0 or not 0 < rate < 1:
        return games
    known = rate * (1 - rate) / variance
    few = student(games - 1) / student(sum(map(bool, deals)) - 1)
    return min(games, known * few * few)


def mean_interval(deals: Deals) -> Interval:
    """The interval of a mean, such as of points ahead: Student's t over deals."""
    middle = mean(deals)
    count = sum(map(bool, deals))
    if count < 2:
        return (float("-inf"), float("inf"))
    half = student(count - 1) * sqrt(variance_of_mean(deals))
    return (middle - half, middle + half)


def mean(deals: Deals) -> float:
    games = number_of_games(deals)
    return sum(sum(deal) for deal in deals) / games if games else 0.0


def number_of_games(deals: Deals) -> int:
    return sum(len(deal) for deal in deals)


def variance_of_mean(deals: Deals) -> float:
    """The variance of the mean, robust against whatever the games of a deal have in common."""
    clusters = [deal for deal in deals if deal]
    count, games, middle = len(clusters), number_of_games(deals), mean(deals)
    if count < 2:
        return 0.0
    spread = sum((sum(deal) - len(deal) * middle) ** 2 for deal in clusters)
    return count / (count - 1) * spread / (games * games)


def student(degrees: int) -> float:
    """The value below which 97.5% of Student's t distribution lie."""
    if degrees < 1:
        return STUDENT[0]
    if degrees <= len(STUDENT):
        return STUDENT[degrees - 1]
    z, n = NORMAL, float(degrees)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4
