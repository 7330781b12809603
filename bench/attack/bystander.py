"""Somebody who plays on while the server is attacked, and a monitor that asks how it is."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from bench.attack.target import BYSTANDER, page, visitor
from bench.load.server import Server, arrive, ask, legal_in

PAUSE = 0.25  # seconds between two moves, and between two questions of the monitor
PATIENCE = 10.0  # seconds after which an answer has failed to come


@dataclass
class Served:
    """How long answers took, and how many did not come."""

    moves: list[float] = field(default_factory=list)
    checks: list[float] = field(default_factory=list)
    failed: int = 0

    def figures(self) -> dict[str, float | int | str]:
        return {
            "moves": len(self.moves),
            "slowest_move_ms": _slowest(self.moves),
            "health_checks": len(self.checks),
            "slowest_check_ms": _slowest(self.checks),
            "not_answered": self.failed,
        }

    def well(self, longest: float, least: int) -> bool:
        """Whether nothing failed, nothing took longer than so many seconds, and there was enough to tell."""
        enough = min(len(self.moves), len(self.checks)) >= least
        return enough and not self.failed and max(self.moves + self.checks) <= longest


@contextlib.asynccontextmanager
async def bystander(server: Server) -> AsyncIterator[Served]:
    """Play and ask for as long as the block lasts; the game is begun before."""
    served = Served()
    async with visitor(server) as client:
        player = await arrive(client, "Bystander")
        seats = [{"kind": "me"}, {"kind": "shared"}]
        table = str((await ask(client, player, "/api/tables", {"game": "spice_road", "seats": seats}))["id"])
        async with page(server, player, table) as socket:
            tasks = [asyncio.create_task(_play(socket, served)), asyncio.create_task(_monitor(server, served))]
            try:
                yield served
            finally:
                for task in tasks:
                    task.cancel()
                for result in await asyncio.gather(*tasks, return_exceptions=True):
                    served.failed += isinstance(result, Exception)


async def _play(socket: ClientConnection, served: Served) -> None:
    chance = random.Random(1)
    state: dict[str, Any] = {}
    number = 0
    while True:
        state = await _table(socket, state)
        if state["info"]["status"] != "playing":
            return
        seat = state["info"]["deciding"][0]
        observation = next(each for each in state["observations"] if each["seat"] == seat)
        number += 1
        move = {"type": "move", "key": f"bystander-{number}", "event": state["event"], "seat": seat}
        began = time.perf_counter()
        await socket.send(json.dumps({**move, "move": chance.choice(legal_in(observation))}))
        async with asyncio.timeout(PATIENCE):
            while (message := json.loads(await socket.recv())).get("key") != move["key"]:
                if message["type"] == "table":
                    state = message
        if message["type"] != "ack":
            raise RuntimeError(f"A move was not taken: {message}")
        served.moves.append(time.perf_counter() - began)
        while state["event"] < message["event"]:
            state = await _table(socket, {})
        await asyncio.sleep(PAUSE)


async def _table(socket: ClientConnection, known: dict[str, Any]) -> dict[str, Any]:
    """How the table stands, when that is not known yet."""
    async with asyncio.timeout(PATIENCE):
        while not known:
            message = json.loads(await socket.recv())
            known = message if message["type"] == "table" else {}
    return known


async def _monitor(server: Server, served: Served) -> None:
    """A connection of its own for each question, as monitors do."""
    while True:
        began = time.perf_counter()
        try:
            transport = httpx.AsyncHTTPTransport(local_address=BYSTANDER)
            async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
                (await client.get(f"{server.url}/api/health")).raise_for_status()
            served.checks.append(time.perf_counter() - began)
        except httpx.HTTPError:
            served.failed += 1
        await asyncio.sleep(PAUSE)


def _slowest(took: list[float]) -> float:
    return round(max(took, default=0) * 1000, 1)
