"""Bots at tables: they notice when they have to move, think, and move like everybody else.

They do so only while somebody is at the table (see `attendance`) and not at too many tables of one owner at once (see
`running_tables`); otherwise they pause, and `sweep` finds those that may go on.
"""

import asyncio
import time
from typing import Final

from caravanserai.server import steady
from caravanserai.server.bots_at_table.bot_pool import Continuation
from caravanserai.server.bots_at_table.fair_queue import QueueIsFull
from caravanserai.server.context import AppContext
from caravanserai.server.errors import Refused
from caravanserai.server.seldom import Seldom
from caravanserai.server.tables.attendance import attended
from caravanserai.server.tables.deciding import make_moves
from caravanserai.server.tables.registry import TableRegistry
from caravanserai.server.tables.table import Table

FIRST_WAIT: Final = 0.5  # seconds before a bot tries again; doubled with every try that fails
LONGEST_WAIT: Final = 3.0  # after a failure, so that a bot is back soon after the trouble
LONGEST_WAIT_FOR_ROOM: Final = 10.0  # when the queue is full
WITHIN_A_TURN: Final = 0.5  # of the usual pause
RECENT: Final = 3600.0  # seconds: what changed longer ago was looked at before


class BotDriver:
    """Has every bot that must decide think, one job at a time for each seat."""

    def __init__(self, context: AppContext, registry: TableRegistry) -> None:
        self._context = context
        self._registry = registry
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._continuations: dict[tuple[str, int], tuple[int, Continuation]] = {}  # and as of which event
        self._paused: set[str] = set()  # tables that need not be loaded to know it
        self._all_known = False  # whether the whole database was looked through once
        self._log = Seldom()
        self._closed = False

    def look(self, table: Table) -> None:
        """See whether a bot has to move, and may; called after every change of a table and when somebody was seen."""
        runs = self._runs(table)
        for seat in table.facts.summary.deciding if runs else ():
            key = (table.facts.id, seat)
            if table.facts.seats[seat].kind == "bot" and key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._think(*key))

    def sweep(self) -> None:
        """Look at every table in memory: one may go on because another has paused, or nobody is there any more."""
        loaded = self._registry.loaded()
        self._context.running.keep(table.facts.id for table in loaded)
        for table in loaded:
            if table.facts.bot_due:
                self.look(table)

    async def take_up(self) -> None:
        """Take up the tables of the database that wait for a bot: after a start, and those that a failure has lost.

        Where no person plays, nobody is expected: such a table waits until a page opens it.
        """
        since = steady.now() - RECENT if self._all_known else 0.0
        waiting = await self._context.past.waiting_for_bots(since)
        loaded = {table.facts.id for table in self._registry.loaded()}
        for table_id in waiting:
            if table_id in loaded or table_id in self._paused:
                continue
            try:
                self.look(await self._registry.table(table_id))
            except Refused as refusal:
                self._paused.add(table_id)
                self._log.warn("a table cannot be taken up", table=table_id, why=refusal.code)
        self._all_known = True

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _runs(self, table: Table) -> bool:
        """Whether the bots of a table have to move and may."""
        facts, running = table.facts, self._context.running
        due = facts.bot_due and not (table.closed or table.removed or self._closed)
        runs = due and attended(table) and running.enter(facts.id, table.owner)
        if not runs:
            running.leave(facts.id)
        (self._paused.add if due and not runs else self._paused.discard)(facts.id)
        table.pause_bots(due and not runs)
        return runs

    async def _think(self, table_id: str, seat: int) -> None:
        """Move, or try again later and later until it works or need not be done any more."""
        wait = FIRST_WAIT
        try:
            while True:
                longest = await self._attempt(table_id, seat)
                if longest == 0:
                    break
                await asyncio.sleep(min(wait, longest))
                wait *= 2
        except Refused as refusal:
            self._log.warn("a bot cannot move", table=table_id, why=refusal.code)
            return
        finally:
            del self._tasks[table_id, seat]
        table = self._registry.in_memory(table_id)
        if table is not None:
            self.look(table)

    async def _attempt(self, table_id: str, seat: int) -> float:
        """One try to move. For how many seconds at most to wait before the next try; 0 when none is needed."""
        try:
            table = await self._registry.table(table_id)
            if self._runs(table):
                table.audience.say({"type": "thinking", "seat": seat})
                await self._decide(table, seat, table.facts.summary.decision_since[seat])
        except Refused:
            raise
        except QueueIsFull:
            self._log.warn("too many bots think; some wait", table=table_id)
            return LONGEST_WAIT_FOR_ROOM
        except Exception as error:
            self._context.metrics.failures.inc()
            self._log.warn("a bot's move failed", table=table_id, exc_info=error)
            return LONGEST_WAIT
        return 0.0

    async def _decide(self, table: Table, seat: int, event: int) -> None:
        """Think, wait until a natural moment has passed, and move."""
        table_id, bot = table.facts.id, table.facts.seats[seat].bot
        if table.play is None or bot is None or not _waits(table, seat, event):
            return
        until = time.monotonic() + self._pause(table, seat)
        before = self._continuation(table_id, seat, table.facts.event)
        history = table.play.history
        advice = await self._context.bots.think(
            table_id, history.state, seat, bot, owner=table.owner.share, history=history, continuation=before
        )
        await asyncio.sleep(max(0.0, until - time.monotonic()))

        async def move(table: Table) -> None:
            # A bot of another level may have come meanwhile: it has the next move, or changes could hold this one up.
            if table.play is None or not _waits(table, seat, event):
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
