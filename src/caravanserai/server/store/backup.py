"""Backups: one zip of JSON lines that fits SQLite and PostgreSQL alike, taken at one moment of the database."""

import base64
import json
import os
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, LargeBinary, delete, func, insert, select

import caravanserai
from caravanserai.server.errors import CannotServe
from caravanserai.server.model.people import name_shape
from caravanserai.server.settings import settings_from
from caravanserai.server.store.database_file import held
from caravanserai.server.store.preparing import REVISIONS, opened, prepare, revision, shown
from caravanserai.server.store.schema import METADATA

FORMAT: Final = "caravanserai-backup-1"
AT_ONCE: Final = 500  # rows
DATABASE_TABLES: Final = METADATA.sorted_tables  # those that others refer to come first
SINCE: Final = {  # tables that older databases, and their backups, do not have
    "devices": "0004",
    "links": "0004",
    "bans": "0005",
    "reports": "0005",
    "admin_actions": "0005",
    "saves": "0008",
    "archives": "0008",
}


def write_backup(file: str, db: str | None = None) -> int:
    """Write everything into a file, and put it in place only when it is whole; gives the number of rows."""
    where = _database(db)
    target = Path(file)
    if "://" not in where and not Path(where).exists():
        raise CannotServe(f"There is no database {where} to back up.")
    try:
        handle, name = tempfile.mkstemp(dir=target.absolute().parent, prefix=".backup-")
    except OSError as error:
        raise CannotServe(f"{file} cannot be written: {error.strerror}.") from error
    try:
        with os.fdopen(handle, "wb") as stream, zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
            counted = _write(archive, where)
        os.replace(name, target)
        return counted
    except OSError as error:
        raise CannotServe(f"{file} cannot be written: {error.strerror}.") from error
    finally:
        Path(name).unlink(missing_ok=True)


def read_backup(file: str, db: str | None = None, force: bool = False) -> int:
    """Put a backup into a database, all or nothing; gives the number of rows."""
    where = _database(db)
    try:
        with zipfile.ZipFile(file) as archive:
            head = _checked(archive, file)
            with held(where):
                prepare(where)
                with opened(where) as connection:
                    _empty(connection, where, force)
                    return sum(_fill(connection, archive, name, count) for name, count in head["rows"].items())
    except OSError as error:
        raise CannotServe(f"{file} cannot be read: {error.strerror or error}.") from error
    except (zipfile.BadZipFile, ValueError, KeyError, TypeError) as error:
        raise CannotServe(f"{file} is not a whole Caravanserai backup: {error}.") from error


def _database(db: str | None) -> str:
    return settings_from(dict(os.environ), db=db).db


def _write(archive: zipfile.ZipFile, where: str) -> int:
    rows: dict[str, int] = {}
    with opened(where, reading=True) as connection:
        found = revision(connection)
        if found != REVISIONS[-1]:
            raise CannotServe(
                f"The database {shown(where)} has another shape ({found}); serve it once, then back it up."
            )
        for table in DATABASE_TABLES:
            with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as stream:
                rows[table.name] = 0
                for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)):
                    stream.write(json.dumps(dict(row._mapping), default=_in_letters).encode() + b"\n")
                    rows[table.name] += 1
    head = {"format": FORMAT, "version": caravanserai.__version__, "revision": found, "rows": rows}
    archive.writestr("backup.json", json.dumps(head))
    return sum(rows.values())


def _checked(archive: zipfile.ZipFile, file: str) -> dict[str, Any]:
    damaged = archive.testzip()
    if damaged is not None:
        raise CannotServe(f"{file} is damaged: {damaged} in it cannot be read.")
    head: dict[str, Any] = json.loads(archive.read("backup.json"))
    if head.get("format") != FORMAT:
        raise CannotServe(f"{file} is not a Caravanserai backup.")
    if head["revision"] not in REVISIONS:
        raise CannotServe(f"{file} was made by a newer Caravanserai ({head['version']}); install that version.")
    if set(head["rows"]) != {table.name for table in DATABASE_TABLES if SINCE.get(table.name, "") <= head["revision"]}:
        raise CannotServe(f"{file} is not whole: some of its parts are missing.")
    return head


def _empty(connection: Connection, where: str, force: bool) -> None:
    full = any(connection.execute(select(func.count()).select_from(table)).scalar() for table in DATABASE_TABLES)
    if full and not force:
        raise CannotServe(f"The database {shown(where)} is not empty; use --force to replace what it holds.")
    for table in reversed(DATABASE_TABLES):
        connection.execute(delete(table))


def _fill(connection: Connection, archive: zipfile.ZipFile, name: str, count: int) -> int:
    table = METADATA.tables[name]
    written = 0
    for rows in _pieces(archive, name):
        if name == "people":  # a backup of a database older than the shapes has none
            for row in rows:
                row["name_shape"] = name_shape(row["name"]) if row["kind"] == "account" else None
        for column in table.columns:
            if isinstance(column.type, LargeBinary):
                for row in rows:
                    row[column.name] = base64.b64decode(row[column.name], validate=True)
        connection.execute(insert(table), rows)
        written += len(rows)
    if written != count:
        raise ValueError(f"{name} has {written} rows instead of {count}")
    return written


def _in_letters(value: object) -> str:
    """What JSON has no form for: bytes."""
    if not isinstance(value, bytes):
        raise TypeError(f"{value!r} cannot be written into a backup")
    return base64.b64encode(value).decode()


def _pieces(archive: zipfile.ZipFile, name: str) -> Iterator[list[dict[str, Any]]]:
    rows: list[dict[str, Any]] = []
    with archive.open(f"{name}.jsonl") as stream:
        for line in stream:
            rows.append(json.loads(line))
            if len(rows) == AT_ONCE:
                yield rows
                rows = []
    if rows:
        yield rows
