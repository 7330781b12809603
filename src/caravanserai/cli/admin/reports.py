"""`admin reports`."""

from pathlib import Path
from typing import Annotated, Any

import typer

from caravanserai.cli.admin.arguments import USUAL_MOST, Most
from caravanserai.cli.admin.lists import print_list
from caravanserai.cli.admin.times import moment
from caravanserai.cli.arguments import BadUsage, Json
from caravanserai.cli.output import print_json
from caravanserai.cli.serve import Database


def reports(
    number: Annotated[
        int | None, typer.Argument(metavar="[NUMBER]", help="The report to show; without it they are listed.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the record of its game there.")
    ] = None,
    done: Annotated[bool, typer.Option("--done", help="Put this report aside.")] = False,
    all_of_them: Annotated[bool, typer.Option("--all", help="List also those that were put aside.")] = False,
    most: Most = USUAL_MOST,
    json: Json = False,
    db: Database = None,
) -> None:
    """List what players have told about each other, show one report, or put it aside."""
    from caravanserai.server.admin.database import database_of

    where = database_of(db)
    if number is not None:
        _one(where, number, record, done, json)
    elif record is not None or done:
        raise BadUsage("Name the report by its number.")
    else:
        _list(where, all_of_them, most, json)


def _list(where: str, all_of_them: bool, most: int, json: bool) -> None:
    from caravanserai.server.admin.database import working
    from caravanserai.server.admin.reports import list_reports

    with working(where, reading=True) as connection:
        found = list_reports(connection, all_of_them, most)
    if json:
        print_json(found)
        return
    rows = [
        (
            str(report["number"]) + (" (done)" if report["done"] else ""),
            moment(report["at"]),
            report["about"],
            _called(report, "reported"),
            _called(report, "reporter"),
            report["table_id"],
            report["text"],
        )
        for report in found
    ]
    print_list(("report", "when", "about", "whom", "by", "table", "text"), rows, "There are no reports.")


def _one(where: str, number: int, record: Path | None, done: bool, json: bool) -> None:
    from caravanserai.server.admin.database import working
    from caravanserai.server.admin.reports import mark_done, read_report, record_for

    with working(where, reading=True) as connection:
        report = read_report(connection, number)
        content, whole = record_for(connection, report)
    if json:
        print_json(report)
    else:
        _print(report)
    if record is not None:
        try:
            record.write_text(content, encoding="utf-8")
        except OSError as error:
            raise BadUsage(f"{record} cannot be written: {error.strerror or error}.") from error
        if not json:
            what = "The record of the game" if whole else "There is no record now: what everybody could see of the game"
            print(f"{what} is in {record}.")
    if done:
        with working(where) as connection:
            mark_done(connection, number)
        if not json:
            print(f"Report {number} is done.")


def _print(report: dict[str, Any]) -> None:
    print(f"Report {report['number']}, {moment(report['at'])}, about {report['about']}")
    print(f"{_called(report, 'reporter')} reports {_called(report, 'reported')} at table {report['table_id']}")
    if report["text"]:
        print(f"“{report['text']}”")
    rows = [
        (
            ("> " if entry["event"] == report["line"] else "") + str(entry["event"]),
            moment(entry["at"]),
            entry["name"],
            entry["text"] + (" (hidden)" if entry["hidden"] else ""),
        )
        for entry in report["log"]
        if entry["kind"] == "chat"
    ]
    print_list(("line", "when", "who", "text"), rows, "Nobody had said anything there.")


def _called(report: dict[str, Any], role: str) -> str:
    return f"{report[f'{role}_name']} ({report[role]})"
