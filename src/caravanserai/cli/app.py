"""The commands, gathered."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Final

import typer

import caravanserai
from caravanserai.cli.serve import serve

COMMANDS: Final = ("serve", "games", "play", "simulate", "arena", "ladder", "replay", "bench", "backup", "restore")
SHARED: Final = {"backup": "serve", "restore": "serve"}  # modules that are not called like their command
ADMIN: Final = "admin"


def app_for(arguments: Sequence[str]) -> typer.Typer:
    """The program. Only the command that is asked for is loaded, so that a server starts sooner; or else all."""
    app = typer.Typer(
        help="A table for the great merchant-road board games. Without a command it serves the table.",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(_without_command)
    asked = arguments[0] if arguments else "serve"
    known = asked in (*COMMANDS, ADMIN)
    for name in COMMANDS:
        if name == asked or not known:
            module = import_module(f"caravanserai.cli.{SHARED.get(name, name)}")
            app.command(name)(getattr(module, name))
    if asked == ADMIN or not known:
        app.add_typer(import_module(f"caravanserai.cli.{ADMIN}").admin, name=ADMIN)
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"caravanserai {caravanserai.__version__}")
        raise typer.Exit


def _without_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve()
