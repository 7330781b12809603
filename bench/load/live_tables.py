"""Many live tables with two sockets each, and a steady stream of moves."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.load.server import Server, arrive, ask, legal_in

PEOPLE = 40  # pairs of them share the tables


@dataclass
class Result:
    """What the clients saw."""

    took: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    late: int = 0  # moves that could not be sent in time
    lag: list[float] = field(default_factory=list)  # how late the clients' own clock woke them: the machine's share


class LiveTable:
    """A table as its two clients see it."""

    def __init__(self, result: Result, legal: Callable[[dict[str, Any]], list[int]] = legal_in) -> None:
        self.sockets: dict[int, ClientConnection] = {}
        self.event = 0
        self.deciding: list[int] = []
        self.legal: list[int] = []
        self.sent: tuple[str, float] | None = None
        self._result = result
        self._legal_in = legal
        self._number = 0

    async def read(self, seat: int) -> None:
        """Follow the table from one seat."""
        async for text in self.sockets[seat]:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "table":
                self._look(message)
            elif message["type"] == "ack" and self.sent is not None and message["key"] == self.sent[0]:
                self._result.took.append(now - self.sent[1])
                self.sent = None
            else:
                self._result.errors.append(text[:200] if isinstance(text, str) else "bytes")
                self.sent = None

    def _look(self, message: dict[str, Any]) -> None:
        if message["event"] >= self.event and message["observations"] is not None:
            observation = message["observations"][0]
            self.event = message["event"]
            self.deciding = message["info"]["deciding"]
            if observation["seat"] in self.deciding:
                self.legal = self._legal_in(observation)

    async def move(self, chance: random.Random) -> bool:
        """Send a move, unless the last one is still on its way."""
        if self.sent is not None or not self.deciding or not self.legal:
            return False
        self._number += 1
        key = f"m{self._number}"
        seat = self.deciding[0]
        body = {"type": "move", "key": key, "event": self.event, "seat": seat, "move": chance.choice(self.legal)}
        self.deciding = []
        self.sent = (key, time.perf_counter())
        await self.sockets[seat].send(json.dumps(body))
        return True


async def play(server: Server, tables: int, rate: float, seconds: float) -> Result:
    """So many moves a second for so long, spread over so many tables."""
    result = Result()
    live, readers = await _open(server, tables, result)
    chance = random.Random(1)
    began = time.perf_counter()
    number = 0
    while (now := time.perf_counter()) < began + seconds:
        due = began + number / rate
        if due > now:
            await asyncio.sleep(due - now)
            result.lag.append(time.perf_counter() - due)
        if not await live[number % tables].move(chance):
            result.late += 1
        number += 1
    await asyncio.sleep(1)
    for table in live:
        if table.sent is not None:
            result.errors.append("a move was never acknowledged")
        for socket in table.sockets.values():
            await socket.close()
    await asyncio.gather(*readers, return_exceptions=True)
    return result


async def _open(server: Server, tables: int, result: Result) -> tuple[list[LiveTable], list[asyncio.Task[None]]]:
    live: list[LiveTable] = []
    readers: list[asyncio.Task[None]] = []
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        people = [await arrive(client, f"Player {number}") for number in range(PEOPLE)]
        for number in range(tables):
            host, guest = people[number % PEOPLE], people[(number + 1) % PEOPLE]
            body = {"game": "spice_road", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table_id = (await ask(client, host, "/api/tables", body))["id"]
            await ask(client, guest, f"/api/tables/{table_id}/join", {})
            table = LiveTable(result)
            for seat, player in enumerate((host, guest)):
                address = f"{server.live}/api/tables/{table_id}/live"
                table.sockets[seat] = await connect(address, additional_headers=player.headers, compression=None)
                readers.append(asyncio.create_task(table.read(seat)))
            live.append(table)
    await asyncio.sleep(1)
    return live, readers
