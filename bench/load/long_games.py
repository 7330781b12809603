"""Opening long games: a table of many moves, many times over, each one cold."""

import asyncio
import json
import random
import sqlite3
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from bench.load.server import Player, Server, arrive, ask, unending_in
from caravanserai.server.live.audience import LONGEST_LOG

COPIED = {"tables": "id", "seats": "table_id", "events": "table_id", "snapshots": "table_id"}


async def build(server: Server, moves: int) -> tuple[str, Player]:
    """Play a game of so many moves at a shared screen; nobody claims, so that it does not end."""
    async with httpx.AsyncClient(base_url=server.url) as client:
        player = await arrive(client, "Long")
        body = {"game": "spice_road", "seats": [{"kind": "me"}, {"kind": "shared"}]}
        table = (await ask(client, player, "/api/tables", body))["id"]
    chance = random.Random(5)
    async with connect(f"{server.live}/api/tables/{table}/live", additional_headers=player.headers) as socket:
        for number in range(moves + 1):
            message = json.loads(await socket.recv())
            while message["type"] != "table" or message["observations"] is None:
                message = json.loads(await socket.recv())
            if number == moves:
                break
            seat = message["info"]["deciding"][0]
            asked: dict[str, object] = {
                "type": "move",
                "key": f"k{number}",
                "event": message["event"],
                "seat": seat,
                "move": chance.choice(unending_in(message["observations"][seat])),
            }
            await socket.send(json.dumps(asked))
    return table, player


def copy(db: Path, table: str, copies: int) -> list[str]:
    """The same table under other ids, as if many had been played."""
    ids = [
        f"copy{chr(97 + n // 20)}{chr(97 + n % 20)}aaaaaa"[:12].replace("l", "z").replace("o", "y")
        for n in range(copies)
    ]
    with sqlite3.connect(db) as connection:
        for part, column in COPIED.items():
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({part})")]
            chosen = ", ".join("?" if name == column else f'"{name}"' for name in names)
            for new in ids:
                connection.execute(f"INSERT INTO {part} SELECT {chosen} FROM {part} WHERE {column} = ?", (new, table))
    return ids


async def open_all(server: Server, tables: list[str], player: Player, seconds: float) -> list[float]:
    """Seconds from opening a table to its first message, one after another, spread over a time."""
    took: list[float] = []
    start = time.perf_counter()
    for number, table in enumerate(tables):
        await asyncio.sleep(max(0.0, start + seconds * number / len(tables) - time.perf_counter()))
        began = time.perf_counter()
        async with connect(f"{server.live}/api/tables/{table}/live", additional_headers=player.headers) as socket:
            message = json.loads(await socket.recv())
            took.append(time.perf_counter() - began)
            if message["type"] != "table" or len(message["log"]) != LONGEST_LOG:
                raise RuntimeError("A long game did not open.")
    return took
