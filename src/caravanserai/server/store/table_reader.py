"""Reading tables back: the log, the moves that stand, snapshots, and the lists of the lobby."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, func, select

from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.playing import Snapshot
from caravanserai.server.store.database import Database
from caravanserai.server.store.rows_at_once import RowsAtOnce
from caravanserai.server.store.schema import EVENTS, SEATS, SESSIONS, SNAPSHOTS, TABLES
from caravanserai.server.store.table_writer import facts_of, read_facts, seats_of

EVERY: Final = 2**31 - 1
_undo = EVENTS.alias("undo")
_taken_back = select(_undo.c.number).where(_undo.c.table_id == EVENTS.c.table_id, _undo.c.undoes == EVENTS.c.number)
ENTRY: Final = [EVENTS.c[part.name] for part in fields(Entry)]  # a column for each part of an entry, by its name
LOG: Final = RowsAtOnce(
    select(*ENTRY)
    .where(
        EVENTS.c.table_id == bindparam("this"),
        EVENTS.c.number > bindparam("after"),
        EVENTS.c.number < bindparam("before"),
    )
    .order_by(EVENTS.c.number.desc())
    .limit(bindparam("most"))
)
MOVES: Final = RowsAtOnce(
    select(*ENTRY)
    .where(
        EVENTS.c.table_id == bindparam("this"),
        EVENTS.c.number > bindparam("after"),
        EVENTS.c.move_count.between(bindparam("least"), bindparam("most")),
        EVENTS.c.kind == "move",
        ~_taken_back.exists(),
    )
    .order_by(EVENTS.c.number)
)
SNAPSHOT: Final = (
    select(SNAPSHOTS)
    .where(SNAPSHOTS.c.table_id == bindparam("this"), SNAPSHOTS.c.move_count <= bindparam("most"))
    .order_by(SNAPSHOTS.c.move_count.desc())
    .limit(1)
)


class TableReader:
    """Reads what was written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def whole(self, table_id: str) -> tuple[TableFacts | None, Snapshot | None, list[Entry]]:
        """A table with its newest snapshot and the moves since, at one moment."""

        def work(connection: Connection) -> tuple[TableFacts | None, Snapshot | None, list[Entry]]:
            facts = read_facts(connection, table_id)
            if facts is None or facts.status == "waiting":
                return facts, None, []
            return facts, *_position(connection, table_id, EVERY)

        return await self._database.read(work)

    async def position(self, table_id: str, number: int) -> tuple[Snapshot | None, list[Entry]]:
        """The newest snapshot up to a position and the moves from there to it."""
        return await self._database.read(lambda connection: _position(connection, table_id, number))

    async def moves(self, table_id: str, least: int = 0, most: int = EVERY) -> list[Entry]:
        """The moves that stand, those taken back left out; all or those of some numbers."""
        values = {"this": table_id, "after": 0, "least": least, "most": most}
        return await self._database.read(lambda connection: _entries(connection, MOVES, values))

    async def log(self, table_id: str, after: int, before: int, most: int) -> list[Entry]:
        """The newest entries between two event numbers (both left out), oldest first."""
        values = {"this": table_id, "after": after, "before": before, "most": most}
        return await self._database.read(lambda connection: _entries(connection, LOG, values))

    async def listed(self, which: str, person: str | None, since: float, most: int) -> Sequence[TableFacts]:
        """The tables of one of the lobby's lists, newest first."""
        query = _listed(which, person, since).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)

        def work(connection: Connection) -> list[TableFacts]:
            rows = connection.execute(query).all()
            seats = seats_of(connection, [row.id for row in rows])
            return [facts_of(row, seats) for row in rows]

        return await self._database.read(work)

    async def waiting(self, tables: Sequence[str] | None = None) -> list[TableFacts]:
        """The tables that wait for players: of these in their order, or all."""
        query = select(TABLES).where(TABLES.c.status == "waiting")
        if tables is not None:
            query = query.where(TABLES.c.id.in_(tables))

        def work(connection: Connection) -> list[TableFacts]:
            rows = {str(row.id): row for row in connection.execute(query)}
            seats = seats_of(connection, list(rows))
            return [facts_of(rows[table], seats) for table in (rows if tables is None else tables) if table in rows]

        return await self._database.read(work)

    async def last_written(self) -> float:
        """The newest time at which anything was written that is kept with its time, or 0."""

        def work(connection: Connection) -> float:
            newest = (select(func.max(column)) for column in (TABLES.c.updated, SESSIONS.c.opened))
            return max(connection.execute(query).scalar() or 0.0 for query in newest)

        return await self._database.read(work)

    async def due(self, now: float) -> list[str]:
        """The tables on which a clock has run out."""
        return await self._ids(and_(TABLES.c.deadline <= now, TABLES.c.status == "playing"))

    async def waiting_for_bots(self, since: float) -> list[str]:
        """The tables changed since then on which a bot has to move, and persons play, too."""
        person = select(SEATS.c.table_id).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "person")
        changed = (TABLES.c.status == "playing", TABLES.c.updated >= since)
        return await self._ids(and_(*changed, TABLES.c.bot_due, person.exists()))

    async def stale_waiting(self, before: float) -> list[str]:
        """The tables that never began and were last touched long ago."""
        return await self._ids(and_(TABLES.c.status == "waiting", TABLES.c.updated < before))

    async def _ids(self, condition: ColumnElement[bool]) -> list[str]:
        query = select(TABLES.c.id).where(condition)
        return await self._database.read(lambda connection: [str(row.id) for row in connection.execute(query)])


def _position(connection: Connection, table_id: str, number: int) -> tuple[Snapshot | None, list[Entry]]:
    snapshot = newest_snapshot(connection, table_id, number)
    return snapshot, moves_since(connection, table_id, 0 if snapshot is None else snapshot.event, number)


def newest_snapshot(connection: Connection, table_id: str, number: int) -> Snapshot | None:
    """The newest snapshot up to a position."""
    row = connection.execute(SNAPSHOT, {"this": table_id, "most": number}).one_or_none()
    if row is None:
        return None
    return Snapshot(move_count=row.move_count, event=row.event, state=row.state, movers=row.movers)


def moves_since(connection: Connection, table_id: str, event: int, number: int = EVERY) -> list[Entry]:
    """The moves that stand after an event, up to a position."""
    values = {"this": table_id, "after": event, "least": 0, "most": number}
    return _entries(connection, MOVES, values)


def _listed(which: str, person: str | None, since: float) -> Select[Any]:
    if which == "mine":
        seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
        return select(TABLES).where(TABLES.c.id.in_(seated) | (TABLES.c.host == person))
    status = {"watch": "playing", "finished": "finished"}[which]
    return select(TABLES).where(TABLES.c.status == status, TABLES.c.updated > since, ~TABLES.c.private)


def _entries(connection: Connection, query: RowsAtOnce, values: dict[str, Any]) -> list[Entry]:
    """Entries, oldest first. Asking the rows of ENTRY for every part by name took as long as reading them."""
    return sorted((Entry(*row) for row in query.all(connection, values)), key=lambda entry: entry.number)
