"""The archiver and a database that is away: games wait, and the log is not filled."""

import asyncio

import pytest

from caravanserai.server.errors import DatabaseAway
from caravanserai.server.tables import archiver
from caravanserai.server.tables.archiver import Archiver
from tests.server.world import SHARED, opened

pytestmark = pytest.mark.anyio


async def test_games_wait_for_a_database_that_is_away(file_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(file_db) as world:
        table = await (await world.guest("Ann")).open(SHARED)
        context = world.app.state.context
        tried: list[str] = []

        async def away(table_id: str) -> None:
            tried.append(table_id)
            raise DatabaseAway("gone")

        monkeypatch.setattr(archiver, "AWAY_PAUSE", 0.05)
        failures = context.metrics.failures._value.get()
        waiting = Archiver(context, world.app.state.registry)
        monkeypatch.setattr(waiting, "_archive", away)
        waiting._enqueue(table)
        for _ in range(3):
            async with asyncio.timeout(5):
                await waiting._next()
        assert tried == [table] * 3
        assert context.metrics.failures._value.get() == failures
