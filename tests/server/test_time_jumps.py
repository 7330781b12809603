"""Somebody sets the clock of the machine: no seat changes hands for it, and nothing is deleted."""

import asyncio
import time

import pytest
from sqlalchemy import func, select

from caravanserai.server.steady import LONG_PAUSE, SET_BACK, SteadyClock
from caravanserai.server.store.schema import SESSIONS
from caravanserai.server.tables import watch
from tests.server.world import SHARED, World, opened

pytestmark = pytest.mark.anyio
HOUR, DAY = 3600.0, 86400.0
REAL = time.time


def set_ahead(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(time, "time", lambda: REAL() + seconds)


async def sessions(world: World) -> int:
    query = select(func.count()).select_from(SESSIONS)
    return int(await world.registry.context.database.read(lambda connection: connection.execute(query).scalar_one()))


async def name_of(world: World, cookie: dict[str, str]) -> str:
    """Who a cookie belongs to; the jar of a client in this process would forget it."""
    answer = await world.nobody().http.get("/api/me", headers=cookie)
    return str(answer.json()["person"]["name"])


async def test_an_hour_ahead_takes_no_seat(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED, clock={"kind": "live", "minutes": 5})
        set_ahead(monkeypatch, HOUR)
        await asyncio.sleep(2)
        info = await ann.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person"]
        assert min(seat["time_left"] for seat in info["seats"]) > 240
        async with ann.live(table) as live:
            seat = live.table["info"]["deciding"][0]
            move = {"type": "move", "seat": seat, "move": live.legal(seat)[0], "event": live.table["event"]}
            assert (await live.answer(**move))["type"] == "ack"
            assert live.table["info"]["seats"][seat]["time_left"] > 240
        monkeypatch.undo()
        await asyncio.sleep(0.2)
        assert (await ann.get(f"/api/tables/{table}"))["seats"][seat]["time_left"] > 240


async def test_a_hundred_days_ahead_delete_nothing(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "TIDY_EVERY", 0.3)
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        waiting = await ann.open([{"kind": "me"}, {"kind": "open"}])
        cookie = ann.cookie
        set_ahead(monkeypatch, 100 * DAY)
        await asyncio.sleep(1.5)
        assert await sessions(world) == 1
        assert await name_of(world, cookie) == "Ann"
        assert (await world.nobody().get(f"/api/tables/{waiting}"))["status"] == "waiting"


async def test_a_server_that_starts_with_a_wrong_time_puts_nothing_away(
    file_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(file_db) as world:
        ann = await world.guest("Ann")
        waiting = await ann.open([{"kind": "me"}, {"kind": "open"}])
        cookie = ann.cookie
    set_ahead(monkeypatch, 100 * DAY)
    with monkeypatch.context() as hurried:
        hurried.setattr(watch, "TIDY_EVERY", 0.3)
        async with opened(file_db) as world:
            await asyncio.sleep(1.5)
            assert await sessions(world) == 1
    monkeypatch.undo()
    async with opened(file_db) as world:
        assert await name_of(world, cookie) == "Ann"
        assert (await world.nobody().get(f"/api/tables/{waiting}"))["status"] == "waiting"


@pytest.mark.parametrize("away", [2 * HOUR, 100 * DAY])
@pytest.mark.parametrize("kind", [{"kind": "live", "minutes": 5}, {"kind": "days", "days": 0.05}])
async def test_time_in_which_the_server_was_down_is_charged_to_nobody(
    db: str, monkeypatch: pytest.MonkeyPatch, away: float, kind: dict[str, object]
) -> None:
    async with opened(db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED, clock=kind)
        before = (await ann.get(f"/api/tables/{table}"))["seats"][0]["time_left"]
    set_ahead(monkeypatch, away)
    async with opened(db) as world:
        nobody = world.nobody()
        for _ in range(2):
            info = await nobody.get(f"/api/tables/{table}")
            assert [seat["kind"] for seat in info["seats"]] == ["person", "person"]
            assert min(seat["time_left"] for seat in info["seats"]) > before - 30
            async with nobody.live(table):
                await asyncio.sleep(1)


def clock(wall: list[float], run: list[float]) -> SteadyClock:
    return SteadyClock(lambda: wall[0], lambda: run[0])


def test_the_time_runs_on_whatever_the_wall_says() -> None:
    wall, run = [1000.0], [5.0]
    steady = clock(wall, run)
    for jump in (HOUR, -HOUR, 100 * DAY):
        wall[0] += jump
        run[0] += 1
    assert steady.now() == 1003


@pytest.mark.parametrize(
    ("wall", "written", "starts", "in_doubt"),
    [
        (DAY, 0.0, DAY, False),  # a new database
        (40 * DAY, 39 * DAY, 40 * DAY, False),
        (40 * DAY, 40 * DAY + 60, 40 * DAY + 60, False),  # set back a little: the time does not go back
        (40 * DAY, 40 * DAY + 2 * SET_BACK, 40 * DAY, True),
        (80 * DAY, 79 * DAY - LONG_PAUSE, 80 * DAY, True),
    ],
)
def test_where_the_time_begins(wall: float, written: float, starts: float, in_doubt: bool) -> None:
    steady = clock([wall], [7.0])
    steady.begin(written)
    assert (steady.now(), steady.started, steady.in_doubt) == (starts, starts, in_doubt)
