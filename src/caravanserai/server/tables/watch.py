"""What happens by itself as time passes: clocks run out, idle tables leave memory, old things are forgotten."""

import asyncio
import time
from typing import Final

import structlog

from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused
from caravanserai.server.tables.registry import TableRegistry
from caravanserai.server.tables.seating import run_out

TIDY_EVERY: Final = 30.0
FORGET_WAITING: Final = 14 * 86400.0  # a table that never began is put away after two weeks
LOG = structlog.get_logger()


class Watch:
    """The night watchman."""

    def __init__(self, context: AppContext, registry: TableRegistry) -> None:
        self._context = context
        self._registry = registry
        self._given_up: set[str] = set()  # tables that cannot be loaded, not to be tried every moment

    async def walk(self) -> None:
        """Make rounds until cancelled; what goes wrong on one round does not end the next."""
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(self._context.settings.clock_tick)
            try:
                await self.look_at_clocks()
                if time.monotonic() - tidied > min(TIDY_EVERY, self._context.settings.idle_seconds):
                    tidied = time.monotonic()
                    await self.tidy()
            except Exception:
                self._context.metrics.failures.inc()
                LOG.exception("a round of the watch failed")

    async def look_at_clocks(self) -> None:
        """Give the seats whose time has run out to bots."""
        for table_id in await self._context.past.due(time.time()):
            if table_id in self._given_up:
                continue
            try:
                await self._registry.perform(table_id, run_out)
            except Refused as refusal:
                self._given_up.add(table_id)
                LOG.warning("a clock cannot be looked at", table=table_id, why=refusal.code)

    async def tidy(self) -> None:
        """Let idle tables go and forget expired sessions and tables that never began."""
        await self._registry.let_idle_go()
        await self._context.people.forget_expired()
        await self._context.devices.forget_unseen()
        for table_id in await self._context.past.stale_waiting(time.time() - FORGET_WAITING):
            await self._registry.forget(table_id)
            await self._context.tables.remove(table_id)
