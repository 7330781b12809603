"""`serve`, `backup` and `restore`: hosting from the command line."""

import sys
from typing import Annotated, Final, NoReturn, TypeAlias

import typer

HOST: Final = "127.0.0.1"
PORT: Final = 8000
Host: TypeAlias = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in.")]
Port: TypeAlias = Annotated[int, typer.Option(help="The port; 0 takes any free one.")]
Database: TypeAlias = Annotated[
    str | None, typer.Option("--db", metavar="URL", help="A SQLite file or a postgresql:// address.")
]
File: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="The backup file.")]
Force: TypeAlias = Annotated[bool, typer.Option("--force", help="Also replace a database that is in use.")]


def serve(host: Host = HOST, port: Port = PORT, db: Database = None) -> None:
    """Open the table: serve the page and the tables until stopped."""
    from caravanserai.server.errors import CannotServe
    from caravanserai.server.serving import run

    try:
        run(host, port, db)
    except CannotServe as error:
        _stop(error)


def backup(file: File, db: Database = None) -> None:
    """Write everything that is kept into one file, also while the server runs."""
    from caravanserai.server.errors import CannotServe
    from caravanserai.server.store.backup import write_backup

    try:
        counted = write_backup(file, db)
    except CannotServe as error:
        _stop(error)
    print(f"{counted} rows are kept in {file}.")


def restore(file: File, db: Database = None, force: Force = False) -> None:
    """Put a backup into an empty database; with `force` also into one that is in use."""
    from caravanserai.server.errors import CannotServe
    from caravanserai.server.store.backup import read_backup

    try:
        counted = read_backup(file, db, force)
    except CannotServe as error:
        _stop(error)
    print(f"{counted} rows are back from {file}.")


def _stop(error: Exception) -> NoReturn:
    print(f"caravanserai: {error}", file=sys.stderr)
    raise SystemExit(2)
