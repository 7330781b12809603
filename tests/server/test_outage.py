"""What waits for a bot or a clock goes on by itself after an outage, and health tells meanwhile what is wrong."""

import asyncio
import contextlib
import os
import resource
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from bench.kills.processes import Postgres
from bench.load.server import UNHURRIED, Server

from caravanserai.server.store.database import Database
from tests.server.world import SHARED, World, opened

pytestmark = pytest.mark.anyio
WITH_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
GOES_ON_WITHIN = 5.0
OUTAGE = 8.0
Outage = contextlib.AbstractContextManager[None]


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    found.start()
    yield found
    found.stop()


@contextlib.contextmanager
def killed(postgres: Postgres) -> Iterator[None]:
    postgres.kill()
    try:
        yield
    finally:
        postgres.start()


@contextlib.contextmanager
def gone(file: str) -> Iterator[None]:
    """The file is somewhere else for a while, as when a disk is not mounted."""
    os.rename(file, file + ".away")
    try:
        yield
    finally:
        os.rename(file + ".away", file)


@pytest.fixture(params=["sqlite", "postgresql"])
async def failing(
    request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str
) -> AsyncIterator[tuple[World, Callable[[], Outage]]]:
    """A server, and a way to take its database away for a while."""
    if request.param == "postgresql":
        postgres = request.getfixturevalue("postgres")
        address, outage = postgres.address, lambda: killed(postgres)
    else:
        address = str(tmp_path / "tables.db")
        outage = lambda: gone(address)  # noqa: E731
    async with opened(address, bot_pause=0.5, clock_tick=0.5) as world:
        yield world, outage


async def test_bots_and_clocks_go_on_by_themselves(failing: tuple[World, Callable[[], Outage]]) -> None:
    """A bot has to move when the database goes, and a clock runs out while it is away. Nobody does anything."""
    world, outage = failing
    ann, nobody = await world.guest("Ann"), world.nobody()
    with_bot = await ann.open(WITH_BOT)
    async with ann.live(with_bot) as live:
        while live.table["info"]["deciding"] != [0]:
            await live.next("table")
    timed = await ann.open(SHARED, clock={"kind": "live", "minutes": 3 / 60})
    async with ann.live(with_bot) as live:
        before = 0
        while live.table["info"]["deciding"] == [0]:
            wish = {"type": "move", "seat": 0, "move": live.legal(0)[-1], "event": live.table["event"]}
            assert (await live.answer(**wish))["type"] == "ack"
            before = live.table["event"]
        with outage():
            await asyncio.sleep(OUTAGE / 2)
            assert (await nobody.get("/api/health", 503))["wrong"] == "lost"
            refused = await ann.post(f"/api/tables/{timed}/commands", {"type": "chat", "key": "c", "text": "?"}, 503)
            assert refused["error"]["code"] == "database_away"
            await asyncio.sleep(OUTAGE / 2)
    back = time.monotonic()
    while True:
        with contextlib.suppress(AssertionError):
            one, other = [await nobody.get(f"/api/tables/{table}") for table in (with_bot, timed)]
            if one["event"] > before and any(seat["bot_for_owner"] for seat in other["seats"]):
                break
        assert time.monotonic() - back < GOES_ON_WITHIN
        await asyncio.sleep(0.1)
    assert (await nobody.get("/api/health"))["status"] == "ok"


@contextlib.contextmanager
def server(folder: Path) -> Iterator[tuple[Server, httpx.Client]]:
    found = Server(folder, UNHURRIED)
    try:
        with httpx.Client(base_url=found.url, headers={"X-Caravanserai": "1"}, timeout=30) as client:
            assert client.get("/api/health").json()["status"] == "ok"
            client.post("/api/me/guest", json={"name": "Ann"}).raise_for_status()
            yield found, client
    finally:
        found.stop()


def health(client: httpx.Client, folder: Path) -> dict[str, Any]:
    """What is wrong; neither the place nor the file is told."""
    time.sleep(1.1)
    answer = client.get("/api/health")
    assert answer.status_code == 503
    assert str(folder) not in answer.text
    assert ".db" not in answer.text
    found: dict[str, Any] = answer.json()
    return found


def fill(client: httpx.Client) -> tuple[list[str], httpx.Response]:
    """Open tables until it fails: those that were acknowledged, and the answer that says no."""
    tables: list[str] = []
    while True:
        answer = client.post("/api/tables", json={"game": "spice_road", "seats": SHARED})
        if answer.status_code != 200:
            return tables, answer
        tables.append(answer.json()["id"])
        assert len(tables) < 5000


def test_a_full_disk(tmp_path: Path) -> None:
    """A small disk of its own, filled by a file besides the database; when that is removed, all is well again."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("only root can mount a small disk; the limit of a file's size is tried in any case")
    try:
        with server(disk) as (_, client):
            with contextlib.suppress(OSError), (disk / "ballast").open("wb", buffering=0) as ballast:
                while True:
                    ballast.write(b"x" * 4096)
            tables, answer = fill(client)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database_away")
            assert health(client, disk)["wrong"] == "full"
            (disk / "ballast").unlink()
            for table in [*tables, fill_one(client)]:
                assert client.get(f"/api/tables/{table}").status_code == 200
            time.sleep(1.1)
            assert client.get("/api/health").json()["status"] == "ok"
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


def fill_one(client: httpx.Client) -> str:
    answer = client.post("/api/tables", json={"game": "spice_road", "seats": SHARED})
    answer.raise_for_status()
    return str(answer.json()["id"])


def test_files_that_cannot_grow(tmp_path: Path) -> None:
    with server(tmp_path) as (found, client):
        largest = max(file.stat().st_size for file in tmp_path.iterdir()) + 50_000
        resource.prlimit(found.process.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
        tables, answer = fill(client)
        assert answer.status_code == 503
        assert health(client, tmp_path)["wrong"] == "full"
        resource.prlimit(found.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert all(client.get(f"/api/tables/{table}").status_code == 200 for table in [*tables, fill_one(client)])
        time.sleep(1.1)
        assert client.get("/api/health").json()["status"] == "ok"


def test_a_file_that_was_removed(tmp_path: Path) -> None:
    """What would be written to it then, nobody would find again."""
    with server(tmp_path) as (found, client):
        found.db.unlink()
        assert client.post("/api/tables", json={"game": "spice_road", "seats": SHARED}).status_code == 503
        assert health(client, tmp_path)["wrong"] == "lost"


def test_a_file_that_is_locked(tmp_path: Path) -> None:
    with server(tmp_path) as (found, client):
        other = sqlite3.connect(found.db, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert health(client, tmp_path)["wrong"] == "locked"
        other.execute("ROLLBACK")
        other.close()
        time.sleep(1.1)
        assert client.get("/api/health").json()["status"] == "ok"


def test_a_damaged_file(tmp_path: Path) -> None:
    """Everything behind the first pages is overwritten; whoever reads there gets a sentence, and health tells."""
    with server(tmp_path) as (found, client):
        tables = [fill_one(client) for _ in range(50)]
        with sqlite3.connect(found.db) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with found.db.open("r+b") as file:
            file.seek(8192)
            file.write(b"x" * (found.db.stat().st_size - 8192))
        answers = {client.get(f"/api/tables/{table}/log").status_code for table in tables}
        answers.add(client.get("/api/tables?list=mine").status_code)
        assert 503 in answers
        assert answers <= {200, 503}
        assert health(client, tmp_path)["wrong"] == "damaged"


async def test_damage_is_found_before_anybody_meets_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE alembic_version (version_num)")
        made.execute("CREATE TABLE big (text)")
        made.executemany("INSERT INTO big VALUES (?)", [("x" * 900,) for _ in range(100)])
    database = Database(str(file))
    await database.look_for_damage()
    assert await database.wrong() is None
    await database.close()
    with file.open("r+b") as written:
        written.seek(-8192, os.SEEK_END)
        written.write(b"y" * 8192)
    database = Database(str(file))
    await database.look_for_damage()
    assert await database.wrong() == "damaged"
    await database.close()
