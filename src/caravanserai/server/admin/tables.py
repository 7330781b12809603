"""Tables as their host sees them at the command line: found, closed, and single lines of their chat hidden."""

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, select, update

from caravanserai.server.admin.actions import CLOSE, HIDE, write_action
from caravanserai.server.admin.database import AdminError
from caravanserai.server.model.advancing import advance
from caravanserai.server.model.ending import CLOSED, end_without_result
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.store.schema import EVENTS, SEATS, TABLES
from caravanserai.server.store.table_writer import change_of, change_table, facts_of, read_facts, seats_of

STATUSES: Final = ("waiting", "playing", "finished")


@dataclass(frozen=True)
class TableFilter:
    """Which tables are asked for; nothing asked means all."""

    status: str | None = None
    game: str | None = None
    person: str | None = None  # a part of the name of somebody with a seat
    most: int = 50


def list_tables(connection: Connection, wanted: TableFilter) -> list[dict[str, Any]]:
    """Tables, those first where something happened last."""
    if wanted.status not in (None, *STATUSES):
        raise AdminError(f"A table is {', '.join(STATUSES[:-1])} or {STATUSES[-1]}, not {wanted.status!r}.")
    query: Select[Any] = select(TABLES).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(wanted.most)
    if wanted.status is not None:
        query = query.where(TABLES.c.status == wanted.status)
    if wanted.game is not None:
        query = query.where(TABLES.c.game == wanted.game)
    if wanted.person is not None:
        named = SEATS.c.person.is_not(None) & SEATS.c.name.icontains(wanted.person, autoescape=True)
        query = query.where(TABLES.c.id.in_(select(SEATS.c.table_id).where(named)))
    rows = connection.execute(query).all()
    seats = seats_of(connection, [row.id for row in rows])
    return [_shown(facts_of(row, seats)) for row in rows]


def chat_lines(connection: Connection, table_id: str, most: int) -> list[dict[str, Any]]:
    """The newest lines of a table's chat, oldest first, with the numbers to hide them by."""
    _known(connection, table_id)
    query = (
        select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.person, EVENTS.c.name, EVENTS.c.text, EVENTS.c.hidden)
        .where(EVENTS.c.table_id == table_id, EVENTS.c.kind == "chat")
        .order_by(EVENTS.c.number.desc())
        .limit(most)
    )
    rows = [dict(row._mapping) for row in reversed(connection.execute(query).all())]
    return [{**row, "line": row.pop("number"), "hidden": bool(row["hidden"])} for row in rows]


def close_table(connection: Connection, table_id: str) -> int:
    """End a game without a result; gives the number of the action."""
    facts = _locked(connection, table_id)
    if facts.status == "finished":
        raise AdminError(f"The table {table_id} is over already.")
    _write(connection, facts, end_without_result(facts, CLOSED, time.time()))
    return write_action(connection, CLOSE, table_id=table_id)


def hide_line(connection: Connection, table_id: str, line: int) -> int:
    """Hide a line of the chat from everybody; gives the number of the action."""
    facts = _locked(connection, table_id)
    this = (EVENTS.c.table_id == table_id, EVENTS.c.number == line, EVENTS.c.kind == "chat")
    found = connection.execute(select(EVENTS.c.hidden).where(*this)).one_or_none()
    if found is None:
        raise AdminError(f"The chat of {table_id} has no line {line}; `admin chat {table_id}` lists its lines.")
    if found.hidden:
        raise AdminError(f"Line {line} of {table_id} is hidden already.")
    connection.execute(update(EVENTS).where(*this).values(hidden=True))
    _write(connection, facts, Entry(facts.event + 1, time.time(), "hide", undoes=line, move_count=facts.move_count))
    return write_action(connection, HIDE, table_id=table_id, event=line)


def _known(connection: Connection, table_id: str) -> TableFacts:
    facts = read_facts(connection, table_id)
    if facts is None:
        raise AdminError(f"There is no table {table_id!r}; `admin tables` lists them.")
    return facts


def _locked(connection: Connection, table_id: str) -> TableFacts:
    """A table at which the running server can write nothing until this transaction ends; then it reads it anew."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())
    return _known(connection, table_id)


def _write(connection: Connection, facts: TableFacts, entry: Entry) -> None:
    before = facts.event
    advance(facts, [entry])
    change_table(connection, change_of(facts, before), [entry])


def _shown(facts: TableFacts) -> dict[str, Any]:
    return {
        "id": facts.id,
        "game": facts.game,
        "status": facts.status,
        "no_result": facts.summary.no_result,
        "moves": facts.move_count,
        "private": facts.private,
        "created": facts.created,
        "updated": facts.updated,
        "host": facts.host,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "person": seat.person, "guest": seat.guest} for seat in facts.seats
        ],
    }
