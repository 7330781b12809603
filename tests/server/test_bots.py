"""Bots at tables: they think elsewhere, know only what their seat knows, and survive the death of a worker."""

import asyncio
import itertools
import os
import random
import signal
from typing import Any

import pytest

from caravanserai.core.registry import load
from caravanserai.core.state import State
from caravanserai.server.bots_at_table import thinking
from caravanserai.server.bots_at_table.bot_pool import BotPool
from caravanserai.server.bots_at_table.fair_queue import Job
from caravanserai.server.bots_at_table.worker import Worker
from caravanserai.server.metrics import Metrics
from caravanserai.server.settings import Settings
from tests.server.world import World, opened

pytestmark = pytest.mark.anyio
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


async def finished(world: World, table: str, wait: float = 90) -> dict[str, Any]:
    """Watch a table until its game is over."""
    async with asyncio.timeout(wait), world.nobody().live(table) as live:
        while live.table["info"]["status"] != "finished":
            await live.next("table")
        info: dict[str, Any] = live.table["info"]
        return info


async def test_bots_play_a_game_to_its_end(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open(BOTS)
    async with ann.live(table) as live:
        assert (await live.next("thinking"))["seat"] in (0, 1)
    assert (await finished(small_world, table))["winners"]


async def test_bots_go_on_after_a_restart(file_db: str) -> None:
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(BOTS)
        async with ann.live(table) as live:
            await live.until(4)
    async with opened(file_db) as world:
        assert (await finished(world, table))["event"] > 10


async def test_a_bot_answers_a_person(file_db: str) -> None:
    async with opened(file_db, bot_pause=0.05) as world:
        ann = await world.guest("Ann")
        table = await ann.open([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        async with ann.live(table) as live:
            while live.table["info"]["deciding"] != [0]:
                await live.next("table")
            hint = await live.answer(type="hint", seat=0)
            assert hint["move"] in live.legal(0)
            answer = await live.answer(type="move", seat=0, move=hint["move"], event=live.table["event"])
            assert answer["type"] == "ack"


async def test_the_owner_comes_back_while_the_bot_thinks(file_db: str) -> None:
    async with opened(file_db, bot_pause=0.4) as world:
        ann = await world.guest("Ann")
        table = await ann.open([{"kind": "me"}, {"kind": "shared"}])
        await ann.post(f"/api/tables/{table}/leave")
        for seat in (0, 1):
            await ann.post(f"/api/tables/{table}/seats/{seat}/take-back")
        await asyncio.sleep(0.7)
        info = await ann.get(f"/api/tables/{table}")
        assert info["event"] == 1 + 2 + 2


def bots(**chosen: Any) -> BotPool:
    return BotPool(Settings(db="", **{"bot_workers": 1, "bot_patience": 20, **chosen}), Metrics())


def position(seed: int = 7) -> tuple[State, int, list[int]]:
    """A state, who decides, and what they may do."""
    state = load("spice_road").new(2, seed)
    seat = state.deciding[0]
    return state, seat, [move.id for move in state.legal(seat)]


async def test_changing_the_bot_does_not_hold_it_up(file_db: str) -> None:
    async with opened(file_db, bot_pause=1.0) as world:
        ann = await world.guest("Ann")
        table = await ann.open([{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
        async with ann.live(table) as live:
            while live.table["info"]["seats"][live.table["info"]["deciding"][0]]["kind"] != "bot":
                await live.move(random.Random(3))
            seat = live.table["info"]["deciding"][0]
            for bot in itertools.islice(itertools.cycle(("easy", "medium", "hard", "greedy", "random")), 40):
                await ann.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})
                await asyncio.sleep(0.2)
                info = await ann.get(f"/api/tables/{table}/log")
                if any(entry["kind"] == "move" and entry["seat"] == seat for entry in info["entries"]):
                    return
    pytest.fail("the bot was held up")


async def test_only_an_imagined_world_leaves_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Job] = []

    async def run(self: Worker, job: Job) -> thinking.Found:
        sent.append(job)
        return thinking.think(job)

    monkeypatch.setattr(Worker, "run", run)
    state, seat, legal = position()
    assert (await bots().think("t", state, seat, "greedy")).move in legal
    world, truth = sent[0].world, state.save()
    assert world["points"] != truth["points"]
    assert world["market"] != truth["market"]
    assert world["chance"] != truth["chance"]
    assert load("spice_road").restore(world).view(seat) == state.view(seat)


async def test_a_worker_that_is_killed_is_replaced(small_world: World) -> None:
    pool = small_world.registry.context.bots
    state, seat, legal = position()
    await pool.think("t", state, seat, "greedy")
    victims = pool.processes
    assert victims
    for pid in victims:
        os.kill(pid, signal.SIGKILL)
    assert (await pool.think("t", state, seat, "greedy")).move in legal
    assert (await pool.think("t", state, seat, "greedy")).move in legal
    assert not set(victims) & set(pool.processes)


def dies(job: Job) -> thinking.Found:
    """A bot that dies of thinking."""
    os._exit(1)


async def test_a_bot_that_always_fails_moves_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", dies)
    pool = bots()
    state, seat, legal = position()
    try:
        advice = await pool.think("t", state, seat, "greedy")
        assert advice.move in legal
        assert advice.guessed
        assert pool._metrics.bot_failures._value.get() == 2
    finally:
        await pool.close()


async def test_a_bot_that_overstays_is_ended() -> None:
    pool = bots(bot_patience=0.01)
    state, seat, legal = position()
    try:
        advice = await pool.think("t", state, seat, "hard")
        assert advice.move in legal
        assert advice.guessed
        assert pool.processes == []
    finally:
        await pool.close()
