"""The running server follows what its host does at the command line: what is written already becomes felt."""

import asyncio

import structlog

from caravanserai.server.admin.actions import (
    BAN,
    OF_TABLES,
    RESET,
    UNBAN,
    AdminAction,
    actions_after,
    mark_followed,
    newest_action,
)
from caravanserai.server.admin.bans import read_bans
from caravanserai.server.context import AppContext
from caravanserai.server.errors import DatabaseAway, Refused
from caravanserai.server.tables.registry import TableRegistry

LOG = structlog.get_logger()


class Follower:
    """Looks for new actions again and again. To follow one twice does no harm, so a failure is tried again."""

    def __init__(self, context: AppContext, registry: TableRegistry) -> None:
        self._context = context
        self._registry = registry
        self._followed = 0  # the number of the newest action

    async def begin(self) -> None:
        """What was done before the server started is in the database it now reads."""
        self._followed = await self._context.database.read(newest_action)
        await self._read_bans()
        await self._mark()

    async def walk(self) -> None:
        """Follow until cancelled; what goes wrong once does not end it."""
        while True:
            await asyncio.sleep(self._context.settings.admin_tick)
            try:
                await self.follow()
            except DatabaseAway:
                continue  # the log has it already
            except Exception:
                self._context.metrics.failures.inc()
                LOG.exception("what the host did cannot be followed yet")

    async def follow(self) -> None:
        """Follow what is new."""
        after = self._followed
        actions = await self._context.database.read(lambda connection: actions_after(connection, after))
        for action in actions:
            try:
                await self._follow(action)
            except Refused as refusal:
                LOG.warning("the host did something that leads nowhere", action=action.number, why=refusal.code)
            self._followed = action.number
        if actions:
            await self._mark()

    async def _follow(self, action: AdminAction) -> None:
        if action.kind in OF_TABLES and action.table_id is not None:
            await self._registry.catch_up(action.table_id)
        elif action.kind in (BAN, UNBAN):
            await self._read_bans()
            self._registry.dismiss_banned()
        elif action.kind == RESET and action.person is not None:
            self._registry.end_sessions_of(action.person)

    async def _read_bans(self) -> None:
        self._context.bans.replace(await self._context.database.read(read_bans))

    async def _mark(self) -> None:
        number = self._followed
        await self._context.database.write(lambda connection: mark_followed(connection, number))
