"""Getting a database ready: made when it is new, brought up to date when it is old, refused when it is newer."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError, OperationalError

from caravanserai.server.errors import CannotServe
from caravanserai.server.store.database import address, is_sqlite, open_sqlite, plain
from caravanserai.server.store.database_file import make

STARTING: Final = 60.0  # seconds
IT_STARTS: Final = "the database system is"  # starting up, in recovery mode, not yet accepting connections
MIGRATIONS: Final = Path(__file__).parent / "migrations"
REVISIONS: Final = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
)  # every migration, oldest first; the tests hold it against the folder


def prepare(db: str) -> None:
    """Bring the database to the present shape, or raise CannotServe with the one sentence that says why not."""
    with opened(db) as connection:
        found = revision(connection)
        if found == REVISIONS[-1]:
            return
        if found is not None and found not in REVISIONS:
            raise CannotServe(
                f"The database {shown(db)} was made by a newer Caravanserai (its shape is {found!r}, "
                f"the newest known here is {REVISIONS[-1]!r}); install the newer version or use another database."
            )
        _migrate(connection)


def revision(connection: Connection) -> str | None:
    """The shape a database says it has; nothing when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


@contextmanager
def opened(db: str, reading: bool = False) -> Iterator[Connection]:
    """A plain connection in a transaction; what goes wrong with the file or the server becomes one sentence.

    A reading one sees a single moment of the database and holds no writer up.
    """
    url = address(db)
    make(db)
    if is_sqlite(url):
        engine = create_engine(url)
        begin = "BEGIN" if reading else "BEGIN IMMEDIATE"
        event.listen(engine, "connect", open_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    else:
        engine = create_engine(url, isolation_level="REPEATABLE READ" if reading else "READ COMMITTED")
    try:
        with when_started(engine) as connection, connection.begin():
            yield connection
    except (OperationalError, DBAPIError) as error:
        raise CannotServe(f"The database {shown(db)} cannot be used: {plain(error)}.") from error
    finally:
        engine.dispose()


def when_started(engine: Engine) -> Connection:
    """A connection. While PostgreSQL says that it starts it is waited for: after a power cut both start at once."""
    until = time.monotonic() + STARTING
    while True:
        try:
            return engine.connect()
        except OperationalError as error:
            if IT_STARTS not in str(error.orig) or time.monotonic() > until:
                raise
            time.sleep(0.1)


def shown(db: str) -> str:
    """A database's name without its password."""
    return address(db).render_as_string(hide_password=True) if "://" in db else db


def _migrate(connection: Connection) -> None:
    # Alembic is imported only here: a server whose database is up to date starts without it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
