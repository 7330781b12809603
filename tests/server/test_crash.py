"""The server is killed at random moments under play; every move it acknowledged is found again."""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.world import legal_in

pytestmark = pytest.mark.anyio
KILLS = 50
TABLES = 4
HEADERS = {"X-Caravanserai": "1"}
SCRIPT = """
import os
import sys
import uvicorn
import caravanserai.server.app
from caravanserai.cli.serve import serve
if __name__ == "__main__":
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(port=0, db={!r})
        else:
            print("pid", child, flush=True)
            os.waitpid(child, 0)
"""


class Played:
    """What a client knows of its table: the key and event of every acknowledged command."""

    def __init__(self, table: str, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.acked: dict[str, int] = {}
        self.log: dict[int, str] = {}
        self.sent = 0
        self.together = 0  # acknowledged commands of two moves
        self.seen: dict[str, Any] = {}  # the last news
        self.pending: dict[str, str] = {}  # sent and not yet answered, to be sent again after the crash


class Servers:
    """One server process after the other on the same database, each a fork of a process that has everything loaded."""

    def __init__(self, folder: Path) -> None:
        script = folder / "serve.py"
        script.write_text(SCRIPT.format(str(folder / "crash.db")), encoding="utf-8")
        environment = {**os.environ, "CARAVANSERAI_LIMIT_FACTOR": "0", "CARAVANSERAI_SNAPSHOT_MOVES": "10"}
        self.nursery = subprocess.Popen(
            [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.pid = 0

    def open(self) -> str:
        """Let one serve, once the one before it is dead; gives its address."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write("open\n")
        self.nursery.stdin.flush()
        self.pid, address = 0, ""
        while not (self.pid and address):  # one line is the nursery's, one the server's, in any order
            line = self.nursery.stdout.readline()
            assert line, "the server did not start"
            if line.startswith("pid "):
                self.pid = int(line.split()[1])
            elif found := re.search(r"http://\S+", line):
                address = found.group()
        return address

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        """Kill the server and whatever started it."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                self.kill()
        self.nursery.kill()
        self.nursery.communicate()


async def play(url: str, played: Played, chance: random.Random, begun: asyncio.Event) -> None:
    """Play until the connection breaks; first ask again for what was never answered."""
    address = f"{url.replace('http', 'ws')}/api/tables/{played.table}/live?since={max(played.log, default=0)}"
    with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, EOFError, TimeoutError):
        async with connect(address, additional_headers={"Cookie": played.cookie}, close_timeout=0.1) as socket:
            for text in played.pending.values():
                await socket.send(text)
            async for said in socket:
                message = json.loads(said)
                begun.set()
                if message["type"] == "ack":
                    assert played.acked.setdefault(message["key"], message["event"]) == message["event"]
                    wish = json.loads(played.pending.pop(message["key"], "{}"))
                    played.together += "moves" in wish and message["event"] == wish["event"] + 2
                elif message["type"] == "refused":
                    assert message["code"] == "stale" or message["index"], message
                    played.pending.pop(message["key"], None)
                    if message["index"]:  # no news follow
                        await _say(socket, played.seen, played, chance, several=False)
                elif message["type"] == "table":
                    played.seen = message
                    for entry in message["log"]:
                        assert played.log.setdefault(entry["event"], entry["kind"]) == entry["kind"]
                    if message["info"]["status"] == "finished" or played.pending:
                        continue
                    await _say(socket, message, played, chance)


async def _say(
    socket: ClientConnection, message: dict[str, Any], played: Played, chance: random.Random, several: bool = True
) -> None:
    """Undo, move, or try several moves at once, the later ones at a guess."""
    played.sent += 1
    key = f"{played.table}-{played.sent}"
    seat = message["info"]["deciding"][0]
    observation = message["observations"][seat]
    undoing = next((s["seat"] for s in message["observations"] if s["undo"] is None), None)
    wish: dict[str, object] = {"key": key, "event": message["event"]}
    if undoing is not None and chance.random() < 0.2:
        wish |= {"type": "undo", "seat": undoing}
    elif several and chance.random() < 0.5:
        wish |= {"type": "move", "seat": seat, "moves": chance.choices(legal_in(observation), k=2)}
    else:
        wish |= {"type": "move", "seat": seat, "move": chance.choice(legal_in(observation))}
    text = json.dumps(wish)
    played.pending[key] = text
    await socket.send(text)


async def test_every_acknowledged_move_survives(tmp_path: Path) -> None:
    chance = random.Random(20)
    servers = Servers(tmp_path)
    try:
        url = servers.open()
        tables = await sit_down(url)
        for _ in range(KILLS):
            begun = asyncio.Event()
            playing = [asyncio.create_task(play(url, played, chance, begun)) for played in tables]
            if chance.random() < 0.9:  # sometimes it dies before anybody has come back
                await asyncio.wait_for(begun.wait(), 30)
            await asyncio.sleep(chance.uniform(0.0, 0.3))
            servers.kill()
            await asyncio.gather(*playing)
            url = servers.open()
        for played in tables:
            await check(url, played)
        assert sum(len(played.acked) for played in tables) > KILLS
        assert sum(played.together for played in tables) > KILLS / 5
    finally:
        servers.close()


async def sit_down(url: str) -> list[Played]:
    """Some tables at which one person plays all seats."""
    async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=20) as client:
        guest = await client.post("/api/me/guest", json={"name": "Ann"})
        cookie = guest.headers["set-cookie"].split(";")[0]
        wish = {"game": "spice_road", "seats": [{"kind": "me"}, {"kind": "shared"}]}
        ids = [(await client.post("/api/tables", json=wish)).json()["id"] for _ in range(TABLES)]
    return [Played(table, cookie) for table in ids]


async def check(url: str, played: Played) -> None:
    """The log is whole, has every acknowledged command where it was said to be, and the game can be taken up."""
    async with httpx.AsyncClient(base_url=url, headers={"Cookie": played.cookie}, timeout=20) as client:
        kinds = await whole_log(client, played.table)
        assert sorted(kinds) == list(range(1, len(kinds) + 1))
        assert all(kinds[event] in ("move", "undo") for event in played.acked.values())
        assert len(set(played.acked.values())) == len(played.acked)
        assert {event: kinds[event] for event in played.log} == played.log
        info = (await client.get(f"/api/tables/{played.table}")).json()
        total = (await client.get(f"/api/tables/{played.table}/positions/0")).json()["total"]
        moves = sum(kind == "move" for kind in kinds.values()) - sum(kind == "undo" for kind in kinds.values())
        assert (info["event"], total) == (len(kinds), moves)


async def whole_log(client: httpx.AsyncClient, table: str) -> dict[int, str]:
    found: dict[int, str] = {}
    before = 2**31 - 1
    while before > 1:
        piece = (await client.get(f"/api/tables/{table}/log?before={before}")).json()["entries"]
        found |= {entry["event"]: entry["kind"] for entry in piece}
        before = piece[0]["event"] if piece else 0
    return found
