"""A real server in the test's own event loop, and people who use it."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

import caravanserai as cv
from caravanserai.server.schemas.live import ServerMessage
from caravanserai.server.serving import bound, web_server
from caravanserai.server.settings import Settings
from caravanserai.server.tables.registry import TableRegistry

MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
HEADERS = {"X-Caravanserai": "1"}
TWO = [{"kind": "me"}, {"kind": "open"}]
SHARED = [{"kind": "me"}, {"kind": "shared"}]


def legal_in(observation: dict[str, Any]) -> list[int]:
    """The moves that can be made, out of all that could be meant."""
    return [choice["move"] for choice in observation["choices"] if choice["reason"] is None]


class Live:
    """A page's socket. Every message is held against the schema as it comes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self._keys = 0

    async def next(self, kind: str, wait: float = 10) -> dict[str, Any]:
        """The next message of a kind; tables that come meanwhile are noted."""
        async with asyncio.timeout(wait):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.texts.append(text)
                message: dict[str, Any] = json.loads(text)
                MESSAGE.validate_python(message)
                if message["type"] == "table":
                    self.look(message)
                    self.log += message["log"]
                if message["type"] == kind:
                    return message

    async def until(self, event: int) -> dict[str, Any]:
        """The table once it has come to an event."""
        while self.table.get("event", -1) < event:
            await self.next("table")
        return self.table

    def look(self, message: dict[str, Any]) -> None:
        """Take in how the table stands; observations that are not told are as they were."""
        if message["observations"] is None:
            message["observations"] = self.table["observations"]
        self.table = message

    async def say(self, **wish: Any) -> str:
        """Send a command or question; gives its key."""
        self._keys += 1
        wish.setdefault("key", f"key-{id(self)}-{self._keys}")
        await self.socket.send(json.dumps(wish))
        return str(wish["key"])

    async def answer(self, **wish: Any) -> dict[str, Any]:
        """Send a command and wait for its answer, and for the news of what it changed."""
        key = await self.say(**wish)
        async with asyncio.timeout(15):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.texts.append(text)
                message: dict[str, Any] = json.loads(text)
                MESSAGE.validate_python(message)
                if message["type"] == "table":
                    self.look(message)
                    self.log += message["log"]
                elif message.get("key") == key:
                    break
        if message["type"] == "ack":
            await self.until(message["event"])
        return message

    def observation(self, seat: int | None) -> dict[str, Any]:
        """What was last seen from a seat."""
        found: dict[str, Any] = next(
            observation for observation in self.table["observations"] if observation["seat"] == seat
        )
        return found

    def legal(self, seat: int | None) -> list[int]:
        """The moves that can be made from a seat."""
        return legal_in(self.observation(seat))

    async def move(self, chance: random.Random, avoid: str = "") -> dict[str, Any]:
        """A random move by whoever of this page's seats has to decide."""
        seat = next(seat for seat in self.table["info"]["deciding"] if seat in self.table["info"]["your_seats"])
        legal = self.legal(seat)
        if avoid:
            moves = cv.load(self.table["info"]["game"]).moves
            legal = [move for move in legal if moves[move].kind != avoid]
        return await self.answer(type="move", event=self.table["event"], seat=seat, move=chance.choice(legal))


class Player:
    """Somebody with a browser."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.http = httpx.AsyncClient(base_url=world.url, headers=HEADERS, timeout=20)
        self.id = ""

    async def become(self, name: str) -> "Player":
        answer = await self.post("/api/me/guest", {"name": name})
        self.id = answer["person"]["id"]
        return self

    async def post(self, path: str, body: Any = None, status: int = 200) -> dict[str, Any]:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, seats: list[dict[str, Any]] = SHARED, **more: Any) -> str:
        """A new table; gives its id."""
        return str((await self.post("/api/tables", {"game": "spice_road", "seats": seats, **more}))["id"])

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    @contextlib.asynccontextmanager
    async def live(self, table: str, since: int = 0, **more: Any) -> AsyncIterator[Live]:
        """Follow a table; the first message has been read already."""
        address = f"{self.world.live}/api/tables/{table}/live?since={since}"
        async with connect(address, additional_headers=self.cookie, **more) as socket:
            live = Live(socket)
            await live.next("table")
            yield live


class World:
    """A running server."""

    def __init__(self, app: FastAPI, port: int) -> None:
        self.app = app
        self.registry: TableRegistry = app.state.registry
        self.url = f"http://127.0.0.1:{port}"
        self.live = f"ws://127.0.0.1:{port}"
        self.players: list[Player] = []

    async def guest(self, name: str) -> Player:
        player = self.nobody()
        return await player.become(name)

    def nobody(self) -> Player:
        """Somebody without a session."""
        player = Player(self)
        self.players.append(player)
        return player


@contextlib.asynccontextmanager
async def opened(db: str, **chosen: Any) -> AsyncIterator[World]:
    """A server on a database, closed gracefully at the end."""
    values: dict[str, Any] = {"bot_pause": 0, "bot_workers": 1, "limit_factor": 0, "clock_tick": 0.05}
    listener = bound("127.0.0.1", 0)
    server = web_server(Settings(db=db, **{**values, **chosen}))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    assert isinstance(server.config.app, FastAPI)
    world = World(server.config.app, listener.getsockname()[1])
    try:
        while not server.started:
            if serving.done():
                await serving
            await asyncio.sleep(0.01)
        yield world
    finally:
        for player in world.players:
            await player.http.aclose()
        server.should_exit = True
        await serving


async def play_out(live: Live, chance: random.Random) -> None:
    """Random moves until the game is over."""
    while live.table["info"]["status"] == "playing":
        answer = await live.move(chance)
        assert answer["type"] == "ack", answer
    assert live.table["info"]["status"] == "finished"


def fresh_file(folder: Path) -> str:
    """A database file that does not exist yet."""
    return str(folder / "tables.db")
