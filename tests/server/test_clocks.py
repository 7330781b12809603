"""Clocks: time runs for who decides, a bot takes over when it is out, and the owner may come back."""

import asyncio
import random
import time

import pytest
from sqlalchemy import select, update

from caravanserai.server.model import clock
from caravanserai.server.model.facts import SeatFacts, Summary, TableFacts
from caravanserai.server.store.schema import TABLES
from tests.server.world import SHARED, World, opened

pytestmark = pytest.mark.anyio


def facts(kind: dict[str, object]) -> TableFacts:
    seats = [SeatFacts("person", "Ann", "a"), SeatFacts("person", "Bob", "b")]
    now = Summary(deciding=[0], decision_since=[1, 1])
    return TableFacts("t", "g", "1", {}, 1, "a", False, kind, "playing", 0, 0, seats, summary=now)


def test_a_live_clock_runs_for_who_decides() -> None:
    table = facts({"kind": "live", "minutes": 1, "increment": 5})
    clock.start_clock(table, 100)
    assert clock.time_left(table, 0, 110) == 50
    assert clock.time_left(table, 1, 110) == 60
    assert clock.next_deadline(table) == 160
    clock.charge(table, 110)
    table.summary.deciding = [1]
    clock.pass_on(table, [0])
    assert table.summary.left == [55, 60]
    table.summary.deciding = [0]
    clock.pass_on(table, [1], undone=True)
    assert table.summary.left == [50, 60]
    assert clock.out_of_time(table, 159) == []
    assert clock.out_of_time(table, 161) == [0]


def test_a_clock_of_days_begins_anew_with_every_turn() -> None:
    table = facts({"kind": "days", "days": 2})
    clock.start_clock(table, 0)
    clock.charge(table, clock.DAY)
    table.summary.deciding = [1]
    clock.pass_on(table, [0])
    table.summary.deciding = [0]
    clock.pass_on(table, [1])
    assert table.summary.left == [2 * clock.DAY, 2 * clock.DAY]


def test_no_clock_has_no_end() -> None:
    table = facts({"kind": "none"})
    clock.start_clock(table, 0)
    clock.charge(table, 1e9)
    assert (table.summary.left, clock.next_deadline(table), clock.out_of_time(table, 1e12)) == (None, None, [])


async def test_a_bot_takes_over_and_the_owner_comes_back(db: str) -> None:
    async with opened(db, bot_pause=60) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED, clock={"kind": "live", "minutes": 0.01, "increment": 0})
        async with ann.live(table) as live:
            seat = live.table["info"]["deciding"][0]
            assert live.table["info"]["seats"][seat]["time_left"] <= 0.6
            while live.log[-1]["kind"] != "seat":
                await live.next("table")
            assert (live.log[-1]["seat"], live.log[-1]["text"]) == (seat, "time_ran_out")
            assert live.table["info"]["seats"][seat]["bot_for_owner"]
            assert live.legal(seat) == []
            refused = await live.answer(type="move", seat=seat, move=0, event=live.table["event"])
            assert refused["code"] == "bot_has_seat"
            await ann.post(f"/api/tables/{table}/seats/{seat}/take-back")
            while live.log[-1]["text"] != "took_back":
                await live.next("table")
            assert live.table["info"]["seats"][seat]["time_left"] > 50
            assert (await live.move(random.Random(1)))["type"] == "ack"


async def test_a_clock_runs_out_though_nobody_looks(file_db: str) -> None:
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED, clock={"kind": "days", "days": 3})
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["time_left"] == pytest.approx(3 * 86400, abs=5)
    async with opened(file_db, bot_pause=60) as world:
        database = world.registry.context.database
        row = await database.read(lambda c: c.execute(select(TABLES.c.now).where(TABLES.c.id == table)).one())
        late = {**row.now, "since": time.time() - 4 * 86400}
        await database.write(lambda c: c.execute(update(TABLES).values(deadline=time.time() - 1, now=late)))
        async with asyncio.timeout(10):
            while True:
                info = await world.nobody().get(f"/api/tables/{table}")
                if any(seat["bot_for_owner"] for seat in info["seats"]):
                    break
                await asyncio.sleep(0.05)


async def test_nobody_is_late_without_a_clock(small_world: World) -> None:
    ann = await small_world.guest("Ann")
    info = await ann.post("/api/tables", {"game": "spice_road", "seats": SHARED})
    assert [seat["time_left"] for seat in info["seats"]] == [None, None]
