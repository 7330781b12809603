"""What is kept for the time after a change of rules: how running games stood, and what was seen of games."""

import asyncio
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, or_, select

from caravanserai.server.model.archive import Archive, unpacked
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.playing import Snapshot
from caravanserai.server.store.database import Database
from caravanserai.server.store.schema import ARCHIVES, EVENTS, SAVES, TABLES
from caravanserai.server.store.table_reader import EVERY, moves_since, newest_snapshot

TableName = tuple[str, str, str]  # its id, the game, and the version


class ArchiveStore:
    """Keeps saved states and archives of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, table_id: str, saved: Snapshot) -> None:
        """Keep how a running game stands, in place of how it stood before."""

        def work(connection: Connection) -> None:
            connection.execute(delete(SAVES).where(SAVES.c.table_id == table_id))
            connection.execute(insert(SAVES), {"table_id": table_id, **vars(saved)})

        await self._database.write(work)

    async def newest_saved(self, table_id: str) -> tuple[Snapshot | None, Sequence[Entry]]:
        """How a game stood when it was last written down whole, and the moves since, at one moment."""

        def work(connection: Connection) -> tuple[Snapshot | None, Sequence[Entry]]:
            snapshot = newest_snapshot(connection, table_id, EVERY)
            row = connection.execute(select(SAVES).where(SAVES.c.table_id == table_id)).one_or_none()
            if row is not None and (snapshot is None or snapshot.event < row.event):
                undone = select(EVENTS.c.number).where(
                    EVENTS.c.table_id == table_id, EVENTS.c.number > row.event, EVENTS.c.undoes <= row.event
                )
                if connection.execute(undone.where(EVENTS.c.kind == "undo")).first() is None:
                    snapshot = Snapshot(row.move_count, row.event, row.state, row.movers)
            return snapshot, [] if snapshot is None else moves_since(connection, table_id, snapshot.event)

        return await self._database.read(work)

    async def keep(self, table_id: str, archive: Archive, finished: bool) -> None:
        """Keep an archive in place of the one that begins at the same move; a finished game needs no save."""
        data = await asyncio.to_thread(archive.packed)

        def work(connection: Connection) -> None:
            this = and_(ARCHIVES.c.table_id == table_id, ARCHIVES.c.first == archive.first)
            connection.execute(delete(ARCHIVES).where(this))
            row = {"table_id": table_id, "first": archive.first, "last": archive.last, "data": data}
            connection.execute(insert(ARCHIVES), row)
            if finished:
                connection.execute(delete(SAVES).where(SAVES.c.table_id == table_id))

        await self._database.write(work)

    async def archive(self, table_id: str, number: int) -> Archive | None:
        """The archive that has the position after so many moves, or that begins nearest before it."""
        query = (
            select(ARCHIVES.c.data)
            .where(ARCHIVES.c.table_id == table_id, ARCHIVES.c.first <= number)
            .order_by(ARCHIVES.c.first.desc())
            .limit(1)
        )

        def work(connection: Connection) -> Archive | None:
            data = connection.execute(query).scalar()
            return None if data is None else unpacked(data)

        return await self._database.read(work)

    async def archives(self, table_id: str) -> list[Archive]:
        """All archives of a table, the earliest first."""
        query = select(ARCHIVES.c.data).where(ARCHIVES.c.table_id == table_id).order_by(ARCHIVES.c.first)
        return await self._database.read(
            lambda connection: [unpacked(data) for data in connection.execute(query).scalars()]
        )

    async def running(self) -> list[TableName]:
        """The games that are being played."""
        return await self._named(TABLES.c.status == "playing")

    async def unsaved(self) -> list[TableName]:
        """The running games that have changed since they were saved, or never were."""
        later = exists().where(
            EVENTS.c.table_id == SAVES.c.table_id, EVENTS.c.number > SAVES.c.event, EVENTS.c.kind.in_(("move", "undo"))
        )
        saved = exists().where(SAVES.c.table_id == TABLES.c.id, ~later)
        return await self._named(and_(TABLES.c.status == "playing", ~saved))

    async def unarchived(self) -> list[TableName]:
        """The games without an archive that reaches to their last move."""
        whole = exists().where(ARCHIVES.c.table_id == TABLES.c.id, ARCHIVES.c.last == TABLES.c.move_count)
        return await self._named(and_(or_(TABLES.c.status == "finished", TABLES.c.status == "playing"), ~whole))

    async def _named(self, condition: ColumnElement[bool]) -> list[TableName]:
        query = select(TABLES.c.id, TABLES.c.game, TABLES.c.version).where(condition).order_by(TABLES.c.updated.desc())
        return await self._database.read(
            lambda connection: [(row.id, row.game, row.version) for row in connection.execute(query)]
        )
