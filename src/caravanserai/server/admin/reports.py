"""Reports of players as the host of a server reads them at the command line."""

import json
import time
from typing import Any, Final

from sqlalchemy import Connection, select, update

from caravanserai.server.admin.database import AdminError
from caravanserai.server.model.recording import has_record, record_of
from caravanserai.server.store.schema import PEOPLE, REPORTS
from caravanserai.server.store.table_reader import moves_since
from caravanserai.server.store.table_writer import read_facts

SHORT: Final = ("number", "at", "about", "text", "table_id", "event", "line", "reporter", "reported", "done")


def list_reports(connection: Connection, all_of_them: bool, most: int) -> list[dict[str, Any]]:
    """Reports, the newest first; those that are done only when all are asked for."""
    query = select(*(REPORTS.c[part] for part in SHORT)).order_by(REPORTS.c.number.desc()).limit(most)
    if not all_of_them:
        query = query.where(REPORTS.c.done.is_(None))
    rows = [dict(row._mapping) for row in connection.execute(query)]
    names = _names(connection, {row[part] for row in rows for part in ("reporter", "reported")})
    return [_named(row, names) for row in rows]


def read_report(connection: Connection, number: int) -> dict[str, Any]:
    """One report with the log of its table, and names for the people in it."""
    row = connection.execute(select(REPORTS).where(REPORTS.c.number == number)).one_or_none()
    if row is None:
        raise AdminError(f"There is no report {number}; `admin reports` lists them.")
    found = dict(row._mapping)
    people = {found["reporter"], found["reported"], *(entry["person"] for entry in found["log"])}
    names = _names(connection, people)
    found["log"] = [{**entry, "name": names.get(entry["person"], "")} for entry in found["log"]]
    return _named(found, names)


def record_for(connection: Connection, report: dict[str, Any]) -> tuple[str, bool]:
    """What belongs in a file beside a report: the record of the game, or where there is none yet the events that
    everybody could see; and whether it is a record."""
    facts = read_facts(connection, report["table_id"])
    if report["record"]:
        return str(report["record"]), True
    if facts is not None and has_record(facts):
        return record_of(facts, moves_since(connection, facts.id, 0)).to_json(), True
    return json.dumps(
        {"table": report["table_id"], "events": report["log"]}, indent=1, ensure_ascii=False
    ) + "\n", False


def mark_done(connection: Connection, number: int) -> None:
    """Put a report aside."""
    this = (REPORTS.c.number == number, REPORTS.c.done.is_(None))
    if connection.execute(update(REPORTS).where(*this).values(done=time.time())).rowcount == 0:
        read_report(connection, number)
        raise AdminError(f"Report {number} is done already.")


def _names(connection: Connection, people: set[str | None]) -> dict[str | None, str]:
    query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_([person for person in people if person]))
    return {row.id: row.name for row in connection.execute(query)}


def _named(report: dict[str, Any], names: dict[str | None, str]) -> dict[str, Any]:
    return {
        **report,
        "reporter_name": names.get(report["reporter"], ""),
        "reported_name": names.get(report["reported"], ""),
    }
