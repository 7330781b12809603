"""The registry: all tables that are in memory, and how the others get there."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Set
from dataclasses import replace
from typing import TypeVar

from pydantic_core import to_json

from caravanserai.server.bans import banned
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused, unknown_table
from caravanserai.server.live.connection import BANNED, SESSION_ENDED, Connection
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.info import info
from caravanserai.server.model.people import PersonFacts, SessionFacts
from caravanserai.server.model.versions import goes_on
from caravanserai.server.store.names import is_id
from caravanserai.server.tables.answers import as_answer
from caravanserai.server.tables.changed_rules import follow_rules
from caravanserai.server.tables.table import Table, read_table

T = TypeVar("T")


async def nothing_to_keep(table: Table) -> None:
    """What is kept of a table that leaves memory, where nobody says otherwise."""


class TableRegistry:
    """Finds tables, loads them when somebody needs them, and lets idle ones go."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self.after_change: Callable[[Table], None] = lambda table: None
        self.before_forgetting: Callable[[Table], Awaitable[None]] = nothing_to_keep
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._closed = False

    async def perform(
        self,
        table_id: str,
        work: Callable[[Table], Awaitable[T]],
        answered: Callable[[T], None] | None = None,
    ) -> T:
        """Do some work in a table's queue. It is finished even when the one who asked goes away."""
        table = await self.table(table_id)
        return await table.enqueue(lambda: work(table), answered)

    async def table(self, table_id: str) -> Table:
        """The table, from memory or from the database; Refused (404) when there is none."""
        if not is_id(table_id):
            raise unknown_table()
        while True:
            table = self._tables.get(table_id)
            if table is not None and not table.closed:
                return table
            if table is not None:
                await table.close()
                if self._tables.get(table_id) is table:
                    del self._tables[table_id]
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            # shielded: somebody who gives up waiting must not stop the loading for the others
            await asyncio.shield(self._loading[table_id])

    def loaded(self) -> list[Table]:
        """The tables in memory."""
        return [table for table in self._tables.values() if not table.closed]

    def in_memory(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        table = self._tables.get(table_id)
        return None if table is None or table.closed else table

    def online(self, table_id: str) -> Set[str]:
        """Who looks at a table."""
        table = self._tables.get(table_id)
        return set() if table is None else table.audience.online()

    async def info(self, table_id: str, person: str | None) -> dict[str, object]:
        """TableInfo; a table that is not in memory is read without its game."""
        facts = None
        if table_id not in self._tables and is_id(table_id):
            facts = await self.context.tables.facts(table_id)
        if table_id in self._tables or (facts is not None and not goes_on(facts)):

            async def ask(table: Table) -> dict[str, object]:
                if table.removed:
                    raise unknown_table()
                table.saw(person)
                self.after_change(table)  # its bots may have waited for them
                return info(table.facts, table.facts.seats_of(person), table.audience.online())

            return await self.perform(table_id, ask)
        if facts is None:
            raise unknown_table()
        if facts.bot_due and facts.seats_of(person):  # the bots have waited for them
            with contextlib.suppress(Refused):
                await self.table(table_id)
                return await self.info(table_id, person)
        return self.shown(facts, person)

    def shown(self, facts: TableFacts, person: str | None) -> dict[str, object]:
        """TableInfo of a table read for a list."""
        table = self._tables.get(facts.id)
        facts.bots_paused = facts.bot_due and (table is None or table.facts.bots_paused)
        return info(facts, facts.seats_of(person), self.online(facts.id))

    async def let_idle_go(self) -> None:
        """Close the tables nobody has used for a while, and those that were removed."""
        limit = time.monotonic() - self.context.settings.idle_seconds
        for table_id, table in list(self._tables.items()):
            waits = table.facts.bot_due and not table.facts.bots_paused
            if table.removed or table.closed or (table.idle and table.used < limit and not waits):
                await self.forget(table_id)

    async def forget(self, table_id: str) -> None:
        """Take a table out of memory."""
        table = self._tables.get(table_id)
        if table is not None:
            await table.close()
            await self.before_forgetting(table)
            if self._tables.get(table_id) is table:
                del self._tables[table_id]
            self.context.metrics.tables.set(len(self._tables))

    async def changed(self, old: PersonFacts, person: PersonFacts) -> None:
        """Show who somebody is now, at the tables in memory and in what their open pages write."""

        async def show(table: Table) -> None:
            if table.facts.host == person.id:
                table.owner = replace(table.owner, guest=person.guest)
            for number in table.facts.seats_of(person.id):
                seat = table.facts.seats[number]
                seat.guest = person.guest
                seat.name = person.name if person.gone or seat.name == old.name else seat.name
                table.tell_again()
            for connection in table.audience.connections:
                if connection.session is not None and connection.person_id == person.id:
                    connection.session = replace(connection.session, person=person)

        for table_id in list(self._tables):
            await self.perform(table_id, show)

    async def catch_up(self, table_id: str) -> None:
        """Take up what was written beside this server, if the table is in memory."""
        if table_id in self._tables:
            await self.perform(table_id, Table.catch_up)

    def end_session(self, token: str) -> None:
        """End the live connections of a session that was closed."""
        for connection in self._connections():
            if connection.session is not None and connection.session.token == token:
                connection.end(SESSION_ENDED)

    def end_sessions_of(self, person: str, but: str | None = None) -> None:
        """End the live connections of somebody, all or all but those of one session."""
        for connection in self._connections():
            if connection.session is not None and connection.person_id == person and connection.session.token != but:
                connection.end(SESSION_ENDED)

    def go_on(self, token: str, session: SessionFacts) -> None:
        """The live connections of a session go on as those of the one that has taken its place."""
        for connection in self._connections():
            if connection.session is not None and connection.session.token == token:
                connection.session = session

    def dismiss_banned(self) -> None:
        """End the live connections of everybody who is banned, and tell them why."""
        for connection in self._connections():
            self.dismiss_if_banned(connection)

    def dismiss_if_banned(self, connection: Connection) -> bool:
        """End a live connection of somebody who is banned, and tell them why."""
        ban = self.context.bans.of(connection.person_id, connection.address)
        if ban is not None:
            connection.end(BANNED, to_json(as_answer(banned(ban), None)).decode())
        return ban is not None

    async def close(self) -> None:
        """Finish every queue; for shutting down."""
        self._closed = True
        for table_id in list(self._tables):
            await self.forget(table_id)

    def _connections(self) -> list[Connection]:
        return [connection for table in self._tables.values() for connection in table.audience.connections]

    async def _load(self, table_id: str) -> Table:
        try:
            facts, play, seen = await read_table(self.context, table_id)
            table = Table(self.context, facts, play, seen, await self.context.people.owner(facts.host))
            table.after_change = self.after_change
            try:
                await table.enqueue(lambda: follow_rules(table))
            except BaseException:
                await table.close()
                raise
            self._tables[table_id] = table
            self.context.metrics.tables.set(len(self._tables))
            return table
        finally:
            del self._loading[table_id]
