"""The database: SQLite in a file or PostgreSQL by address, used the same way.

Work on it is a plain function of a connection, done in a thread: one trip there and back for a whole transaction.
Drivers that hop between threads for every statement took four times the processor for a move.
"""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    PendingRollbackError,
)

from caravanserai.server.errors import CannotServe, DatabaseAway
from caravanserai.server.store.trouble import Wrong, wrong_with

POSTGRES: Final = ("postgresql", "postgres")
READERS: Final = 4
MOST_AT_ONCE: Final = 100  # writes that share a transaction
PATIENCE: Final = 5  # seconds for a connection to PostgreSQL
LOG = structlog.get_logger()

TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")
REMEMBERED: Final = 15.0  # seconds a write that found no room is told of

T = TypeVar("T")
Work = Callable[[Connection], T]


def address(db: str) -> URL:
    """The SQLAlchemy address of a file name or a postgresql:// address."""
    if not db or ":memory:" in db:
        raise CannotServe("A database is a file or a postgresql:// address; one in memory would keep nothing.")
    if "://" not in db:
        return URL.create("sqlite", database=db)
    try:
        url = make_url(db)
    except ArgumentError as error:
        raise CannotServe(f"{db.partition('://')[0]}://… is not a database address that can be read.") from error
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return url.set(drivername="sqlite")
    if kind in POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    raise CannotServe(f"A database is a file or a postgresql:// address, not {kind}://.")


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


class Database:
    """Reads from several threads and writes from one. Writes that wait share the next transaction, and its sync."""

    def __init__(self, db: str) -> None:
        url = address(db)
        self._file = url.database if is_sqlite(url) else None
        self.silent: Wrong = "locked" if is_sqlite(url) else "lost"  # what is wrong when there is no answer
        self._identity: tuple[int, int] | None = None  # of the file, once it was used
        if is_sqlite(url):
            self._engine = create_engine(url, pool_size=READERS + 1, connect_args={"check_same_thread": False})
            event.listen(self._engine, "connect", open_sqlite)
            event.listen(self._engine, "begin", _begin)
        else:
            self._engine = create_engine(
                url, pool_size=READERS + 1, pool_pre_ping=True, connect_args={"connect_timeout": PATIENCE}
            )
        self._writing_engine = self._engine.execution_options(writing=True)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._draining: asyncio.Task[None] | None = None
        self._trouble: str | None = None  # why the last use failed, so that the log has it once
        self._damaged = False
        self._no_room_since: float | None = None  # when the last write found no room, if none has since

    async def read(self, work: Work[T]) -> T:
        """What the work finds; it sees one moment of the database. DatabaseAway when there is none to read from."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        """What the work returns, once all it wrote is safely on the disk; nothing is written when it raises.

        It may be called a second time after what it did the first time was taken back.
        Only after DatabaseAway nobody knows: the connection may have been lost behind the commit.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        return await future

    async def wrong(self) -> Wrong | None:
        """What is wrong with the database, if anything is: something is written to it.

        So little may find room where a table does not, so one that found none counts for a while, until another does.
        Damage once seen stays wrong.
        """
        try:
            await self.write(_touch)
        except DatabaseAway as away:
            return "damaged" if self._damaged else wrong_with(away.__cause__ or away)
        if self._damaged:
            return "damaged"
        since = self._no_room_since
        return "full" if since is not None and time.monotonic() - since < REMEMBERED else None

    async def look_for_damage(self) -> None:
        """Read a whole SQLite file through; PostgreSQL sees to its own. Damage is in the log and in what is wrong."""
        if self._file is not None:
            found = await self.read(lambda connection: connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
            if found != "ok":
                self._note_damage()

    async def close(self) -> None:
        """Finish what is being written, then let the connections go."""
        if self._draining is not None:
            await self._draining
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                try:
                    results = await loop.run_in_executor(self._writer, self._write, [work for work, _ in batch])
                except Exception as error:
                    results = [error] * len(batch)
                for (work, future), result in zip(batch, results, strict=True):
                    self._note_room(work, result)
                    if future.done():
                        continue
                    if isinstance(result, Exception):
                        future.set_exception(result)
                    else:
                        future.set_result(result)
        finally:
            self._draining = None

    def _note_room(self, work: Work[Any], result: Any) -> None:
        """Remember when a write found no room, until another does; one that changes nothing needs too little."""
        if isinstance(result, DatabaseAway) and result.__cause__ and wrong_with(result.__cause__) == "full":
            self._no_room_since = time.monotonic()
        elif work is not _touch and not isinstance(result, Exception):
            self._no_room_since = None

    def _read(self, work: Work[T]) -> T:
        try:
            self._check_file()
            with self._engine.connect() as connection:
                found = work(connection)
        except Exception as error:
            raise self._told_apart(error) from error
        self._well()
        return found

    def _write(self, works: list[Work[Any]]) -> list[Any]:
        """One transaction for several writes; one that fails is taken back alone.

        A savepoint before each takes as long as the write itself, and hardly any fails: so they are set only when one
        has, and all are done again. What failed in the commit may have been written, and is not done again.
        """
        committing = False
        try:
            self._check_file()
            with self._writing_engine.begin() as connection:
                results = [work(connection) for work in works]
                committing = True
        except Exception as error:
            if committing:
                raise self._told_apart(error) from error
            if len(works) == 1:
                return [self._told_apart(error)]
            return self._write_apart(works)
        self._well()
        return results

    def _write_apart(self, works: list[Work[Any]]) -> list[Any]:
        results: list[Any] = []
        try:
            with self._writing_engine.begin() as connection:
                for work in works:
                    try:
                        with connection.begin_nested():
                            results.append(work(connection))
                    except Exception as error:
                        results.append(self._told_apart(error))
        except Exception as error:
            raise self._told_apart(error) from error
        self._well()
        return results

    def _told_apart(self, error: Exception) -> Exception:
        """DatabaseAway for what is the database's own trouble; any other error is the work's."""
        if not _is_trouble(error):
            return error
        why = plain(error)
        if wrong_with(error) == "damaged":
            self._note_damage()
        if self._trouble is None:
            LOG.error("the database cannot be used", why=why)
        self._trouble = why
        away = DatabaseAway(why)
        away.__cause__ = error
        return away

    def _check_file(self) -> None:
        """FileNotFoundError when the file was removed or replaced: what is written would go where nobody finds it."""
        if self._file is not None:
            status = os.stat(self._file)
            if self._identity is None:
                self._identity = (status.st_dev, status.st_ino)
            elif self._identity != (status.st_dev, status.st_ino):
                raise FileNotFoundError("the file of the database was replaced while the server runs")

    def _note_damage(self) -> None:
        if not self._damaged:
            self._damaged = True
            LOG.error("the database is damaged")

    def _well(self) -> None:
        if self._trouble is not None:
            self._trouble = None
            LOG.warning("the database can be used again")


def _touch(connection: Connection) -> None:
    """A write that changes nothing."""
    connection.execute(TOUCH)


def plain(error: Exception) -> str:
    """What a driver says went wrong, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    first = str(cause).strip().splitlines()
    return first[0].strip().rstrip(".") if first else type(cause).__name__


def _is_trouble(error: Exception) -> bool:
    """Whether the database is at fault, or its file is gone. A plain DatabaseError is SQLite's for a damaged file."""
    return type(error) is DatabaseError or isinstance(
        error, FileNotFoundError | OperationalError | InterfaceError | InternalError | PendingRollbackError
    )


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
