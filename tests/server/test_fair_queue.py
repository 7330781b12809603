"""The queue before the bots: fair to every table, kind to short jobs, never too long."""

import itertools
from collections import Counter

import pytest

from caravanserai.server.bots_at_table.budgets import bot_names, hurried, seconds_of
from caravanserai.server.bots_at_table.fair_queue import SHORTEST, FairQueue, Job, QueueIsFull
from caravanserai.texts import LANGUAGES, Texts

NUMBERS = itertools.count(1)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def job(table: str, seconds: float, asked: bool = False, owner: str | None = None) -> Job:
    """A job of a table; without an owner named, every table has one of its own."""
    return Job(next(NUMBERS), owner or table, table, seconds, "spice_road", {}, 0, "hard", 1, asked=asked)


def all_of(queue: FairQueue) -> list[Job]:
    return [queue.next()[0] for _ in range(len(queue))]


def test_a_short_job_does_not_wait_behind_long_ones() -> None:
    queue = FairQueue(2, 60, 100, Clock())
    long = [job("long", 2) for _ in range(4)]
    quick = job("quick", 0.05)
    for one in (*long, quick):
        queue.put(one)
    assert all_of(queue) == [quick, *long]


def test_a_table_asks_for_a_person_first_then_what_is_short() -> None:
    queue = FairQueue(1, 60, 100, Clock())
    hard, easy, hint = job("a", 2), job("a", 0.05), job("a", 0.3, asked=True)
    for one in (hard, easy, hint):
        queue.put(one)
    assert all_of(queue) == [hint, easy, hard]


def test_tables_have_equal_shares() -> None:
    """Four hard bots at one table think no more in all than one at another."""
    queue = FairQueue(1, 1000, 100, Clock())
    for _ in range(4):
        queue.put(job("four", 2))
    queue.put(job("one", 2))
    queue.put(job("half", 0.5))
    served: Counter[str] = Counter()
    for _ in range(42):
        done, seconds, _ = queue.next()
        served[done.table] += round(seconds * 10)
        queue.put(job(done.table, done.seconds))
    assert max(served.values()) - min(served.values()) <= 20


def test_whoever_comes_back_has_no_claim_on_the_past() -> None:
    queue = FairQueue(1, 1000, 100, Clock())
    queue.put(job("busy", 2))
    for _ in range(20):
        queue.put(job(queue.next()[0].table, 2))
    late = [job("late", 2) for _ in range(5)]
    for one in late:
        queue.put(one)
    assert "busy" in [one.table for one in all_of(queue)[:2]]


def test_nobody_is_passed_for_ever() -> None:
    clock = Clock()
    queue = FairQueue(1, 4, 100, clock)
    slow = job("slow", 2)
    queue.put(slow)
    waited = 0
    while True:
        queue.put(job(f"quick {waited}", 0.05))
        clock.now += 0.05
        if queue.next()[0] is slow:
            break
        waited += 1
    assert 0 < waited <= 60


def test_a_long_queue_makes_jobs_shorter() -> None:
    queue = FairQueue(2, 4, 1000, Clock())
    queue.put(job("alone", 9))
    assert queue.next()[1] == 9
    for number in range(5):
        queue.put(job(f"{number}", 2))
    assert queue.next()[1] == 2  # eight seconds of thinking behind it, for two: four seconds
    for number in range(5, 42):
        queue.put(job(f"{number}", 2))
    assert queue.next()[1] == pytest.approx(2 * 4 * 2 / 80)
    for number in range(42, 800):
        queue.put(job(f"{number}", 2))
    assert queue.next()[1] == SHORTEST
    queue.put(job("quick", 0.02))
    assert queue.next()[1] == 0.02  # what is short anyway stays as it is


@pytest.mark.parametrize(("workers", "tables"), [(1, 10), (2, 40), (2, 120)])
def test_nobody_waits_longer_than_promised(workers: int, tables: int) -> None:
    """Tables that all come at once, and come back as soon as they have thought."""
    clock = Clock()
    queue = FairQueue(workers, 4, 1000, clock)
    for number in range(tables):
        queue.put(job(f"{number}", 2))
    busy: list[tuple[float, Job]] = []
    waits: list[float] = []
    while clock.now < 30:
        while len(busy) < workers:
            done, seconds, waited = queue.next()
            waits.append(waited)
            busy.append((clock.now + seconds, done))
        busy.sort(key=lambda one: one[0])
        clock.now, done = busy.pop(0)
        queue.put(job(done.table, done.seconds))
    assert max(waits) <= 4
    assert len(waits) > 2 * tables


def test_the_queue_is_bounded_and_can_be_left() -> None:
    queue = FairQueue(1, 4, 2, Clock())
    first, second, third = (job("a", 1) for _ in range(3))
    queue.put(first)
    queue.put(second)
    with pytest.raises(QueueIsFull):
        queue.put(third)
    queue.remove(first)
    queue.remove(first)
    queue.put(third)
    assert set(all_of(queue)) == {second, third}
    assert len(queue) == 0


def test_nobody_fills_the_queue_for_others() -> None:
    queue = FairQueue(1, 4, 10, Clock())
    for _ in range(10):
        queue.put(job("many", 2, owner="greedy"))
    with pytest.raises(QueueIsFull):
        queue.put(job("many", 2, owner="greedy"))
    for _ in range(5):
        queue.put(job("one", 2, owner="other"))
    with pytest.raises(QueueIsFull):
        queue.put(job("one", 2, owner="other"))


def test_owners_have_equal_parts_however_many_tables_they_open() -> None:
    queue = FairQueue(1, 1000, 1000, Clock())
    for number in range(100):
        queue.put(job(f"many {number}", 2, owner="many"))
    queue.put(job("one", 2))
    served: Counter[str] = Counter()
    for _ in range(60):
        done, seconds, _ = queue.next()
        served[done.owner] += round(seconds)
        queue.put(job(done.table, done.seconds, owner=done.owner))
    assert abs(served["many"] - served["one"]) <= 4


def test_the_tables_of_an_owner_have_equal_parts() -> None:
    queue = FairQueue(1, 1000, 100, Clock())
    for _ in range(4):
        queue.put(job("four", 2, owner="ann"))
    queue.put(job("one", 2, owner="ann"))
    served: Counter[str] = Counter()
    for _ in range(40):
        done, _, _ = queue.next()
        served[done.table] += 1
        queue.put(job(done.table, done.seconds, owner="ann"))
    assert abs(served["four"] - served["one"]) <= 2


@pytest.mark.parametrize("wanted", [0.05, 0.3, 2])
def test_an_owner_of_many_tables_takes_neither_place_nor_time_from_others(wanted: float) -> None:
    """150 hard bots of one owner think without a break; a bot of another owner comes now and then."""
    clock = Clock()
    queue = FairQueue(2, 4, 512, clock)
    for number in range(150):
        queue.put(job(f"many {number}", 2, owner="many"))
    busy: list[tuple[float, Job]] = []
    waits: list[float] = []
    times: list[float] = []
    due = 3.0
    while len(waits) < 15:
        if clock.now >= due:
            queue.put(job("one", wanted))
            due = float("inf")
        while len(busy) < 2:
            done, seconds, waited = queue.next()
            if done.owner == "one":
                waits.append(waited)
                times.append(seconds)
            busy.append((clock.now + seconds, done))
        busy.sort(key=lambda one: one[0])
        clock.now, done = busy.pop(0)
        if done.owner == "many":
            queue.put(job(done.table, done.seconds, owner="many"))
        else:
            due = clock.now + 0.8
    assert max(waits) <= 2 * wanted + 0.1, "at most what the others may have before it is its turn"
    assert min(times) == wanted, "it thinks as long as it would alone"


def test_levels_and_their_time() -> None:
    assert bot_names()[:3] == ["easy", "medium", "hard"]
    assert [seconds_of(name) for name in bot_names()] == [0.05, 0.3, 2, 0.05, 0.05]
    assert hurried("hard", 0.4) == "search@0.400s"
    assert [hurried(name, seconds_of(name)) for name in bot_names()] == bot_names()
    assert hurried("greedy", 0.01) == "greedy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence(language: str) -> None:
    texts = Texts(language)
    assert [name for name in bot_names() if not (texts.has(f"bot-{name}") and texts.has(f"bot-{name}-about"))] == []
