"""A crowd at one table: people at another one may not have to wait for it.

Two tables are played at, first alone, then with a thousand watchers at one of them; what is measured is how long the
players of the other wait for their moves to be acknowledged.
"""

import asyncio
import contextlib
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from statistics import median
from typing import Final

from bench.attack import Outcome
from bench.attack.target import page, target, visitor
from bench.load.live_tables import LiveTable, Result
from bench.load.server import Server, arrive, ask, unending_in

WATCHERS: Final = 1000
MEASURED: Final = 12.0  # seconds, before and during
PAUSE: Final = 0.12  # between two moves at a table; more would be refused
ENOUGH: Final = 40  # moves that were acknowledged, before and during
ALLOWED_MS: Final = 10.0
SOON: Final = 5.0  # seconds within which every watcher has come to the last event


async def attack(folder: Path) -> Outcome:
    """The acknowledgements of a bystander before and during."""
    watched, other = Result(), Result()
    async with contextlib.AsyncExitStack() as end:
        server = end.enter_context(target(folder))
        name, table = await end.enter_async_context(_table(server, watched))
        _, bystander = await end.enter_async_context(_table(server, other))
        await _play(MEASURED, table, bystander)
        before, other.took = other.took, []
        crowd = end.enter_context(_crowd(server, name))
        await asyncio.to_thread(_expect, crowd, "ready")
        first = table.event
        await _play(MEASURED, table, bystander)
        during, events = other.took, table.event - first
        messages = await _all_come_to(crowd, table.event)
    slower = (median(during) - median(before)) * 1000
    for error in (*watched.errors, *other.errors):
        print(error, file=sys.stderr)
    whole = messages > 0 and not other.errors and not watched.errors and min(len(before), len(during)) >= ENOUGH
    return Outcome(
        whole and slower <= ALLOWED_MS,
        {
            "watchers": WATCHERS,
            "events_per_s": round(events / MEASURED, 1),
            "most_messages": messages,
            "ack_p50_before_ms": round(median(before) * 1000, 1),
            "ack_p50_during_ms": round(median(during) * 1000, 1),
            "ack_max_during_ms": round(max(during) * 1000, 1),
            "slower_ms": round(slower, 1),
            "errors": len(other.errors) + len(watched.errors),
        },
    )


async def _play(seconds: float, *tables: LiveTable) -> None:
    """A steady stream of moves at every table."""
    chance, end = random.Random(1), time.monotonic() + seconds
    while time.monotonic() < end:
        for table in tables:
            await table.move(chance)
        await asyncio.sleep(PAUSE)


@contextlib.asynccontextmanager
async def _table(server: Server, result: Result) -> AsyncIterator[tuple[str, LiveTable]]:
    """A table with two players, whose game does not end."""
    async with visitor(server) as client, contextlib.AsyncExitStack() as open_pages, asyncio.TaskGroup() as readers:
        host, guest = await arrive(client, "Host"), await arrive(client, "Guest")
        body = {"game": "spice_road", "seats": [{"kind": "me"}, {"kind": "open"}]}
        name = (await ask(client, host, "/api/tables", body))["id"]
        await ask(client, guest, f"/api/tables/{name}/join", {})
        table = LiveTable(result, unending_in)
        for seat, player in enumerate((host, guest)):
            table.sockets[seat] = await open_pages.enter_async_context(page(server, player, name))
        tasks = [readers.create_task(table.read(seat)) for seat in table.sockets]
        yield name, table
        for task in tasks:
            task.cancel()


@contextlib.contextmanager
def _crowd(server: Server, table: str) -> Iterator[subprocess.Popen[str]]:
    """A process of watchers."""
    command = [sys.executable, "-m", "bench.attack.watchers", server.url, table, str(WATCHERS)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def _expect(crowd: subprocess.Popen[str], said: str = "") -> list[str]:
    """What the crowd says next."""
    assert crowd.stdout is not None
    line = crowd.stdout.readline()
    if not line.startswith(said) or not line:
        raise RuntimeError("The crowd did not come in.")
    return line.split()


async def _all_come_to(crowd: subprocess.Popen[str], event: int) -> int:
    """The most messages that a watcher was sent, when all of them have come to an event; 0 when one did not."""
    assert crowd.stdin is not None
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        crowd.stdin.write("\n")
        crowd.stdin.flush()
        last, messages = [int(part) for part in await asyncio.to_thread(_expect, crowd)]
        if last >= event:
            return messages
        await asyncio.sleep(0.2)
    return 0
