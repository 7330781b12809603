"""The commands, gathered."""

from typing import Annotated

import typer

import caravanserai
from caravanserai.cli.admin import admin
from caravanserai.cli.arena import arena
from caravanserai.cli.bench import bench
from caravanserai.cli.games import games
from caravanserai.cli.ladder import ladder
from caravanserai.cli.play import play
from caravanserai.cli.replay import replay
from caravanserai.cli.serve import backup, restore, serve
from caravanserai.cli.simulate import simulate

app = typer.Typer(
    help="A table for the great merchant-road board games. Without a command it serves the table.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"caravanserai {caravanserai.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _without_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve()


for command in (serve, games, play, simulate, arena, ladder, replay, bench, backup, restore):
    app.command()(command)
app.add_typer(admin, name="admin")
