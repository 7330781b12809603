"""Bots at tables: they notice when they have to move, think, and move like everybody else."""

import asyncio
import time

import structlog

from caravanserai.server.bots_at_table.bot_pool import Continuation
from caravanserai.server.bots_at_table.fair_queue import QueueIsFull
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused
from caravanserai.server.tables.deciding import make_moves
from caravanserai.server.tables.registry import TableRegistry
from caravanserai.server.tables.table import Table

AFTER_A_FAILURE = 1.0  # seconds before a bot tries again, so that a lasting trouble does not spin
WITHIN_A_TURN = 0.5  # of the usual pause
LOG = structlog.get_logger()


class BotDriver:
    """Has every bot that must decide think, one job at a time for each seat."""

    def __init__(self, context: AppContext, registry: TableRegistry) -> None:
        self._context = context
        self._registry = registry
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._continuations: dict[tuple[str, int], tuple[int, Continuation]] = {}  # and as of which event
        self._closed = False

    def look(self, table: Table) -> None:
        """See whether a bot has to move; called after every change of a table."""
        if not table.facts.bot_due or self._closed:
            return
        for seat in table.facts.summary.deciding:
            key = (table.facts.id, seat)
            if table.facts.seats[seat].kind == "bot" and key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._think(table.facts.id, seat))

    async def wake(self) -> None:
        """Take up the tables that waited for a bot when the server stopped."""
        for table_id in await self._context.past.waiting_for_bots():
            try:
                self.look(await self._registry.table(table_id))
            except Refused as refusal:
                LOG.warning("a table cannot be taken up", table=table_id, why=refusal.code)

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, table_id: str, seat: int) -> None:
        table: Table | None = None
        try:
            table = await self._registry.table(table_id)
            table.audience.say({"type": "thinking", "seat": seat})
            await self._decide(table, seat, table.facts.summary.decision_since[seat])
        except Refused as refusal:
            LOG.warning("a bot cannot move", table=table_id, why=refusal.code)
            table = None
        except QueueIsFull:
            LOG.warning("too many bots think; one waits", table=table_id)
            await asyncio.sleep(AFTER_A_FAILURE)
        except Exception:
            self._context.metrics.failures.inc()
            LOG.exception("a bot's move failed", table=table_id)
            await asyncio.sleep(AFTER_A_FAILURE)
        finally:
            del self._tasks[table_id, seat]
            if table is not None:
                self.look(table)

    async def _decide(self, table: Table, seat: int, event: int) -> None:
        """Think, wait until a natural moment has passed, and move."""
        table_id, bot = table.facts.id, table.facts.seats[seat].bot
        if table.play is None or bot is None or not _waits(table, seat, event):
            return
        until = time.monotonic() + self._pause(table, seat)
        before = self._continuation(table_id, seat, table.facts.event)
        history = table.play.history
        advice = await self._context.bots.think(
            table_id, history.state, seat, bot, history=history, continuation=before
        )
        await asyncio.sleep(max(0.0, until - time.monotonic()))

        async def move(table: Table) -> None:
            if table.play is None or not _waits(table, seat, event) or table.facts.seats[seat].bot != bot:
                return
            made = await make_moves(table, seat, [advice.move], None, None)
            self._context.metrics.bot_moves.labels(bot).inc()
            if advice.continuation is not None and seat in table.facts.summary.deciding:
                self._continuations[table_id, seat] = (made, advice.continuation)

        await self._registry.perform(table_id, move)

    def _continuation(self, table_id: str, seat: int, event: int) -> Continuation | None:
        """Where this seat's last job is remembered, if nothing else has happened since."""
        then, found = self._continuations.pop((table_id, seat), (0, None))
        return found if then == event else None

    def _pause(self, table: Table, seat: int) -> float:
        """The natural moment before a move; shorter within a turn, whose steps belong together."""
        movers = [] if table.play is None else table.play.history.movers
        pause = self._context.settings.bot_pause
        return pause * WITHIN_A_TURN if movers and movers[-1] == seat else pause


def _waits(table: Table, seat: int, event: int) -> bool:
    """Whether the table still waits for this bot's decision: the owner may have come back meanwhile."""
    facts = table.facts
    return (
        facts.status == "playing"
        and seat in facts.summary.deciding
        and facts.seats[seat].kind == "bot"
        and facts.summary.decision_since[seat] == event
    )
