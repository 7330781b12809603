"""A table in memory: one queue, so that whatever happens at it happens one thing after another."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import structlog

from caravanserai.server.context import AppContext
from caravanserai.server.errors import DatabaseAway, Refused, unknown_table
from caravanserai.server.live.audience import LONGEST_LOG, Audience
from caravanserai.server.live.connection import TRY_AGAIN, Connection
from caravanserai.server.live.observations import Observations
from caravanserai.server.live.presence import Presence
from caravanserai.server.model.advancing import advance
from caravanserai.server.model.archive import Seen
from caravanserai.server.model.entries import Entry
from caravanserai.server.model.facts import TableFacts
from caravanserai.server.model.people import OwnerFacts
from caravanserai.server.model.playing import Play, Snapshot, take_up
from caravanserai.server.model.versions import played_here
from caravanserai.server.store.table_reader import EVERY
from caravanserai.server.store.table_writer import WriteConflict
from caravanserai.server.tables.kept_past import last_seen

LOG = structlog.get_logger()
PLAYED: Final = ("start", "move", "undo", "rules", "end")  # entries after which the game stands differently
T = TypeVar("T")
COME_AND_GO: Final = 0.25  # seconds in which players who come and go are told of together


class Table:
    """Facts, game and audience of a table. Work is put in the queue with `perform` and may call `commit`."""

    def __init__(
        self, context: AppContext, facts: TableFacts, play: Play | None, seen: Seen | None, owner: OwnerFacts
    ) -> None:
        self.context = context
        self.owner = owner
        self.facts = facts
        self.play = play
        self.audience = Audience(context.metrics, context.broadcasts)
        self.seen = seen  # how a game ended whose rules are not here any more
        self.unsaved = False  # whether the game has gone on since the table came into memory
        self._presence = Presence()
        self.closed = False
        self.removed = False
        self.used = time.monotonic()
        self.after_change: Callable[[Table], None] = lambda table: None  # also after somebody was seen
        self._news: list[Entry] = []
        self._presence_timer: asyncio.TimerHandle | None = None
        self._told = facts.event  # the last event that went out to the audience
        self._changed = False
        self._noticed = False
        self._observations: Observations | None = None
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any], Any] | None] = (
            asyncio.Queue()
        )
        self._task = asyncio.create_task(self._run())

    def enqueue(
        self, work: Callable[[], Awaitable[T]], answered: Callable[[T], None] | None = None
    ) -> asyncio.Future[T]:
        """Put work in the queue. `answered` gets its result before anybody hears of the change."""
        assert not self.closed
        self.used = time.monotonic()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, future, answered))
        return future

    async def commit(self, entries: Sequence[Entry], seats: bool = False, snapshot: Snapshot | None = None) -> None:
        """Write what the running work has changed; it is safe when this returns, and told when the work ends."""
        before = self.facts.event
        advance(self.facts, entries)
        if self.play is not None and entries and entries[-1].kind == "move":
            every = self.context.settings.snapshot_moves
            snapshot = self.play.snapshot(self.facts.move_count, self.facts.event, every)
        await self.context.tables.write(self.facts, entries, before, seats, snapshot)
        self.context.waiting.look(self.facts)
        if any(entry.kind != "chat" for entry in entries):
            self._observations = None
        self.unsaved = self.unsaved or any(entry.kind in PLAYED for entry in entries)
        self._news.extend(entries)
        self._changed = True

    def tell_again(self) -> None:
        """Have everybody told how the table stands though nothing was written here."""
        self._changed = True

    def pause_bots(self, paused: bool) -> None:
        """Bots that have to move wait, or go on; whoever looks is told when that changes."""
        if self.facts.bots_paused != paused:
            self.facts.bots_paused = paused
            if self.audience.connections and not self._changed and not self.closed:
                self.enqueue(self._tell_pause)

    async def _tell_pause(self) -> None:
        self.tell_again()

    def observations(self) -> Observations:
        """The table as everybody sees it; made once for as long as only the audience and the chat change."""
        if self._observations is None:
            self._observations = Observations(self.facts, self.play, self.seen)
        return self._observations

    async def welcome(self, connection: Connection) -> None:
        """Let a page in and tell it what it missed. Runs in the queue."""
        entries = await self.context.past.log(self.facts.id, connection.seen, EVERY, LONGEST_LOG)
        self.saw(connection.person_id)
        self.visit()
        self.after_change(self)  # the bots go on before the page is told how the table stands
        if self.audience.welcome(connection, self.observations(), entries):
            self._tell_presence_soon()

    async def farewell(self, connection: Connection) -> None:
        """Let a page go. Runs in the queue."""
        self.saw(connection.person_id)
        self.visit()
        if self.audience.farewell(connection, self.facts):
            self._tell_presence_soon()

    def saw(self, person: str | None) -> None:
        """Somebody is here; remembered of those who have a seat, and of the host while the table waits."""
        self.context.waiting.saw(self.facts.id, person)
        if person is not None and self.facts.seats_of(person):
            self._presence.saw(person)
            self._noticed = True

    def visit(self) -> None:
        """A page opens the table, or is about to, or closes it."""
        self._presence.visit()

    def unseen_for(self) -> float:
        """For how many seconds no page has come or gone."""
        return self._presence.unseen_for()

    def away_for(self, person: str) -> float:
        """For how many seconds somebody with a seat has not been here; 0 while a page of theirs is open."""
        return 0.0 if person in self.audience.online() else self._presence.away_for(person)

    async def catch_up(self) -> None:
        """Take up what was written beside this server, and have everybody told. Runs in the queue."""
        await self.reload()
        self.unsaved = True
        self._changed = True

    async def reload(self) -> None:
        """Take the table up from the database: memory may hold what was never written, and lack what was."""
        self._observations = None
        self.facts, self.play, self.seen = await read_table(self.context, self.facts.id)
        self._news = await self.context.past.log(self.facts.id, self._told, EVERY, LONGEST_LOG)

    async def close(self) -> None:
        """Finish what is in the queue, then stop."""
        if not self.closed:
            self.closed = True
            self._queue.put_nowait(None)
            if self._presence_timer is not None:
                self._presence_timer.cancel()
        await self._task

    @property
    def idle(self) -> bool:
        return self._queue.empty() and self.audience.empty

    async def _run(self) -> None:
        while (job := await self._queue.get()) is not None:
            work, future, answered = job
            try:
                result = await work()
            except Refused as refusal:
                if not future.done():
                    future.set_exception(refusal)
            except Exception as error:
                await self._recover(error, future)
            else:
                if answered is not None:
                    answered(result)
                if not future.done():
                    future.set_result(result)
            self._tell()

    def _tell(self) -> None:
        if self._changed or self._noticed:
            self.after_change(self)
            self._noticed = False
        if self._changed:
            self._changed = False
            news, self._news = self._news, []
            self._told = self.facts.event
            self.audience.tell(self.observations(), news)

    def _tell_presence_soon(self) -> None:
        """Tell everybody which players look, together with who else comes and goes in the next moment."""
        if self._presence_timer is None:
            self._presence_timer = asyncio.get_running_loop().call_later(COME_AND_GO, self._tell_presence)

    def _tell_presence(self) -> None:
        async def tell() -> None:
            self.audience.tell(self.observations(), as_before=True)

        self._presence_timer = None
        if not (self.closed or self.audience.empty):
            self.enqueue(tell)

    async def _recover(self, error: Exception, future: asyncio.Future[Any]) -> None:
        """After a failure the memory is thrown away; what was acknowledged is in the database."""
        if not isinstance(error, WriteConflict | DatabaseAway):
            self.context.metrics.failures.inc()
            LOG.error("a table failed", table=self.facts.id, exc_info=error)
        try:
            await self.reload()
            self._changed = True
        except Exception as worse:
            if not isinstance(worse, DatabaseAway):
                LOG.error("a table could not be read again", table=self.facts.id, exc_info=worse)
            self._break_off(error)
        if not future.done():
            future.set_exception(error)

    def _break_off(self, error: Exception) -> None:
        """Leave memory at once: nothing that waits may be done with, or told from, what was perhaps never written."""
        self.closed, self._changed, self.unsaved = True, False, False
        self.audience.dismiss(TRY_AGAIN)
        while not self._queue.empty():
            job = self._queue.get_nowait()
            if job is not None and not job[1].done():
                job[1].set_exception(error)
        self._queue.put_nowait(None)


async def read_table(context: AppContext, table_id: str) -> tuple[TableFacts, Play | None, Seen | None]:
    """A table from the database: its facts, and its game from the newest snapshot and the moves since.

    Where the rules of the game are not here there is no game; of a finished one what was last seen of it, if that
    was kept.
    """
    facts, snapshot, moves = await context.past.whole(table_id)
    if facts is None:
        raise unknown_table()
    if not facts.began:
        return facts, None, None
    if not played_here(facts.game, facts.version):
        return facts, None, await last_seen(context, facts) if facts.status == "finished" else None
    return facts, take_up(facts, snapshot, moves), None
