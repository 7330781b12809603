"""How much is worked out for an event: a view for each seat that somebody looks from, and no judging twice."""

import json
import random
import time
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.frames import Frame

from caravanserai.core.state import State
from caravanserai.server.live.observations import observation
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.playing import Play
from caravanserai.server.tables.table import COME_AND_GO
from tests.server.world import SHARED, TWO, Live, World

pytestmark = pytest.mark.anyio
COUNTED = ("view", "choices", "legal", "why_not")


class Counting:
    """A state that counts what is asked of it, by the question and the seat; the core's own classes cannot be."""

    def __init__(self, state: State, asked: Counter[tuple[str, int | None]]) -> None:
        self._state = state
        self._asked = asked

    def __getattr__(self, name: str) -> Any:
        if name not in COUNTED:
            return getattr(self._state, name)

        def counted(*args: Any) -> Any:
            self._asked[name, args[-1] if args else None] += 1
            return getattr(self._state, name)(*args)

        return counted


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[str, int | None]]:
    """What the server asks of the states of its games."""
    found: Counter[tuple[str, int | None]] = Counter()
    monkeypatch.setattr(Play, "state", property(lambda play: Counting(play.history.state, found)))
    return found


async def move(live: Live) -> None:
    answer = await live.move(random.Random(1))
    assert answer["type"] == "ack"


async def test_a_move_costs_a_view_for_each_seat_and_one_for_all_watchers(
    small_world: World, asked: Counter[tuple[str, int | None]]
) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    async with AsyncExitStack() as opened:
        a, b = [await opened.enter_async_context(player.live(table)) for player in (ann, bob)]
        watchers = [await opened.enter_async_context(small_world.nobody().live(table)) for _ in range(3)]
        for _ in range(6):
            mover = (a, b)[a.table["info"]["deciding"][0]]
            event = a.table["event"]
            asked.clear()
            await move(mover)
            for page in (a, b, *watchers):
                await page.until(event + 1)
            assert {seat: asked["view", seat] for seat in (None, 0, 1)} == {None: 1, 0: 1, 1: 1}
            assert {seat: asked["choices", seat] for seat in (0, 1)} == {0: 1, 1: 1}
            assert sum(asked[what, seat] for what in ("legal", "why_not") for seat in (None, 0, 1)) == 0
        assert len({page.texts[-1] for page in watchers}) == 1


async def test_who_comes_and_goes_and_chat_cost_nothing(
    small_world: World, asked: Counter[tuple[str, int | None]]
) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.live(table) as live, bob.live(table), small_world.nobody().live(table):
        asked.clear()
        for _ in range(3):
            async with bob.live(table), small_world.nobody().live(table):
                pass
        await live.answer(type="chat", text="hello")
        assert (await live.answer(type="move", seat=0, move=0, event=99))["code"] == "stale"
        assert asked.total() == 0


async def test_nobody_looks_and_only_the_summary_is_worked_out(
    small_world: World, asked: Counter[tuple[str, int | None]]
) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        seat = live.table["info"]["deciding"][0]
        wish = {"type": "move", "key": "x", "seat": seat, "move": live.legal(seat)[0], "event": 1}
    asked.clear()
    assert (await ann.post(f"/api/tables/{table}/commands", wish))["type"] == "ack"
    assert asked == {("view", None): 1}


async def test_those_who_decide_together_are_not_asked_about_twice(
    small_world: World, asked: Counter[tuple[str, int | None]]
) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO, game="merchant_explorers")
    await bob.post(f"/api/tables/{table}/join", {})
    play = (await small_world.registry.table(table)).play
    assert play is not None
    path = f"/api/tables/{table}/commands"
    for number in range(3):
        legal = play.history.state.legal(0)
        if not legal:  # this seat has done all it can, and waits
            break
        move = legal[0].id
        asked.clear()
        await ann.post(path, {"type": "move", "key": f"k{number}", "seat": 0, "move": move, "event": number + 2})
        assert asked["legal", 0] == 0
        assert asked["legal", 1] == (2 if number == 0 else 1)  # before and after the first, then only after


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What is made to be sent: observations as JSON, by seat, and frames."""
    found: Counter[str] = Counter()

    class Counted(Frame):
        def serialize(self, **named: Any) -> bytes:
            found["frames"] += 1
            return super().serialize(**named)

    def counted(facts: TableFacts, play: Play, seat: int | None) -> dict[str, Any]:
        found[f"observations of {seat}"] += 1
        return observation(facts, play, seat)

    monkeypatch.setattr("caravanserai.server.live.message.Frame", Counted)
    monkeypatch.setattr("caravanserai.server.live.observations.observation", counted)
    return found


@pytest.mark.parametrize("watchers", [1, 60])
async def test_a_crowd_is_written_to_once(small_world: World, made: Counter[str], watchers: int) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live, AsyncExitStack() as opened:
        await live.next("table")  # she has come
        crowd = [await opened.enter_async_context(small_world.nobody().live(table)) for _ in range(watchers)]
        for _ in range(3):
            event = live.table["event"]
            made.clear()
            await move(live)
            for page in crowd:
                await page.until(event + 1)
            assert {what: count for what, count in made.items() if what.startswith("obs")} == {
                "observations of None": 1,
                "observations of 0": 1,
                "observations of 1": 1,
            }
            assert made["frames"] == 3  # the acknowledgement, the player's message and the watchers'


async def test_players_who_come_and_go_are_told_of_together(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO)
    await bob.post(f"/api/tables/{table}/join", {})
    began = time.monotonic()
    async with small_world.nobody().live(table) as page:
        for _ in range(20):
            async with ann.live(table), bob.live(table):
                pass
        async with ann.live(table), bob.live(table):
            while [seat["online"] for seat in page.table["info"]["seats"]] != [True, True]:
                await page.next("table")
        while any(seat["online"] for seat in page.table["info"]["seats"]):
            await page.next("table")
    assert len(page.texts) <= (time.monotonic() - began) / COME_AND_GO + 2
    assert all(json.loads(text)["observations"] is None for text in page.texts[1:])


async def test_watchers_who_come_and_go_are_not_told_of(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(SHARED)
    async with ann.live(table) as live:
        await live.next("table")  # she has come
        async with small_world.nobody().live(table) as page:
            await come_and_go(small_world, table)
            await live.answer(type="chat", text="hello")
            await page.until(live.table["event"])
            assert len(page.texts) == 2  # how the table stood, and the chat


async def come_and_go(world: World, table: str) -> None:
    for _ in range(5):
        async with (await world.guest("Bob")).live(table), world.nobody().live(table):
            pass


async def test_nothing_is_lost_or_told_twice_while_a_crowd_is_told(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open(TWO)
    async with ann.live(table) as live, bob.live(table) as sits_down, AsyncExitStack() as opened:
        crowd = [await opened.enter_async_context(small_world.nobody().live(table)) for _ in range(60)]
        for number in range(10):
            await live.say(type="chat", text=f"line {number}")
        await bob.post(f"/api/tables/{table}/join", {})
        for number in range(10):
            await live.say(type="chat", text=f"line {10 + number}")
        for page in (sits_down, *crowd):
            while len(page.log) < 22:  # twenty lines, Bob sitting down, and the start
                await page.next("table")
            assert [entry["event"] for entry in page.log] == list(range(1, 23))
        assert sits_down.table["info"]["your_seats"] == [1]
        assert len(sits_down.table["observations"]) == 1
        assert sits_down.table["observations"][0]["seat"] == 1
        assert max(len(page.texts) for page in crowd) <= 23
