"""Times: small piles that can be added up and written down."""

import pytest

from caravanserai.arena.times import PARTS, Times


def pile(*seconds: float) -> Times:
    times = Times()
    for one in seconds:
        times.add(one)
    return times


def test_mean_and_longest_are_exact_and_quantiles_close() -> None:
    times = pile(*(number / 1000 for number in range(1, 1001)))
    assert (times.count, times.most) == (1000, 1.0)
    assert times.mean == pytest.approx(0.5005)
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.02)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.02)
    assert times.share_over(0.9) == pytest.approx(0.1, abs=0.02)


def test_nothing_measured() -> None:
    times = Times()
    assert (times.mean, times.quantile(0.5), times.share_over(1)) == (0, 0, 0)


def test_piles_are_added_up() -> None:
    one, other = pile(0.1, 0.2), pile(0.4)
    one.merge(other)
    assert one.to_json() == pile(0.1, 0.2, 0.4).to_json()
    assert other.count == 1


def test_a_pile_is_read_as_it_was_written() -> None:
    for times in (pile(), pile(0.2), pile(0.0, 1e-7, 0.003, 0.003, 2.0), pile(*(n / 1000 for n in range(1, 500)))):
        read = Times.from_json(times.to_json())
        assert (read.count, read.total, read.most) == pytest.approx((times.count, times.total, times.most))
        assert sum(read.classes.values()) == times.count
        for part in PARTS:
            assert read.quantile(part) == pytest.approx(times.quantile(part), rel=0.02)


def test_a_pile_that_was_read_never_looks_quicker() -> None:
    times = pile(*(number / 1000 for number in range(1, 1001)))
    read = Times.from_json(times.to_json())
    for limit in (0.05, 0.3, 0.6, 0.93, 0.995, 1.2):
        assert read.share_over(limit) >= times.share_over(limit)
    assert read.share_over(1.2) == 0


def test_a_time_at_the_limit_is_not_over_it() -> None:
    assert pile(0.33).share_over(0.33) == 0
    assert pile(0.36).share_over(0.33) == 1
