"""Requests by people who do not give up while the server is away."""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import httpx

from bench.load.server import Player, arrive

AGAIN_AFTER: Final = 0.05


@dataclass
class Party:
    """Some people with sessions, and the way to the server."""

    client: httpx.AsyncClient
    live: str
    players: list[Player]

    async def ask(self, who: int, method: str, path: str, body: Any = None) -> tuple[httpx.Response, int]:
        """An answer that is not about the server's own trouble, and how many times it was asked for."""
        times = 0
        while True:
            times += 1
            try:
                answer = await self.client.request(method, path, json=body, headers=self.players[who].headers)
                if answer.status_code < 500:
                    return answer, times
            except httpx.TransportError:
                pass
            await asyncio.sleep(AGAIN_AFTER)

    async def log(self, table: str) -> list[dict[str, Any]]:
        """The whole log of a table."""
        found: list[dict[str, Any]] = []
        before = 2**31 - 1
        while before > 1:
            answer, _ = await self.ask(0, "GET", f"/api/tables/{table}/log?before={before}")
            entries: list[dict[str, Any]] = answer.json()["entries"]
            found = entries + found
            before = entries[0]["event"] if entries else 0
        return found


async def gather(client: httpx.AsyncClient, live: str, number: int) -> Party:
    """So many guests, as soon as the server is there."""
    while True:
        try:
            return Party(client, live, [await arrive(client, f"Player {n}") for n in range(number)])
        except httpx.TransportError:
            await asyncio.sleep(AGAIN_AFTER)
