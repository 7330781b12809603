"""`caravanserai admin`: how a host keeps order, also while the server runs."""

import typer

from caravanserai.cli.admin.people import ban, bans, people, reset_password, unban
from caravanserai.cli.admin.reports import reports
from caravanserai.cli.admin.tables import chat, close, hide, tables

admin = typer.Typer(help="Keep order as the host of a server, also while it runs.")


@admin.callback(invoke_without_command=True)
def _without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


for command in (tables, chat, close, hide, people, bans, ban, unban, reports):
    admin.command()(command)
admin.command("reset-password")(reset_password)
