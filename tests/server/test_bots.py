"""Bots at tables: they think elsewhere, know only what their seat knows, and survive the death of a worker."""

import asyncio
import os
import signal
from typing import Any

import pytest

from caravanserai.core.registry import load
from caravanserai.core.state import State
from caravanserai.server.bots_at_table import worker
from caravanserai.server.bots_at_table.hand import Hand
from caravanserai.server.bots_at_table.thinkers import Thinkers
from caravanserai.server.metrics import Metrics
from caravanserai.server.settings import Settings
from tests.server.world import World, opened

pytestmark = pytest.mark.anyio
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


async def finished(world: World, table: str, wait: float = 90) -> dict[str, Any]:
    nobody = world.nobody()
    async with asyncio.timeout(wait):
        while True:
            info: dict[str, Any] = await nobody.get(f"/api/tables/{table}")
            if info["status"] == "finished":
                return info
            await asyncio.sleep(0.2)


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
            assert hint["move"] in live.sight(0)["legal"]
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


def thinkers(**chosen: Any) -> Thinkers:
    return Thinkers(Settings(db="", **{"bot_workers": 1, "bot_patience": 20, **chosen}), Metrics())


def position(seed: int = 7) -> tuple[State, int, list[int]]:
    """A state, who decides, and what they may do."""
    state = load("spice_road").new(2, seed)
    seat = state.deciding[0]
    return state, seat, [move.id for move in state.legal(seat)]


async def test_only_an_imagined_world_leaves_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[worker.Task] = []

    async def think(self: Hand, task: worker.Task) -> worker.Found:
        sent.append(task)
        return worker.think(task)

    monkeypatch.setattr(Hand, "think", think)
    state, seat, legal = position()
    assert (await thinkers().think("t", state, seat, "greedy")).move in legal
    world, truth = sent[0].world, state.save()
    assert world["points"] != truth["points"]
    assert world["market"] != truth["market"]
    assert world["chance"] != truth["chance"]
    assert load("spice_road").restore(world).view(seat) == state.view(seat)


async def test_a_worker_that_is_killed_is_replaced(small_world: World) -> None:
    thinking = small_world.hall.house.thinkers
    state, seat, legal = position()
    await thinking.think("t", state, seat, "greedy")
    victims = thinking.processes
    assert victims
    for pid in victims:
        os.kill(pid, signal.SIGKILL)
    assert (await thinking.think("t", state, seat, "greedy")).move in legal
    assert (await thinking.think("t", state, seat, "greedy")).move in legal
    assert not set(victims) & set(thinking.processes)


def dies(task: worker.Task) -> worker.Found:
    """A bot that dies of thinking."""
    os._exit(1)


async def test_a_bot_that_always_fails_moves_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "think", dies)
    thinking = thinkers()
    state, seat, legal = position()
    try:
        thought = await thinking.think("t", state, seat, "greedy")
        assert thought.move in legal
        assert thought.guessed
        assert thinking._metrics.bot_failures._value.get() == 2
    finally:
        await thinking.close()


async def test_a_bot_that_overstays_is_ended() -> None:
    thinking = thinkers(bot_patience=0.01)
    state, seat, legal = position()
    try:
        thought = await thinking.think("t", state, seat, "hard")
        assert thought.move in legal
        assert thought.guessed
        assert thinking.processes == []
    finally:
        await thinking.close()
