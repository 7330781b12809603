"""Keeps what a change of rules would lose: how running games stand, and what was seen of games move by move."""

import asyncio
import time
from typing import Final

import structlog

from caravanserai.server.context import AppContext
from caravanserai.server.errors import DatabaseAway
from caravanserai.server.model.archive import Archive, begin_archive
from caravanserai.server.model.playing import Snapshot, take_up
from caravanserai.server.model.versions import goes_on, played_here, shown_by_rules
from caravanserai.server.tables.registry import TableRegistry
from caravanserai.server.tables.table import Table

AWAY_PAUSE: Final = 1.0  # seconds until a database that is away is tried again
CLOSING: Final = 20.0  # seconds for what is not kept yet when the server stops
LOG = structlog.get_logger()


class Archiver:
    """Works in the background, on one table at a time and half of the time at most."""

    def __init__(self, context: AppContext, registry: TableRegistry) -> None:
        self._context = context
        self._registry = registry
        self._waiting: dict[str, None] = {}  # tables whose archive is to be written, in the order they came
        self._more = asyncio.Event()

    def look(self, table: Table) -> None:
        """Have a game that has just ended archived; called after every change of a table."""
        if table.facts.status == "finished" and table.unsaved:
            table.unsaved = False
            self._enqueue(table.facts.id)

    async def let_go(self, table: Table) -> None:
        """Keep how a game stands that leaves memory."""
        play, facts = table.play, table.facts
        if play is None or not table.unsaved or facts.status != "playing":
            return
        table.unsaved = False
        saved = Snapshot(facts.move_count, facts.event, play.state.save(), play.history.movers)
        try:
            await self._context.archives.save(facts.id, saved)
        except Exception:  # the moves are safe; the state is kept when the table leaves memory the next time
            self._context.metrics.failures.inc()
            LOG.exception("how a game stands could not be kept", table=facts.id)
        self._enqueue(facts.id)

    async def work(self) -> None:
        """Bring all tables under rules that are here, keep what is not kept, then go on with what comes."""
        try:
            await self._sweep()
        except Exception:
            self._context.metrics.failures.inc()
            LOG.exception("not all tables could be looked at")
        while True:
            await self._more.wait()
            began = time.monotonic()
            await self._next()
            await asyncio.sleep(time.monotonic() - began)

    async def close(self) -> None:
        """Keep what is not kept yet, as far as there is time, and first how games stand: they cannot go on without."""
        try:
            await self._keep_until(time.monotonic() + CLOSING)
        except Exception:
            LOG.exception("not all games could be kept before the end")

    async def _keep_until(self, until: float) -> None:
        for table_id, game, version in await self._context.archives.unsaved():
            if played_here(game, version) and time.monotonic() < until:
                await self._save(table_id)
        await self._enqueue_unarchived()
        while self._waiting and time.monotonic() < until:
            await self._next()

    async def _sweep(self) -> None:
        """Look at all games after the server has started: there may be other rules now."""
        archives = self._context.archives
        for table_id, game, version in await archives.running():
            if not played_here(game, version):
                try:
                    await self._registry.table(table_id)
                except Exception:
                    LOG.exception("a game of other rules cannot be taken up", table=table_id)
        for table_id, game, version in await archives.unsaved():
            if played_here(game, version):
                await self._save(table_id)
        await self._enqueue_unarchived()

    async def _enqueue_unarchived(self) -> None:
        for table_id, game, version in await self._context.archives.unarchived():
            if played_here(game, version):
                self._enqueue(table_id)

    def _enqueue(self, table_id: str) -> None:
        self._waiting[table_id] = None
        self._more.set()

    async def _next(self) -> None:
        table_id = next(iter(self._waiting))
        del self._waiting[table_id]
        if not self._waiting:
            self._more.clear()
        try:
            await self._archive(table_id)
        except DatabaseAway:  # told once where it was noticed; the game waits until the database is back
            self._enqueue(table_id)
            await asyncio.sleep(AWAY_PAUSE)
        except Exception:
            self._context.metrics.failures.inc()
            LOG.exception("a game could not be archived", table=table_id)

    async def _save(self, table_id: str) -> None:
        """Keep how a running game stands that is not in memory, or was not let go in good order."""
        try:
            facts, snapshot, moves = await self._context.past.whole(table_id)
            if facts is None or facts.status != "playing" or not goes_on(facts):
                return
            play = take_up(facts, snapshot, moves)
            saved = Snapshot(facts.move_count, facts.event, play.state.save(), play.history.movers)
            await self._context.archives.save(table_id, saved)
        except Exception:
            self._context.metrics.failures.inc()
            LOG.exception("how a game stands could not be kept", table=table_id)

    async def _archive(self, table_id: str) -> None:
        """Write the archive of a game, or bring it up to date."""
        past, archives = self._context.past, self._context.archives
        facts = await self._context.tables.facts(table_id)
        if facts is None or not facts.began or not shown_by_rules(facts, facts.move_count):
            return
        first = facts.summary.lifted_at or 0
        moves = await past.moves(table_id, first + 1, facts.move_count)
        found = await archives.archive(table_id, first)
        known: Archive | None = None
        if found is not None and (found.first, found.version) == (first, facts.version):
            numbers = [entry.number for entry in moves[: found.last - first]]
            known = found if found.events == numbers else None
        last = first if known is None else known.last
        snapshot, since = await past.position(table_id, last)
        state = take_up(facts, snapshot, since).state

        def archived() -> Archive:
            archive = known or begin_archive(state, facts.version, first)
            archive.go_on(state, moves[last - first :])
            return archive

        archive = await asyncio.to_thread(archived)
        await archives.keep(table_id, archive, facts.status == "finished")
