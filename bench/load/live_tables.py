"""Many live tables with players and watchers, and a steady stream of moves."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.load.server import Player, Server, arrive, ask, legal_in

PEOPLE: Final = 40  # pairs of them share the tables
OPENED_AT_ONCE: Final = 8


@dataclass
class Result:
    """What the clients saw."""

    took: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    late: int = 0  # moves that could not be sent in time
    lag: list[float] = field(default_factory=list)  # how late the clients' own clock woke them: the machine's share
    watched: int = 0  # messages that watchers were sent


class LiveTable:
    """A table as its clients see it."""

    def __init__(self, result: Result, legal: Callable[[dict[str, Any]], list[int]] = legal_in) -> None:
        self.sockets: dict[int, ClientConnection] = {}  # of the players, by seat
        self.watchers: list[ClientConnection] = []
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

    async def watch(self, messages: AsyncIterable[object]) -> None:
        """Follow the table without a seat."""
        async for _ in messages:
            self._result.watched += 1

    def _look(self, message: dict[str, Any]) -> None:
        """The two players are told of an event one after the other; only who decides is told what can be done."""
        if message["observations"] is None or message["event"] < self.event:
            return
        if message["event"] > self.event:
            self.event, self.legal = message["event"], []
            self.deciding = message["info"]["deciding"]
        observation = message["observations"][0]
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


class LiveTables:
    """So many tables, with two players and some watchers each."""

    def __init__(self, server: Server, tables: int, watchers: int) -> None:
        self.result = Result()
        self._server = server
        self._count = tables
        self._watchers = watchers
        self._tables: list[LiveTable] = []
        self._readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Lay the tables, and let everybody in."""
        places = asyncio.Semaphore(OPENED_AT_ONCE)
        async with httpx.AsyncClient(base_url=self._server.url, timeout=60) as client:
            people = [await arrive(client, f"Player {number}") for number in range(PEOPLE)]

            async def lay(number: int) -> None:
                async with places:
                    await self._lay(client, people[number % PEOPLE], people[(number + 1) % PEOPLE])

            await asyncio.gather(*[lay(number) for number in range(self._count)])
        await asyncio.sleep(1)

    async def play(self, rate: float, seconds: float) -> None:
        """So many moves a second for so long, spread over the tables."""
        chance, result = random.Random(1), self.result
        began = time.perf_counter()
        number = 0
        while (now := time.perf_counter()) < began + seconds:
            due = began + number / rate
            if due > now:
                await asyncio.sleep(due - now)
                result.lag.append(time.perf_counter() - due)
            if not await self._tables[number % self._count].move(chance):
                result.late += 1
            number += 1
        await asyncio.sleep(1)

    async def close(self) -> None:
        """Let everybody go; a move that was never answered is an error."""
        for table in self._tables:
            if table.sent is not None:
                self.result.errors.append("a move was never acknowledged")
            await asyncio.gather(*[socket.close() for socket in (*table.sockets.values(), *table.watchers)])
        await asyncio.gather(*self._readers, return_exceptions=True)

    async def _lay(self, client: httpx.AsyncClient, host: Player, guest: Player) -> None:
        body = {"game": "spice_road", "seats": [{"kind": "me"}, {"kind": "open"}]}
        name = (await ask(client, host, "/api/tables", body))["id"]
        await ask(client, guest, f"/api/tables/{name}/join", {})
        address = f"{self._server.live}/api/tables/{name}/live"
        table = LiveTable(self.result)
        for seat, player in enumerate((host, guest)):
            table.sockets[seat] = await connect(address, additional_headers=player.headers)
            self._readers.append(asyncio.create_task(table.read(seat)))
        for _ in range(self._watchers):
            watcher = await connect(address)
            table.watchers.append(watcher)
            self._readers.append(asyncio.create_task(table.watch(watcher)))
        self._tables.append(table)
