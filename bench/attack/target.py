"""The server that is attacked, and the people at it: attackers and bystanders come from addresses of their own."""

import contextlib
import subprocess
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

from bench.load.server import HEADERS, Player, Server

ATTACKER: Final = "127.0.0.2"  # all of 127.0.0.0/8 is this machine
BYSTANDER: Final = "127.0.0.3"


@contextlib.contextmanager
def target(
    folder: Path, settings: Mapping[str, str] | None = None, db: str | None = None, descriptors: int | None = None
) -> Iterator[Server]:
    """A server with default limits, ended when the attack is over. What it logs is in the file `server.log`."""
    with (folder / "server.log").open("w", encoding="utf-8") as log:
        server = Server(folder, settings or {}, db, log, descriptors)
        try:
            yield server
        finally:
            _end(server)


@contextlib.asynccontextmanager
async def visitor(server: Server, address: str = BYSTANDER) -> AsyncIterator[httpx.AsyncClient]:
    """A client at an address of this machine, without a session."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.url, headers=HEADERS, transport=transport, timeout=20) as client:
        yield client


def page(server: Server, player: Player, table: str, address: str = BYSTANDER, **more: Any) -> connect:
    """The socket of a page that has a table open, to be used with `async with`."""
    where = f"{server.live}/api/tables/{table}/live"
    return connect(where, additional_headers=player.headers, local_addr=(address, 0), **more)


def _end(server: Server) -> None:
    """A server under attack may not find the time to close down."""
    try:
        server.stop()
    except subprocess.TimeoutExpired:
        server.process.kill()
        server.process.wait()
