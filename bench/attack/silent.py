"""A thousand connections that say nothing and a thousand that stop in the middle of a request, opened ever again.

The server has the 1,024 descriptors most systems give. The silent connections come from one address; the half-sent
requests from twenty, so that no cap of an address stands in their way. A bystander plays on and a monitor asks on.
"""

import asyncio
import contextlib
import resource
from pathlib import Path
from typing import Final

import httpx

from bench.attack import Outcome
from bench.attack.bystander import bystander
from bench.attack.target import ATTACKER, target
from bench.load.server import Server

MANY: Final = 1000
HALF: Final = (
    b"GET /api/games HTTP/1.1\r\nHost: here\r\nX-Half: ",
    b'POST /api/me/guest HTTP/1.1\r\nHost: here\r\nX-Caravanserai: 1\r\nContent-Length: 30\r\n\r\n{"name"',
)
AGAIN: Final = 3.0  # seconds after which one that was ended is opened again
SECONDS: Final = 30.0
LONGEST_ANSWER: Final = 5.0  # seconds a monitor waits; the attackers run on the same machine
DESCRIPTORS: Final = 1024


class Attackers:
    """Connections that are opened again a while after the server ends them."""

    def __init__(self, server: Server) -> None:
        self._where = httpx.URL(server.url)
        self.open = self.most = self.ended = 0
        silent = [(ATTACKER, b"")] * MANY
        half = [(f"127.0.1.{number % 20 + 1}", HALF[number % 2]) for number in range(MANY)]
        self.tasks = [asyncio.create_task(self._sit(*each)) for each in silent + half]

    async def _sit(self, address: str, text: bytes) -> None:
        while True:
            with contextlib.suppress(OSError):
                where = self._where.host, self._where.port
                reader, writer = await asyncio.open_connection(*where, local_addr=(address, 0))
                self.open += 1
                self.most = max(self.most, self.open)
                try:
                    writer.write(text)
                    await reader.read()
                    self.ended += 1
                finally:
                    self.open -= 1
                    writer.close()
            await asyncio.sleep(AGAIN)

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def attack(folder: Path) -> Outcome:
    """Hold the connections while others are served."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with target(folder, descriptors=DESCRIPTORS) as server:
        async with bystander(server) as served:
            attackers = Attackers(server)
            await asyncio.sleep(SECONDS)
            await attackers.leave()
            well = served.well(LONGEST_ANSWER, least=20)
        figures = {**served.figures(), "most_open": attackers.most, "ended_by_server": attackers.ended}
    return Outcome(well and not served.failed, figures)
