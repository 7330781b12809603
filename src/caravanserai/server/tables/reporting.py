"""A player tells the host of the server about somebody; what happened at the table goes with it."""

from typing import Any

from caravanserai.server import steady
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused
from caravanserai.server.live.audience import LONGEST_LOG
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.people import PersonFacts, clean_text
from caravanserai.server.model.recording import has_record, record_of
from caravanserai.server.schemas.reports import ReportRequest
from caravanserai.server.store.reports import add_report
from caravanserai.server.store.table_reader import EVERY
from caravanserai.server.tables.past import known


async def report(context: AppContext, table_id: str, person: PersonFacts, body: ReportRequest) -> int:
    """Keep a report for the host; gives its number."""
    facts = await known(context, table_id)
    log = await context.past.log(table_id, 0, EVERY, LONGEST_LOG)
    if body.line is not None:
        if all(entry.number != body.line for entry in log):
            log = [*await context.past.log(table_id, body.line - 1, body.line + 1, 1), *log]
        reported = _speaker(log, body.line)
    else:
        reported = _player(facts, body.seat or 0)
    if reported == person.id:
        raise Refused(422, "own_report", "This is yourself.")
    # Until the end the host of the server, who may be a player, is not shown more of a game than everybody.
    record = record_of(facts, await context.past.moves(table_id)).to_json() if has_record(facts) else ""
    row = {
        "at": steady.now(),
        "about": body.about,
        "text": clean_text(body.text),
        "table_id": table_id,
        "event": facts.event,
        "line": body.line,
        "reporter": person.id,
        "reported": reported,
        "log": [_kept(entry) for entry in log],
        "record": record,
        "done": None,
    }
    return await context.database.write(lambda connection: add_report(connection, row))


def _speaker(log: list[Entry], line: int) -> str | None:
    found = next((entry for entry in log if entry.number == line and entry.kind == "chat"), None)
    if found is None:
        raise Refused(422, "no_line", "There is no such line in the chat.")
    return found.person


def _player(facts: TableFacts, seat: int) -> str:
    found = facts.seats[seat].person if seat < len(facts.seats) else None
    if found is None:
        raise Refused(422, "nobody_there", "Nobody has this seat.")
    return found


def _kept(entry: Entry) -> dict[str, Any]:
    """An event as everybody at the table may know it, with people by their ids; also lines that are hidden."""
    return {**entry.shown_to(()), "person": entry.person, "text": entry.text}
