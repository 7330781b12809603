"""Bots that sit at tables: they notice when they have to move, think, and move like everybody else."""

import asyncio
import time

import structlog

from caravanserai.server.bots_at_table.line import LineIsFull
from caravanserai.server.bots_at_table.thinkers import Trail
from caravanserai.server.errors import Refused
from caravanserai.server.house import House
from caravanserai.server.tables.deciding import make_move
from caravanserai.server.tables.hall import Hall
from caravanserai.server.tables.table import Table

AFTER_A_FAILURE = 1.0  # seconds before a bot tries again, so that a lasting trouble does not spin
WITHIN_A_TURN = 0.5  # of the usual pause
LOG = structlog.get_logger()


class Sitting:
    """Starts a thought for every seat a bot has to decide for, at most one at a time for each."""

    def __init__(self, house: House, hall: Hall) -> None:
        self._house = house
        self._hall = hall
        self._thoughts: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._trails: dict[tuple[str, int], tuple[int, Trail]] = {}  # as of which event, and what was thought then
        self._closed = False

    def look(self, table: Table) -> None:
        """See whether a bot has to move; called after every change of a table."""
        if not table.facts.bot_due or self._closed:
            return
        for seat in table.facts.now.deciding:
            key = (table.facts.id, seat)
            if table.facts.seats[seat].kind == "bot" and key not in self._thoughts:
                self._thoughts[key] = asyncio.create_task(self._think(table.facts.id, seat))

    async def wake(self) -> None:
        """Take up the tables that waited for a bot when the server stopped."""
        for table_id in await self._house.past.waiting_for_bots():
            try:
                self.look(await self._hall.table(table_id))
            except Refused as refusal:
                LOG.warning("a table cannot be taken up", table=table_id, why=refusal.code)

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        thoughts = list(self._thoughts.values())
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    async def _think(self, table_id: str, seat: int) -> None:
        table: Table | None = None
        try:
            table = await self._hall.table(table_id)
            table.audience.say({"type": "thinking", "seat": seat})
            await self._decide(table, seat, table.facts.now.fresh[seat])
        except Refused as refusal:
            LOG.warning("a bot cannot move", table=table_id, why=refusal.code)
            table = None
        except LineIsFull:
            LOG.warning("too many bots think; one waits", table=table_id)
            await asyncio.sleep(AFTER_A_FAILURE)
        except Exception:
            self._house.metrics.failures.inc()
            LOG.exception("a bot's move failed", table=table_id)
            await asyncio.sleep(AFTER_A_FAILURE)
        finally:
            del self._thoughts[table_id, seat]
            if table is not None:
                self.look(table)

    async def _decide(self, table: Table, seat: int, event: int) -> None:
        """Think, wait until a natural moment has passed, and move."""
        table_id, bot = table.facts.id, table.facts.seats[seat].bot
        if table.play is None or bot is None or not _waits(table, seat, event):
            return
        until = time.monotonic() + self._pause(table, seat)
        trail = self._trail(table_id, seat, table.facts.event)
        thought = await self._house.thinkers.think(table_id, table.play.state, seat, bot, trail=trail)
        await asyncio.sleep(max(0.0, until - time.monotonic()))

        async def move(table: Table) -> None:
            if table.play is None or not _waits(table, seat, event) or table.facts.seats[seat].bot != bot:
                return
            made = await make_move(table, seat, table.play.state.game.moves[thought.move], None, None)
            self._house.metrics.bot_moves.labels(bot).inc()
            if thought.trail is not None and seat in table.facts.now.deciding:
                self._trails[table_id, seat] = (made, thought.trail)

        await self._hall.perform(table_id, move)

    def _trail(self, table_id: str, seat: int, event: int) -> Trail | None:
        """What this seat thought at its last decision, if nothing else has happened since."""
        then, trail = self._trails.pop((table_id, seat), (0, None))
        return trail if then == event else None

    def _pause(self, table: Table, seat: int) -> float:
        """The natural moment before a move; shorter within a turn, whose steps belong together."""
        movers = [] if table.play is None else table.play.history.movers
        pause = self._house.settings.bot_pause
        return pause * WITHIN_A_TURN if movers and movers[-1] == seat else pause


def _waits(table: Table, seat: int, event: int) -> bool:
    """Whether the table still waits for this bot's decision: the owner may have come back meanwhile."""
    facts = table.facts
    return (
        facts.status == "playing"
        and seat in facts.now.deciding
        and facts.seats[seat].kind == "bot"
        and facts.now.fresh[seat] == event
    )
