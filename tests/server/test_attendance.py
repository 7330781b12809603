"""Bots go on only where somebody is, or is expected; and not at too many tables of one owner."""

import asyncio
import contextlib
import random
from typing import Any

import pytest

from caravanserai.server.limits import BOT_TABLES_OF_ADDRESS, BOT_TABLES_OF_PERSON
from caravanserai.server.tables import attendance
from caravanserai.server.tables.bot_driver import BotDriver
from tests.server.world import Player, opened

pytestmark = pytest.mark.anyio
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
MOST, MOST_HERE = BOT_TABLES_OF_PERSON.most, BOT_TABLES_OF_ADDRESS.most
WITH_ME = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(autouse=True)
def _soon_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "A_MOMENT", 0.2)


async def event(player: Player, table: str) -> int:
    return int((await player.get(f"/api/tables/{table}"))["event"])


async def still(player: Player, table: str, wait: float = 20) -> dict[str, Any]:
    """The table once nothing happens at it any more."""
    async with asyncio.timeout(wait):
        while True:
            before = await event(player, table)
            await asyncio.sleep(1.5)
            info: dict[str, Any] = await player.get(f"/api/tables/{table}")
            if info["event"] == before:
                return info


async def test_a_table_without_anybody_pauses_and_goes_on_when_somebody_comes(file_db: str) -> None:
    async with opened(file_db, bot_pause=0.1) as world:
        ann = await world.guest("Ann")
        table = await ann.open(BOTS)
        info = await still(ann, table)
        assert info["bots_paused"]
        assert info["status"] == "playing"
        (listed,) = await world.nobody().get("/api/tables?list=watch")
        assert listed["bots_paused"]
        async with world.nobody().live(table) as watcher:
            assert not watcher.table["info"]["bots_paused"]
            await watcher.until(info["event"] + 3)
        assert (await still(ann, table))["bots_paused"]


async def test_a_server_that_starts_wakes_no_table_of_bots_alone(file_db: str) -> None:
    async with opened(file_db, bot_pause=0.1) as world:
        ann = await world.guest("Ann")
        table = await ann.open(BOTS)
        async with ann.live(table) as live:
            await live.until(3)
    async with opened(file_db) as world:
        before = await event(world.nobody(), table)
        await asyncio.sleep(2)
        assert await event(world.nobody(), table) == before
        assert world.registry.loaded() == []
        async with world.nobody().live(table) as live:
            await live.until(before + 3)


async def test_bots_play_on_for_a_player_who_is_expected(file_db: str) -> None:
    """Ann moves over REST and has no page open; the bot answers, until nothing has been heard of her for a while."""
    async with opened(file_db, bot_pause=0.05, away_seconds=0.15) as world:
        ann = await world.guest("Ann")
        table = await ann.open(WITH_ME)
        async with ann.live(table) as live:
            while live.table["info"]["deciding"] != [0]:
                await live.next("table")
            wish = {"type": "move", "key": "k", "seat": 0, "move": live.legal(0)[0], "event": live.table["event"]}
        await asyncio.sleep(0.3)
        assert (await ann.post(f"/api/tables/{table}/commands", wish))["type"] == "ack"
        async with asyncio.timeout(10):
            while (await world.nobody().get(f"/api/tables/{table}"))["deciding"] != [0]:
                await asyncio.sleep(0.1)


async def test_a_player_who_is_away_is_not_expected(file_db: str) -> None:
    async with opened(file_db, bot_pause=1.5, away_seconds=0.05) as world:
        ann = await world.guest("Ann")
        table = await ann.open([*WITH_ME, {"kind": "bot", "bot": "random"}])
        async with ann.live(table) as live:
            while live.table["info"]["deciding"] != [0]:
                await live.next("table")
            while live.table["info"]["deciding"] == [0]:
                await live.move(random.Random(1))
        info = await still(world.nobody(), table)
        assert info["deciding"] != [0]
        assert info["bots_paused"]
        assert not (await ann.get(f"/api/tables/{table}"))["bots_paused"], "she is here again"


async def test_who_leaves_is_not_expected(file_db: str) -> None:
    async with opened(file_db, bot_pause=0.3) as world:
        ann = await world.guest("Ann")
        table = await ann.open(WITH_ME)
        await ann.post(f"/api/tables/{table}/leave")
        assert (await still(ann, table))["bots_paused"]


async def test_one_person_has_bots_at_so_many_tables(file_db: str) -> None:
    async with opened(file_db, bot_pause=30, limit_factor=1, away_seconds=1000) as world:
        ann, bob = await world.guest("Ann"), await world.guest("Bob")
        async with contextlib.AsyncExitStack() as stack:
            tables = []
            for _ in range(MOST):
                tables.append(await ann.open(BOTS))
                await stack.enter_async_context(ann.live(tables[-1]))
            refused = await ann.post("/api/tables", {"game": "spice_road", "seats": BOTS}, status=429)
            assert refused["error"]["code"] == "too_many_bot_tables"
            await ann.open([{"kind": "me"}, {"kind": "open"}])  # without bots it is no trouble
            await bob.open(BOTS)
        await asyncio.sleep(1.5)
        last = await ann.open(BOTS)  # nobody is at the others any more
        assert not (await ann.get(f"/api/tables/{last}"))["bots_paused"]


async def test_tables_over_the_number_wait_until_another_pauses(file_db: str) -> None:
    """All were opened while the others paused, and then every page comes back at once."""
    async with opened(file_db, bot_pause=30, limit_factor=1) as world:
        ann = await world.guest("Ann")
        tables = []
        for _ in range(MOST + 2):
            tables.append(await ann.open(BOTS))
            async with asyncio.timeout(10):
                while not (await ann.get(f"/api/tables/{tables[-1]}"))["bots_paused"]:
                    await asyncio.sleep(0.2)
        async with contextlib.AsyncExitStack() as pages, contextlib.AsyncExitStack() as first:
            lives = [await (pages if n else first).enter_async_context(ann.live(t)) for n, t in enumerate(tables)]
            paused = [live.table["info"]["bots_paused"] for live in lives]
            assert paused == [False] * MOST + [True] * 2
            await first.aclose()
            async with asyncio.timeout(10):
                while lives[-2].table["info"]["bots_paused"]:
                    await lives[-2].next("table")


async def test_an_address_has_bots_at_so_many_tables(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "A_MOMENT", 60)
    async with opened(file_db, bot_pause=30, limit_factor=1) as world:
        opened_tables = 0
        for number in range(MOST_HERE // MOST + 1):
            guest = await world.guest(f"Guest {number}")
            for _ in range(MOST):
                answer = await guest.http.post("/api/tables", json={"game": "spice_road", "seats": BOTS})
                opened_tables += answer.status_code == 200
        assert opened_tables == MOST_HERE
        assert answer.json()["error"]["code"] == "too_many_bot_tables"


async def test_a_full_queue_is_no_reason_to_hurry(
    file_db: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bots that find no room come back later and later, and the log tells of it once."""
    tries = 0
    attempt = BotDriver._attempt

    async def counted(self: BotDriver, table: str, seat: int) -> float:
        nonlocal tries
        tries += 1
        return await attempt(self, table, seat)

    monkeypatch.setattr(BotDriver, "_attempt", counted)
    async with opened(file_db, bot_queue=0) as world:
        ann = await world.guest("Ann")
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(10):
                await stack.enter_async_context(ann.live(await ann.open(BOTS)))
            tries = 0
            await asyncio.sleep(4)
            later = tries
    assert later <= 10 * 4, "in four seconds: after 0.5, 1.5 and 3.5"
    assert capsys.readouterr().out.count("too many bots think") == 1
