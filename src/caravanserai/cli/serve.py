"""`serve`, `backup` and `restore`: hosting from the command line."""

import sys
from typing import NoReturn


def serve(host: str = "127.0.0.1", port: int = 8000, db: str | None = None) -> None:
    """Open the table: serve the page and the tables until stopped."""
    from caravanserai.server.errors import CannotServe
    from caravanserai.server.serving import run

    try:
        run(host, port, db)
    except CannotServe as error:
        _stop(error)


def backup(file: str, db: str | None = None) -> None:
    """Write everything that is kept into one file, also while the server runs."""
    from caravanserai.server.errors import CannotServe
    from caravanserai.server.store.backup import write_backup

    try:
        counted = write_backup(file, db)
    except CannotServe as error:
        _stop(error)
    print(f"{counted} rows are kept in {file}.")


def restore(file: str, db: str | None = None, force: bool = False) -> None:
    """Put a backup into an empty database; with `force` also into one that is in use."""
    from caravanserai.server.errors import CannotServe
    from caravanserai.server.store.backup import read_backup

    try:
        counted = read_backup(file, db, force)
    except CannotServe as error:
        _stop(error)
    print(f"{counted} rows are back from {file}.")


def _stop(error: Exception) -> NoReturn:
    print(error, file=sys.stderr)
    raise SystemExit(2)
