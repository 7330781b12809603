"""Tables in the database: written event by event, each event in one transaction with all it changes."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from caravanserai.server.model.clock import resume
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import SeatFacts, Summary, TableFacts
from caravanserai.server.model.playing import Snapshot
from caravanserai.server.steady import CLOCK
from caravanserai.server.store.database import Database
from caravanserai.server.store.schema import EVENTS, PEOPLE, SEATS, SNAPSHOTS, TABLES

CHANGING: Final = (
    "version",
    "host",
    "status",
    "event",
    "move_count",
    "now",
    "deadline",
    "bot_due",
    "rematch",
    "updated",
)

SEAT_PARTS: Final = ("kind", "name", "person", "bot", "bot_for_owner")  # whether the owner is a guest, people tell

# Made once: building a statement takes longer than running it.
ADD_TABLE: Final = insert(TABLES)
ADD_EVENT: Final = insert(EVENTS)
ADD_SEAT: Final = insert(SEATS)
ADD_SNAPSHOT: Final = insert(SNAPSHOTS)
CHANGE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("this"), TABLES.c.event == bindparam("before"))
    .values({name: bindparam(f"new_{name}", type_=TABLES.c[name].type) for name in CHANGING})
)
ONE_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("this"))
BY_KEY: Final = select(EVENTS.c.number, EVENTS.c.command).where(
    EVENTS.c.table_id == bindparam("this"), EVENTS.c.person == bindparam("who"), EVENTS.c.key == bindparam("which")
)


class WriteConflict(Exception):
    """The table in the database is not the one in memory: another writer was quicker."""


class TableWriter:
    """Keeps tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, facts: TableFacts, entries: Sequence[Entry]) -> None:
        """A new table."""

        def work(connection: Connection) -> None:
            connection.execute(ADD_TABLE, row_of(facts))
            _write_seats(connection, facts)
            _write_entries(connection, facts.id, entries)

        await self._database.write(work)

    async def write(
        self,
        facts: TableFacts,
        entries: Sequence[Entry],
        before: int,
        seats: bool = False,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Add events to a table that stood at event `before`; WriteConflict when it stands elsewhere by now."""
        change = change_of(facts, before)

        def work(connection: Connection) -> None:
            change_table(connection, change, entries)
            if seats:
                connection.execute(delete(SEATS).where(SEATS.c.table_id == facts.id))
                _write_seats(connection, facts)
            if snapshot is not None:
                same = and_(SNAPSHOTS.c.table_id == facts.id, SNAPSHOTS.c.move_count == snapshot.move_count)
                connection.execute(delete(SNAPSHOTS).where(same))  # of the rules before, where there is one
                connection.execute(ADD_SNAPSHOT, {"table_id": facts.id, **vars(snapshot)})

        try:
            await self._database.write(work)
        except IntegrityError as error:
            raise WriteConflict from error

    async def remove(self, table_id: str) -> None:
        """Forget a table that never began."""

        def work(connection: Connection) -> None:
            for table in (SNAPSHOTS, EVENTS, SEATS):
                connection.execute(delete(table).where(table.c.table_id == table_id))
            connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

        await self._database.write(work)

    async def facts(self, table_id: str) -> TableFacts | None:
        """One table, or nothing."""
        return await self._database.read(lambda connection: read_facts(connection, table_id))

    async def written_command(self, table_id: str, person: str, key: str) -> tuple[int, str | None] | None:
        """The event a command with this key became, if it was ever accepted, and the hash of what was asked.

        Events of a database older than the hashes have none.
        """
        values = {"this": table_id, "who": person, "which": key}
        found = await self._database.read(lambda connection: connection.execute(BY_KEY, values).one_or_none())
        return None if found is None else (int(found.number), found.command)


def change_of(facts: TableFacts, before: int) -> dict[str, Any]:
    """What is written of a table that stood at event `before`; later changes of the facts do not reach it."""
    row = row_of(facts)
    return {"this": facts.id, "before": before, **{f"new_{name}": row[name] for name in CHANGING}}


def change_table(connection: Connection, change: dict[str, Any], entries: Sequence[Entry]) -> None:
    """Write a table and its new events; WriteConflict when it stands elsewhere by now."""
    if connection.execute(CHANGE, change).rowcount != 1:
        raise WriteConflict
    _write_entries(connection, change["this"], entries)


def read_facts(connection: Connection, table_id: str) -> TableFacts | None:
    """A table with its seats."""
    row = connection.execute(ONE_TABLE, {"this": table_id}).one_or_none()
    return None if row is None else facts_of(row, seats_of(connection, [table_id]))


def seats_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[SeatFacts]]:
    """The seats of several tables."""
    query = (
        select(SEATS, PEOPLE.c.kind.label("owner_kind"))
        .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        .where(SEATS.c.table_id.in_(tables))
        .order_by(SEATS.c.table_id, SEATS.c.number)
    )
    found: dict[str, list[SeatFacts]] = {table: [] for table in tables}
    for row in connection.execute(query):
        found[row.table_id].append(
            SeatFacts(
                kind=row.kind,
                name=row.name,
                person=row.person,
                bot=row.bot,
                bot_for_owner=row.bot_for_owner,
                guest=row.owner_kind == "guest",
            )
        )
    return found


def facts_of(row: Row[Any], seats: dict[str, list[SeatFacts]]) -> TableFacts:
    """A row as facts, with its clock as it runs now."""
    facts = TableFacts(
        id=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        seed=int(row.seed),
        host=row.host,
        private=row.private,
        clock=row.clock,
        status=row.status,
        created=row.created,
        updated=row.updated,
        seats=seats[row.id],
        event=row.event,
        move_count=row.move_count,
        summary=_summary_of(row.now),
        deadline=row.deadline,
        bot_due=row.bot_due,
        rematch=row.rematch,
    )
    resume(facts, CLOCK)
    return facts


def row_of(facts: TableFacts) -> dict[str, Any]:
    """Facts as a row. The summary is copied: it may change before the row is written."""
    return {
        "id": facts.id,
        "game": facts.game,
        "version": facts.version,
        "options": facts.options,
        "seed": str(facts.seed),
        "host": facts.host,
        "private": facts.private,
        "clock": facts.clock,
        "status": facts.status,
        "event": facts.event,
        "move_count": facts.move_count,
        "now": dict(vars(facts.summary)),
        "deadline": facts.deadline,
        "bot_due": facts.bot_due,
        "rematch": facts.rematch,
        "created": facts.created,
        "updated": facts.updated,
    }


def _summary_of(stored: dict[str, Any]) -> Summary:
    """A summary as it was written, perhaps by a version in which `decision_since` was called `fresh`.

    A version before counted terms by moves, which says nothing of turns.
    """
    values = dict(stored)
    values.pop("terms", None)
    if "fresh" in values:
        values["decision_since"] = values.pop("fresh")
    return Summary(**values)


def _write_seats(connection: Connection, facts: TableFacts) -> None:
    rows = [
        {"table_id": facts.id, "number": number, **{part: getattr(seat, part) for part in SEAT_PARTS}}
        for number, seat in enumerate(facts.seats)
    ]
    connection.execute(ADD_SEAT, rows)


def _write_entries(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    if entries:
        connection.execute(ADD_EVENT, [{"table_id": table_id, **vars(entry)} for entry in entries])
