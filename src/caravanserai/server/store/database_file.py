"""The file of a SQLite database: one server at a time works on it, and nobody but its owner reads it."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import structlog

from caravanserai.server.errors import CannotServe
from caravanserai.server.store.database import address, is_sqlite

OWN: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # the database and what SQLite keeps beside it
LOG = structlog.get_logger()


def file_of(db: str) -> Path | None:
    """The file of a database; nothing for one of another kind."""
    url = address(db)
    return Path(url.database).expanduser().resolve() if is_sqlite(url) and url.database else None


def make(db: str) -> None:
    """Make the folder and, readable by its owner only, the file, where they are missing; SQLite's others follow it."""
    file = file_of(db)
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"The folder of the database {db} cannot be made: {error.strerror}.") from error
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWN))
    except FileExistsError:
        return
    except OSError as error:
        raise CannotServe(f"The database {db} cannot be used: {error.strerror}.") from error


def narrow(db: str) -> None:
    """Take the rights of others on files that were made with more."""
    file = file_of(db)
    if file is None or os.name == "nt":
        return
    for ending in BESIDE:
        beside = Path(f"{file}{ending}")
        with contextlib.suppress(FileNotFoundError):
            mode = beside.stat().st_mode & 0o777
            if mode & ~OWN:
                try:
                    beside.chmod(OWN)
                    LOG.warning("a file of the database is now for its owner only", file=str(beside), was=f"{mode:o}")
                except PermissionError:
                    LOG.warning("others can read a file of the database", file=str(beside), rights=f"{mode:o}")


@contextlib.contextmanager
def held(db: str) -> Iterator[None]:
    """Be the only server on the file, or CannotServe. The system takes the lock back however the process ends.

    The lock is on a file beside the database: SQLite has its own locks on the database, and closing a second handle on
    it would drop them. It is one that child processes do not inherit, so a bot's process cannot keep it.
    """
    file = file_of(db)
    if file is None:
        yield
        return
    make(db)
    beside = Path(f"{file}.lock")
    try:
        handle = os.open(beside, os.O_CREAT | os.O_RDWR, OWN)
    except OSError as error:
        raise CannotServe(f"{beside} cannot be written: {error.strerror}.") from error
    try:
        if not _lock(handle):
            raise CannotServe(
                f"Another server works on the database {file} already; stop it first, or name another one with --db."
            )
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return _lock_on_windows(handle)
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _lock_on_windows(handle: int) -> bool:
    import msvcrt

    try:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    return True
