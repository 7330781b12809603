"""The line before the thinkers: fair to every table, kind to short thoughts, never too long."""

import asyncio
from collections import Counter

import pytest

from caravanserai.server.bots_at_table.budgets import bot_names, hurried, seconds_of
from caravanserai.server.bots_at_table.line import SHORTEST, Line, LineIsFull, Place
from caravanserai.texts import LANGUAGES, Texts

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def place(table: str, seconds: float, asked: bool = False) -> Place:
    return Place(table, seconds, None, asyncio.get_running_loop().create_future(), asked)


def all_of(line: Line) -> list[Place]:
    return [line.next()[0] for _ in range(len(line))]


async def test_a_short_thought_does_not_wait_behind_long_ones() -> None:
    line = Line(2, 60, 100, Clock())
    long = [place("long", 2) for _ in range(4)]
    quick = place("quick", 0.05)
    for one in (*long, quick):
        line.join(one)
    assert all_of(line) == [quick, *long]


async def test_a_table_asks_for_a_person_first_then_what_is_short() -> None:
    line = Line(1, 60, 100, Clock())
    hard, easy, hint = place("a", 2), place("a", 0.05), place("a", 0.3, asked=True)
    for one in (hard, easy, hint):
        line.join(one)
    assert all_of(line) == [hint, easy, hard]


async def test_tables_have_equal_shares() -> None:
    """Four hard bots at one table think no more in all than one at another."""
    line = Line(1, 1000, 100, Clock())
    for _ in range(4):
        line.join(place("four", 2))
    line.join(place("one", 2))
    line.join(place("half", 0.5))
    served: Counter[str] = Counter()
    for _ in range(42):
        done, seconds = line.next()
        served[done.table] += round(seconds * 10)
        line.join(place(done.table, done.seconds))
    assert max(served.values()) - min(served.values()) <= 20


async def test_whoever_comes_back_has_no_claim_on_the_past() -> None:
    line = Line(1, 1000, 100, Clock())
    line.join(place("busy", 2))
    for _ in range(20):
        line.join(place(line.next()[0].table, 2))
    late = [place("late", 2) for _ in range(5)]
    for one in late:
        line.join(one)
    assert "busy" in [one.table for one in all_of(line)[:2]]


async def test_nobody_is_passed_for_ever() -> None:
    clock = Clock()
    line = Line(1, 4, 100, clock)
    slow = place("slow", 2)
    line.join(slow)
    waited = 0
    while True:
        line.join(place(f"quick {waited}", 0.05))
        clock.now += 0.05
        if line.next()[0] is slow:
            break
        waited += 1
    assert 0 < waited <= 60


async def test_a_long_line_makes_thoughts_shorter() -> None:
    line = Line(2, 4, 1000, Clock())
    line.join(place("alone", 9))
    assert line.next()[1] == 9
    for number in range(5):
        line.join(place(f"{number}", 2))
    assert line.next()[1] == 2  # eight seconds of thinking behind it, for two: four seconds
    for number in range(5, 42):
        line.join(place(f"{number}", 2))
    assert line.next()[1] == pytest.approx(2 * 4 * 2 / 80)
    for number in range(42, 800):
        line.join(place(f"{number}", 2))
    assert line.next()[1] == SHORTEST
    line.join(place("quick", 0.02))
    assert line.next()[1] == 0.02  # what is short anyway stays as it is


@pytest.mark.parametrize(("hands", "tables"), [(1, 10), (2, 40), (2, 120)])
async def test_nobody_waits_longer_than_promised(hands: int, tables: int) -> None:
    """Tables that all come at once, and come back as soon as they have thought."""
    clock = Clock()
    line = Line(hands, 4, 1000, clock)
    for number in range(tables):
        line.join(place(f"{number}", 2))
    busy: list[tuple[float, Place]] = []
    waits: list[float] = []
    while clock.now < 30:
        while len(busy) < hands:
            done, seconds = line.next()
            waits.append(clock.now - done.joined)
            busy.append((clock.now + seconds, done))
        busy.sort(key=lambda one: one[0])
        clock.now, done = busy.pop(0)
        line.join(place(done.table, done.seconds))
    assert max(waits) <= 4
    assert len(waits) > 2 * tables


async def test_the_line_is_bounded_and_can_be_left() -> None:
    line = Line(1, 4, 2, Clock())
    first, second, third = place("a", 1), place("a", 1), place("b", 1)
    line.join(first)
    line.join(second)
    with pytest.raises(LineIsFull):
        line.join(third)
    line.leave(first)
    line.leave(first)
    line.join(third)
    assert set(all_of(line)) == {second, third}
    assert len(line) == 0


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
