"""Bots share the workers fairly, go on from what they thought before, and lend their advice."""

import asyncio
from collections.abc import Sequence

import pytest

from caravanserai.bots.naming import LEVELS
from caravanserai.core.moves import Move
from caravanserai.core.sight import Sight
from caravanserai.core.state import State
from caravanserai.server.bots_at_table import worker
from caravanserai.server.bots_at_table.hand import Hand
from caravanserai.server.bots_at_table.line import LineIsFull
from tests.server.test_bots import position, thinkers
from tests.server.world import World, opened

pytestmark = pytest.mark.anyio


async def test_a_quick_bot_does_not_wait_for_a_table_of_slow_ones() -> None:
    thinking = thinkers()
    state, seat, legal = position()
    done: list[str] = []

    async def ask(table: str, bot: str, asked: bool = False) -> None:
        assert (await thinking.think(table, state, seat, bot, asked=asked)).move in legal
        done.append(f"{table} {bot}")

    try:
        await thinking.think("first", state, seat, "greedy")  # the process is there now
        slow = [ask("slow", "medium") for _ in range(4)]
        await asyncio.gather(*slow, ask("quick", "easy"), ask("asks", "medium", asked=True))
    finally:
        await thinking.close()
    assert done.index("quick easy") <= 1  # after the one that had begun already
    assert done.index("asks medium") <= 2
    text = thinking._metrics.page().decode()
    assert 'caravanserai_thought_wait_seconds_count{bot="medium"} 4.0' in text
    assert 'caravanserai_thought_seconds_count{bot="hint"} 1.0' in text
    assert "caravanserai_thoughts_waiting 0.0" in text


async def test_thoughts_are_shorter_when_many_wait() -> None:
    thinking = thinkers(bot_wait=0.1)
    state, seat, _ = position()
    try:
        await thinking.think("first", state, seat, "greedy")
        began = asyncio.get_running_loop().time()
        await asyncio.gather(*[thinking.think(f"{number}", state, seat, "medium") for number in range(6)])
        took = asyncio.get_running_loop().time() - began
    finally:
        await thinking.close()
    assert took < 1.5  # the first and the last have their 0.3 seconds; six such thoughts would take 1.8
    assert 'caravanserai_thoughts_shortened_total{bot="medium"} 4.0' in thinking._metrics.page().decode()


async def test_a_full_line_sends_away_and_whoever_goes_leaves_no_gap() -> None:
    thinking = thinkers(bot_line=1)
    state, seat, legal = position()
    try:
        first = asyncio.create_task(thinking.think("a", state, seat, "medium"))
        await asyncio.sleep(0)
        second = asyncio.create_task(thinking.think("b", state, seat, "medium"))
        await asyncio.sleep(0)
        with pytest.raises(LineIsFull):
            await thinking.think("c", state, seat, "medium")
        second.cancel()
        await asyncio.sleep(0.01)
        third = asyncio.create_task(thinking.think("c", state, seat, "medium"))
        await asyncio.sleep(0)
        first.cancel()  # its process goes on thinking; the next waits for it
        assert (await third).move in legal
        assert (await thinking.think("d", state, seat, "greedy")).move in legal
    finally:
        await thinking.close()


async def test_a_bot_goes_on_from_its_own_thought_within_a_turn(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody else has moved, the next thought is told of the last one and of what was chosen since."""
    tasks: dict[int, worker.Task] = {}
    found: dict[int, worker.Found] = {}
    followed: list[bool] = []

    async def here(self: Hand, task: worker.Task) -> worker.Found:
        tasks[task.number] = task
        found[task.number] = worker.think(task)
        return found[task.number]

    def noted(state: State, seat: int, seed: int, since: Sequence[Move] | None) -> Sight:
        followed.append(since is not None)
        return Sight(state, seat, seed, since)

    monkeypatch.setitem(LEVELS, "medium", "search@4")
    monkeypatch.setattr("caravanserai.core.sight.Sight", noted)
    monkeypatch.setattr(Hand, "think", here)
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        table = await ann.open([{"kind": "bot", "bot": "medium"}, {"kind": "bot", "bot": "medium"}], game="marco_polo")
        async with ann.live(table) as live:
            await live.until(30)
    going_on = [task for task in tasks.values() if task.goes_on]
    assert going_on
    for task in going_on:
        before = tasks[task.goes_on]
        assert (before.seat, before.bot) == (task.seat, task.bot)
        assert task.since == (found[before.number].move,)
    assert sum(followed) == len(going_on)
    seats = [task.seat for task in tasks.values()]
    assert len(going_on) < len(seats)  # another player's turn ends it


async def test_a_hint_is_the_medium_bots_move_and_chance(small_world: World) -> None:
    ann, bob = await small_world.guest("Ann"), await small_world.guest("Bob")
    table = await ann.open([{"kind": "me"}, {"kind": "open"}])
    await bob.post(f"/api/tables/{table}/join", {})
    async with ann.live(table) as hers, bob.live(table) as his:
        (deciding,) = hers.table["info"]["deciding"]
        mover, other = (hers, his) if deciding == 0 else (his, hers)
        hint = await mover.answer(type="hint", seat=deciding)
        assert hint["move"] in mover.sight(deciding)["legal"]
        assert 0 < hint["chance"] < 1
        refused = await other.answer(type="hint", seat=1 - deciding)
        assert (refused["code"], refused["reason"]["code"]) == ("not_your_turn", "not_your_turn")
        assert (await other.answer(type="hint", seat=deciding))["code"] == "wrong_seat"
    assert 'caravanserai_thought_seconds_count{bot="hint"} 1.0' in (await ann.http.get("/metrics")).text


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
