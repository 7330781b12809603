"""The database under the hands of its host, also while a server runs on it."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from caravanserai.server.admin.actions import is_followed
from caravanserai.server.errors import CannotServe
from caravanserai.server.settings import settings_from
from caravanserai.server.store.preparing import REVISIONS, opened, revision, shown

LOOK_EVERY: Final = 0.1  # seconds between looks whether the running server has followed
ONE_HOST_AT_A_TIME: Final = "LOCK TABLE admin_actions IN SHARE ROW EXCLUSIVE MODE"  # readers and servers go on


class AdminError(CannotServe):
    """What the host asked for cannot be done; the message is the one sentence to show."""


def database_of(db: str | None) -> str:
    """The database a host means: the one named, or the one the environment names."""
    where = settings_from(dict(os.environ), db=db).db
    if "://" in where:
        return where
    if not Path(where).expanduser().exists():
        raise AdminError(f"There is no database {where}; name one with --db.")
    return str(Path(where).expanduser())


@contextmanager
def working(where: str, reading: bool = False) -> Iterator[Connection]:
    """A transaction on a database of the present shape; one that writes runs alone among the host's commands."""
    with opened(where, reading) as connection:
        found = revision(connection)
        if found not in REVISIONS:
            raise AdminError(f"The database {shown(where)} has another shape ({found}); is it Caravanserai's?")
        if found != REVISIONS[-1]:
            raise AdminError(f"The database {shown(where)} has an older shape ({found}); serve it once.")
        if connection.dialect.name == "sqlite":
            connection.connection.driver_connection.create_function("lower", 1, _lower)  # type: ignore[union-attr]
        elif not reading:
            connection.execute(text(ONE_HOST_AT_A_TIME))
        yield connection


def _lower(text: str | None) -> str | None:
    """SQLite's own knows the capitals of English alone."""
    return None if text is None else text.lower()


def wait_until_followed(where: str, number: int, seconds: float) -> bool:
    """Whether a running server follows an action within so many seconds."""
    until = time.monotonic() + seconds
    while True:
        with working(where, reading=True) as connection:
            if is_followed(connection, number):
                return True
        if time.monotonic() >= until:
            return False
        time.sleep(LOOK_EVERY)
