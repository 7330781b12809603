"""Bots share the workers fairly, go on from what they thought before, and lend their advice."""

import asyncio
from collections.abc import Sequence

import pytest

from caravanserai.bots.naming import LEVELS
from caravanserai.core.moves import Move
from caravanserai.core.observation import Observation
from caravanserai.core.state import State
from caravanserai.server.bots_at_table import thinking
from caravanserai.server.bots_at_table.fair_queue import Job, QueueIsFull
from caravanserai.server.bots_at_table.worker import Worker
from tests.server.test_bots import bots, position
from tests.server.world import World, opened

pytestmark = pytest.mark.anyio


async def test_a_quick_bot_does_not_wait_for_a_table_of_slow_ones() -> None:
    pool = bots()
    state, seat, legal = position()
    done: list[str] = []

    async def ask(table: str, bot: str, asked: bool = False) -> None:
        assert (await pool.think(table, state, seat, bot, asked=asked)).move in legal
        done.append(f"{table} {bot}")

    try:
        await pool.think("first", state, seat, "greedy")  # the process is there now
        slow = [ask("slow", "medium") for _ in range(4)]
        await asyncio.gather(*slow, ask("quick", "easy"), ask("asks", "medium", asked=True))
    finally:
        await pool.close()
    assert done.index("quick easy") <= 1  # after the one that had begun already
    assert done.index("asks medium") <= 2
    text = pool._metrics.page().decode()
    assert 'caravanserai_bot_job_wait_seconds_count{bot="medium"} 4.0' in text
    assert 'caravanserai_bot_job_seconds_count{bot="hint"} 1.0' in text
    assert "caravanserai_bot_jobs_waiting 0.0" in text


async def test_thoughts_are_shorter_when_many_wait() -> None:
    pool = bots(bot_wait=0.1)
    state, seat, _ = position()
    try:
        await pool.think("first", state, seat, "greedy")
        began = asyncio.get_running_loop().time()
        await asyncio.gather(*[pool.think(f"{number}", state, seat, "medium") for number in range(6)])
        took = asyncio.get_running_loop().time() - began
    finally:
        await pool.close()
    assert took < 1.5  # the first and the last have their 0.3 seconds; six such thoughts would take 1.8
    assert 'caravanserai_bot_jobs_shortened_total{bot="medium"} 4.0' in pool._metrics.page().decode()


async def test_a_full_line_sends_away_and_whoever_goes_leaves_no_gap() -> None:
    pool = bots(bot_queue=1)
    state, seat, legal = position()
    try:
        first = asyncio.create_task(pool.think("a", state, seat, "medium"))
        await asyncio.sleep(0)
        second = asyncio.create_task(pool.think("b", state, seat, "medium"))
        await asyncio.sleep(0)
        with pytest.raises(QueueIsFull):
            await pool.think("c", state, seat, "medium")
        second.cancel()
        await asyncio.sleep(0.01)
        third = asyncio.create_task(pool.think("c", state, seat, "medium"))
        await asyncio.sleep(0)
        first.cancel()  # its process goes on thinking; the next waits for it
        assert (await third).move in legal
        assert (await pool.think("d", state, seat, "greedy")).move in legal
    finally:
        await pool.close()


async def test_a_bot_goes_on_from_its_own_thought_within_a_turn(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody else has moved, the next thought is told of the last one and of what was chosen since."""
    jobs: dict[int, Job] = {}
    found: dict[int, thinking.Found] = {}
    followed: list[bool] = []

    async def here(self: Worker, job: Job) -> thinking.Found:
        jobs[job.number] = job
        found[job.number] = thinking.think(job)
        return found[job.number]

    def noted(state: State, seat: int, seed: int, since: Sequence[Move] | None) -> Observation:
        followed.append(since is not None)
        return Observation(state, seat, seed, since)

    monkeypatch.setitem(LEVELS, "medium", "search@4")
    monkeypatch.setattr("caravanserai.core.observation.Observation", noted)
    monkeypatch.setattr(Worker, "run", here)
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        table = await ann.open([{"kind": "bot", "bot": "medium"}, {"kind": "bot", "bot": "medium"}], game="marco_polo")
        async with ann.live(table) as live:
            await live.until(30)
    going_on = [job for job in jobs.values() if job.goes_on]
    assert going_on
    for job in going_on:
        before = jobs[job.goes_on]
        assert (before.seat, before.bot) == (job.seat, job.bot)
        assert job.since == (found[before.number].move,)
    assert sum(followed) == len(going_on)
    seats = [job.seat for job in jobs.values()]
    assert len(going_on) < len(seats)  # another player's turn ends it


async def test_a_hint_is_the_medium_bots_move_and_chance(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open([{"kind": "me"}, {"kind": "open"}])
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.live(table) as hers, bob.live(table) as his:
        (deciding,) = hers.table["info"]["deciding"]
        mover, other = (hers, his) if deciding == 0 else (his, hers)
        hint = await mover.answer(type="hint", seat=deciding)
        assert hint["move"] in mover.legal(deciding)
        assert 0 < hint["chance"] < 1
        refused = await other.answer(type="hint", seat=1 - deciding)
        assert (refused["code"], refused["reason"]["code"]) == ("not_your_turn", "not_your_turn")
        assert (await other.answer(type="hint", seat=deciding))["code"] == "wrong_seat"
    assert 'caravanserai_bot_job_seconds_count{bot="hint"} 1.0' in (await ann.http.get("/metrics")).text


async def test_alone_nobody_can_be_beaten(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    table = await ann.open([{"kind": "me"}], game="merchant_explorers")
    async with ann.live(table) as live:
        hint = await live.answer(type="hint", seat=0)
        assert hint["type"] == "hint"
        assert hint["chance"] is None


async def test_bots_of_all_levels_sit_together(file_db: str) -> None:
    async with opened(file_db, bot_workers=2) as world:
        ann = await world.guest("Ann")
        seats = [{"kind": "bot", "bot": name} for name in ("easy", "medium", "greedy", "random")]
        table = await ann.open(seats)
        async with ann.live(table) as live:
            await live.until(9)
            assert [seat["bot"] for seat in live.table["info"]["seats"]] == ["easy", "medium", "greedy", "random"]
