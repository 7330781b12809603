"""PostgreSQL is killed under a running server: everybody is told, and play goes on when it is back."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Iterator

import pytest
from bench.kills.processes import Postgres
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from caravanserai.server.errors import DatabaseAway
from caravanserai.server.model.people import PersonFacts
from caravanserai.server.store.database import address
from caravanserai.server.store.preparing import when_started
from caravanserai.server.tables.seating import join
from tests.server.world import TWO, World, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    found.start()
    yield found
    found.stop()


@pytest.fixture
async def hosted(postgres: Postgres, anyio_backend: str) -> AsyncIterator[World]:
    async with opened(postgres.address, clock_tick=1.0) as found:
        yield found


async def test_everybody_is_told_and_play_goes_on(postgres: Postgres, hosted: World) -> None:
    ann, ben = await hosted.guest("Ann"), await hosted.guest("Ben")
    table, waiting = await ann.open(), await ann.open(TWO)
    async with ann.live(table) as live:
        assert (await live.move(random.Random(1)))["type"] == "ack"
        postgres.kill()
        chat = {"type": "chat", "key": "hello", "text": "Hello"}
        await live.socket.send(json.dumps(chat))
        with pytest.raises(ConnectionClosed):
            await live.next("pong")
        assert live.socket.close_code == 1013
    for path in (f"/api/tables/{table}", f"/api/tables/{waiting}"):
        assert (await ann.get(path, 503))["error"]["code"] == "database_away"
    health = await ann.get("/api/health", 503)
    assert (health["status"], health["wrong"], health["error"]["code"]) == ("unwell", "lost", "database_lost")
    assert (await ben.post(f"/api/tables/{waiting}/join", status=503))["error"]["code"] == "database_away"
    async with connect(f"{hosted.live}/api/tables/{table}/live", additional_headers=ann.cookie) as socket:
        assert json.loads(await socket.recv())["code"] == "database_away"
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 1013
    postgres.start()
    assert len((await ben.post(f"/api/tables/{waiting}/join"))["your_seats"]) == 1
    async with ann.live(table) as live:
        told = await live.answer(**chat)
        assert (told["type"], told["event"]) == ("ack", live.table["event"])
        assert [entry["kind"] for entry in live.log] == ["start", "move", "chat"]
        assert (await live.move(random.Random(1)))["type"] == "ack"


@pytest.mark.parametrize(("says", "comes"), [("the database system is starting up", True), ("no such role", False)])
def test_a_database_that_starts_is_waited_for(says: str, comes: bool, file_db: str) -> None:
    class Starting(Engine):
        tries = 0

        def connect(self) -> Connection:
            self.tries += 1
            if self.tries < 3:
                raise OperationalError("", {}, Exception(f"FATAL:  {says}"))
            return super().connect()

    real = create_engine(address(file_db))
    engine = Starting(real.pool, real.dialect, real.url)
    with contextlib.nullcontext() if comes else pytest.raises(OperationalError):
        when_started(engine).close()
    assert engine.tries == (3 if comes else 1)
    real.dispose()


async def test_what_waits_at_a_broken_table_is_refused(postgres: Postgres, hosted: World) -> None:
    """Work in the queue behind a failed write would be done on what was perhaps never written."""
    ann = await hosted.guest("Ann")
    waiting = await ann.open(TWO)
    table = await hosted.registry.table(waiting)
    ben = PersonFacts("nobodyhasit1", "guest", "Ben")
    postgres.kill()
    joining = hosted.registry.perform(waiting, lambda found: join(found, ben, None))
    answers = await asyncio.gather(
        joining, *(hosted.registry.info(waiting, None) for _ in range(5)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [DatabaseAway] * 6
    assert table.closed
    postgres.start()
    assert [seat["kind"] for seat in (await ann.get(f"/api/tables/{waiting}"))["seats"]] == ["person", "open"]
