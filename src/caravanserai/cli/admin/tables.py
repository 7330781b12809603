"""`admin tables`, `chat`, `close` and `hide`."""

from typing import Annotated, Any

import typer

from caravanserai.cli.admin.arguments import USUAL_MOST, USUAL_WAIT, Most, TableId, Wait
from caravanserai.cli.admin.lists import print_list
from caravanserai.cli.admin.times import moment
from caravanserai.cli.arguments import Json
from caravanserai.cli.output import print_json
from caravanserai.cli.serve import Database

# What needs the database is imported when a command runs: the other commands start without it.


def tables(
    status: Annotated[
        str | None, typer.Option("--status", metavar="waiting|playing|finished", help="Only tables that are so.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only tables of this game.")] = None,
    person: Annotated[
        str | None, typer.Option("--person", metavar="NAME", help="Only tables with somebody of such a name.")
    ] = None,
    most: Most = USUAL_MOST,
    json: Json = False,
    db: Database = None,
) -> None:
    """List the tables, those first where something happened last."""
    from caravanserai.server.admin.database import database_of, working
    from caravanserai.server.admin.tables import TableFilter, list_tables

    with working(database_of(db), reading=True) as connection:
        found = list_tables(connection, TableFilter(status, game, person, most))
    if json:
        print_json(found)
        return
    rows = [
        (
            table["id"],
            table["game"],
            f"{table['status']} ({table['no_result']})" if table["no_result"] else table["status"],
            str(table["moves"]),
            moment(table["updated"]),
            ", ".join(_seat(seat) for seat in table["seats"]),
        )
        for table in found
    ]
    print_list(("table", "game", "status", "moves", "last event", "seats"), rows, "There is no such table.")


def chat(table: TableId, most: Most = USUAL_MOST, json: Json = False, db: Database = None) -> None:
    """Print what was said at a table, with the numbers of the lines."""
    from caravanserai.server.admin.database import database_of, working
    from caravanserai.server.admin.tables import chat_lines

    with working(database_of(db), reading=True) as connection:
        found = chat_lines(connection, table, most)
    if json:
        print_json(found)
        return
    rows = [
        (str(line["line"]), moment(line["at"]), line["name"], line["text"] + (" (hidden)" if line["hidden"] else ""))
        for line in found
    ]
    print_list(("line", "when", "who", "text"), rows, "Nobody has said anything there.")


def close(table: TableId, wait: Wait = USUAL_WAIT, db: Database = None) -> None:
    """End a game without a result; its players are told."""
    from caravanserai.cli.admin.outcome import print_outcome
    from caravanserai.server.admin.database import database_of, working
    from caravanserai.server.admin.tables import close_table

    where = database_of(db)
    with working(where) as connection:
        action = close_table(connection, table)
    print_outcome(f"The table {table} is closed.", where, action, wait)


def hide(
    table: TableId,
    line: Annotated[int, typer.Argument(metavar="LINE", help="The number of a line; `admin chat` lists them.")],
    wait: Wait = USUAL_WAIT,
    db: Database = None,
) -> None:
    """Hide a line of a table's chat from everybody."""
    from caravanserai.cli.admin.outcome import print_outcome
    from caravanserai.server.admin.database import database_of, working
    from caravanserai.server.admin.tables import hide_line

    where = database_of(db)
    with working(where) as connection:
        action = hide_line(connection, table, line)
    print_outcome(f"Line {line} of {table} is hidden.", where, action, wait)


def _seat(seat: dict[str, Any]) -> str:
    return str(seat["name"] or "(open)") + (" (guest)" if seat["guest"] else "")
