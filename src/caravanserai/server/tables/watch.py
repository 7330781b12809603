"""What happens by itself as time passes: clocks run out, bots are found that wait, idle tables leave memory."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from caravanserai.server import steady
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused
from caravanserai.server.seldom import Seldom
from caravanserai.server.tables.bot_driver import BotDriver
from caravanserai.server.tables.registry import TableRegistry
from caravanserai.server.tables.seating import run_out

SWEEP_EVERY: Final = 1.0  # seconds between looks at the tables in memory
TAKE_UP_EVERY: Final = 3.0  # and at those in the database whose bots wait
TIDY_EVERY: Final = 30.0
LOOK_FOR_DAMAGE_EVERY: Final = 600.0
FORGET_WAITING: Final = 14 * 86400.0  # a table that never began is put away after two weeks


@dataclass
class Round:
    """Something done again and again."""

    every: float
    work: Callable[[], Awaitable[None]]
    at_once: bool = True


class Watch:
    """The night watchman."""

    def __init__(self, context: AppContext, registry: TableRegistry, driver: BotDriver) -> None:
        self._context = context
        self._registry = registry
        self._driver = driver
        self._given_up: set[str] = set()  # tables that cannot be loaded, not to be tried every moment
        self._log = Seldom()

    async def walk(self) -> None:
        """Make rounds until cancelled; one that goes wrong or takes long does not keep the others from being made."""
        settings = self._context.settings
        rounds = [
            Round(settings.clock_tick, self.look_at_clocks),
            Round(SWEEP_EVERY, self.sweep),
            Round(TAKE_UP_EVERY, self._driver.take_up),
            Round(LOOK_FOR_DAMAGE_EVERY, self._context.database.look_for_damage, at_once=False),
            Round(min(TIDY_EVERY, settings.idle_seconds), self.tidy, at_once=False),
        ]
        async with asyncio.TaskGroup() as group:
            for one in rounds:
                group.create_task(self._repeat(one))

    async def look_at_clocks(self) -> None:
        """Give the seats whose time has run out to bots."""
        for table_id in await self._context.past.due(steady.now()):
            if table_id in self._given_up:
                continue
            try:
                await self._registry.perform(table_id, run_out)
            except Refused as refusal:
                self._given_up.add(table_id)
                self._log.warn("a clock cannot be looked at", table=table_id, why=refusal.code)

    async def sweep(self) -> None:
        """Look at the bots of every table in memory."""
        self._driver.sweep()

    async def tidy(self) -> None:
        """Let idle tables go and forget expired sessions and tables that never began."""
        await self._registry.let_idle_go()
        if steady.CLOCK.in_doubt:
            return
        await self._context.people.forget_expired()
        await self._context.devices.forget_unseen()
        for table_id in await self._context.past.stale_waiting(steady.now() - FORGET_WAITING):
            await self._registry.forget(table_id)
            await self._context.tables.remove(table_id)
            self._context.waiting.forget(table_id)

    async def _repeat(self, one: Round) -> None:
        if not one.at_once:
            await asyncio.sleep(one.every)
        while True:
            try:
                await one.work()
            except Exception as error:
                self._context.metrics.failures.inc()
                self._log.warn("a round of the watch failed", exc_info=error)
            await asyncio.sleep(one.every)
