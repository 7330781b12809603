"""Intervals: known figures, what clusters do to them, and that they hold what they promise."""

import random

import pytest

from caravanserai.arena.intervals import (
    effective_games,
    mean,
    mean_interval,
    rate_interval,
    student,
    variance_of_mean,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (85, 100, 0.7672, 0.9069),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 2, 0.0945, 0.9055),
        (200, 400, 0.4512, 0.5488),
    ],
)
def test_wilson_gives_the_figures_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins / games, games)) == pytest.approx([low, high], abs=1e-4)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert rate_interval([]) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("degrees", "value"),
    [(1, 12.7062), (4, 2.7764), (7, 2.3646), (10, 2.2281), (30, 2.0423), (99, 1.9842), (10**6, 1.96)],
)
def test_students_t(degrees: int, value: float) -> None:
    assert student(degrees) == pytest.approx(value, abs=2e-4)


def test_deals_that_decide_both_games_count_about_as_one_game_each() -> None:
    """Whoever wins a deal wins both its games: 200 games are worth 100."""
    deals = [[1.0, 1.0]] * 60 + [[0.0, 0.0]] * 40
    assert variance_of_mean(deals) == pytest.approx(0.6 * 0.4 / 99)
    few_deals = (1.97196 / 1.98422) ** 2  # Student's t for 199 and for 99 degrees of freedom, from a table
    assert effective_games(deals, 0.6, 200) == pytest.approx(99 * few_deals, abs=0.01)
    assert list(rate_interval(deals)) == pytest.approx([0.501, 0.691], abs=2e-3)
    assert rate_interval(deals)[0] < wilson(0.6, 200)[0]


def test_luck_that_is_evened_out_is_not_claimed_as_knowledge() -> None:
    """Every deal is split: the variance is nought, and still the interval is that of independent games."""
    deals = [[1.0, 0.0], [0.0, 1.0]] * 50
    assert variance_of_mean(deals) == 0
    assert rate_interval(deals) == wilson(0.5, 200)


def test_a_sweep_is_not_taken_for_certainty() -> None:
    assert list(rate_interval([[1.0, 1.0]] * 50)) == pytest.approx([0.963, 1.0], abs=1e-3)


def test_few_deals_make_a_wide_interval() -> None:
    few, many = [[1.0, 1.0], [0.0, 0.0], [1.0, 0.0]], [[1.0, 1.0], [0.0, 0.0], [1.0, 0.0]] * 20
    assert rate_interval(few)[1] - rate_interval(few)[0] > 0.8
    assert rate_interval(many)[1] - rate_interval(many)[0] < 0.3


def test_deals_that_were_broken_off_are_weighed_by_their_games() -> None:
    assert mean([[1.0, 1.0], [0.0]]) == pytest.approx(2 / 3)
    assert variance_of_mean([[1.0, 1.0], [0.0]]) == pytest.approx(2 * (4 / 9 + 4 / 9) / 9)


def test_the_interval_of_a_mean() -> None:
    low, high = mean_interval([[3.0, 5.0], [1.0, 3.0], [6.0, 6.0]])
    assert (low + high) / 2 == pytest.approx(4.0)
    assert high - 4 == pytest.approx(4.3027 * (3 / 2 * (0 + 16 + 16) / 36) ** 0.5, abs=1e-3)
    assert mean_interval([[1.0]]) == (float("-inf"), float("inf"))


@pytest.mark.parametrize(("rate", "alike"), [(0.5, 0.0), (0.5, 0.7), (0.85, 0.4), (0.95, 0.0)])
def test_the_truth_lies_inside_as_often_as_promised(rate: float, alike: float) -> None:
    """Deals whose two games end alike more often than chance would have it."""
    chance = random.Random(20)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            first = float(chance.random() < rate)
            deals.append([first, first if chance.random() < alike else float(chance.random() < rate)])
        low, high = rate_interval(deals)
        held += low <= rate <= high
    assert 0.92 <= held / 400 <= 0.99
