"""The database: SQLite in a file or PostgreSQL by address, used the same way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from caravanserai.server.errors import CannotServe

POSTGRES = ("postgresql", "postgres")


def address(db: str, asynchronous: bool = True) -> URL:
    """The SQLAlchemy address of a file name or a postgresql:// address."""
    if "://" not in db:
        return URL.create("sqlite+aiosqlite" if asynchronous else "sqlite", database=db)
    try:
        url = make_url(db)
    except ArgumentError as error:
        raise CannotServe(f"{db.partition('://')[0]}://… is not a database address that can be read.") from error
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return url.set(drivername="sqlite+aiosqlite" if asynchronous else "sqlite")
    if kind in POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    raise CannotServe(f"A database is a file or a postgresql:// address, not {kind}://.")


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


class Database:
    """A pool of connections. Writers of SQLite wait for each other here rather than in the file's lock."""

    def __init__(self, db: str) -> None:
        url = address(db)
        self.sqlite = is_sqlite(url)
        if self.sqlite:
            self._engine = create_async_engine(url, pool_size=4, max_overflow=4, connect_args={"timeout": 15})
            event.listen(self._engine.sync_engine, "connect", open_sqlite)
            event.listen(self._engine.sync_engine, "begin", _begin)
        else:
            self._engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        self._writer = self._engine.execution_options(writing=True)
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the database."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is safely on the disk when this ends, or nothing of it."""
        async with self._turn if self.sqlite else nullcontext(), self._writer.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self._engine.dispose()


def open_sqlite(connection: Any, _record: object) -> None:
    """Set a new SQLite connection up. FULL makes every commit reach the disk, so that a power cut loses nothing."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """SQLite's own driver would begin too late and let two writers collide."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
