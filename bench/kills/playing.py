"""People who play on whatever happens: what was not answered they send again, under its key."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.kills.ledger import Command, Ledger, Tally
from bench.kills.people import AGAIN_AFTER, Party
from bench.load.server import legal_in

GAME: Final = "spice_road"
LONG_ENOUGH: Final = 150  # moves, after which the table is checked and another opened
PATIENCE: Final = 20.0  # seconds an open connection may leave a command without an answer
IDLE: Final = 0.5  # seconds after which somebody who waits for others looks again whether to go on
ITS_OWN_TROUBLE: Final = ("server_error", "database_away")  # refusals that leave open whether it was done
JUDGED: Final = ("stale", "illegal", "no_undo", "game_is_over")  # refusals that two people who are too quick get


class Run:
    """What all players of a run share."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.tally = Tally()
        self.over = False
        self.accepted: Callable[[float], None] = lambda sent: None  # called with when an accepted move was first sent


class Page:
    """One person's page at one table."""

    def __init__(self, run: Run, party: Party, who: int, seat: int, ledger: Ledger) -> None:
        self._run = run
        self._party = party
        self._who = who
        self._seat = seat
        self._ledger = ledger
        self._number = 0
        self._pending: Command | None = None
        self._last: Command | None = None  # the last one that was acknowledged
        self._asked = 0.0  # when the pending one was last sent
        self._table: dict[str, Any] = {}
        self._single = False  # the last two moves at once were refused

    async def play(self) -> None:
        """Play until the table is done with or the run is over, and everything sent is answered."""
        while self._pending is not None or not self._done:
            with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, EOFError, TimeoutError):
                await self._visit()
            await asyncio.sleep(AGAIN_AFTER)

    @property
    def _done(self) -> bool:
        if self._run.over or not self._table:
            return self._run.over
        event: int = self._table["event"]
        return event >= LONG_ENOUGH or self._table["info"]["status"] == "finished"

    async def _visit(self) -> None:
        address = f"{self._party.live}/api/tables/{self._ledger.table}/live?since={self._ledger.whole}"
        headers = self._party.players[self._who].headers
        async with connect(
            address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=5, close_timeout=0.1
        ) as socket:
            await self._welcomed(socket)
            if self._pending is not None:
                await self._send(socket, self._pending, again=True)
            elif self._last is not None and self._run.chance.random() < 0.3:
                await self._send(socket, self._last, again=True)
            while self._pending is not None or not self._done:
                if self._pending is None and (wish := self._wish()) is not None:
                    self._pending = wish
                    await asyncio.sleep(self._run.chance.uniform(0, 0.02))
                    await self._send(socket, wish)
                await self._hear(socket)

    async def _welcomed(self, socket: ClientConnection) -> None:
        """The first message tells how the table stands, from the database when the server is a new one."""
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await socket.recv())
        if message["type"] != "table":
            raise EOFError
        self._table = message
        self._ledger.read(message["log"])
        self._ledger.stands_at(message["event"])

    async def _hear(self, socket: ClientConnection) -> None:
        """Wait for a message, and take it in."""
        try:
            async with asyncio.timeout(IDLE):
                message: dict[str, Any] = json.loads(await socket.recv())
        except TimeoutError:
            if self._pending is not None and time.monotonic() - self._asked > PATIENCE:
                self._run.tally.odd.append(f"{self._pending.key}: no answer in {PATIENCE:.0f} s")
                raise
            return
        if message["type"] == "table":
            observations = message["observations"] or self._table["observations"]
            self._table = {**message, "observations": observations}
            self._ledger.read(message["log"])
        elif message["type"] == "ack":
            self._acknowledged(message)
        elif message["type"] == "refused":
            await self._refused(socket, message)

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Ask again when the server has troubles of its own; otherwise nothing was done, for good."""
        command = next((found for found in (self._pending, self._last) if found and found.key == message["key"]), None)
        if message["code"] in ITS_OWN_TROUBLE and command is not None:
            await asyncio.sleep(AGAIN_AFTER)
            await self._send(socket, command, again=True)
        elif command is None or message["code"] not in JUDGED:
            self._run.tally.odd.append(f"{message['key']}: {message['code']}: {message['message']}")
        elif command is self._last:
            self._run.tally.lost.append(f"{command.key}: was done once, and is refused now as {message['code']}")
        else:
            self._pending = None
            self._single = message["index"] is not None

    def _acknowledged(self, message: dict[str, Any]) -> None:
        for command in (self._pending, self._last):
            if command is not None and command.key == message["key"]:
                self._ledger.acknowledged(command, message["event"])
        if self._pending is not None and self._pending.key == message["key"]:
            if self._pending.kind == "move":
                self._run.accepted(self._pending.sent)
            self._last, self._pending = self._pending, None
            self._single = False

    async def _send(self, socket: ClientConnection, command: Command, again: bool = False) -> None:
        self._run.tally.again += again
        self._asked = time.monotonic()
        await socket.send(command.body)

    def _wish(self) -> Command | None:
        """An undo, a chat, a move or two; nothing when others decide or the table is done with."""
        chance, event = self._run.chance, self._table["event"]
        seen = next((found for found in self._table["observations"] if found["seat"] == self._seat), None)
        if self._done or seen is None:
            return None
        self._number += 1
        key = f"{self._ledger.table}-{self._seat}-{self._number}"
        if chance.random() < 0.1:
            return self._command(key, "chat", {"text": key})
        if seen["undo"] is None and chance.random() < 0.15:
            return self._command(key, "undo", {"event": event, "seat": self._seat})
        legal = legal_in(seen)
        if not legal or self._seat not in self._table["info"]["deciding"]:
            return None
        together = not self._single and chance.random() < 0.3
        what = {"moves": chance.choices(legal, k=2)} if together else {"move": chance.choice(legal)}
        return self._command(key, "move", {"event": event, "seat": self._seat, **what}, together)

    def _command(self, key: str, kind: str, what: dict[str, Any], together: bool = False) -> Command:
        body = json.dumps({"type": kind, "key": key, **what})
        return Command(key, kind, self._seat, body, self._table["event"], time.monotonic(), together)


async def keep_playing(run: Run, party: Party, against_bot: bool = False) -> None:
    """One table after another; each is checked from its first event to its last when it is done with."""
    while not run.over:
        other = {"kind": "bot", "bot": "easy"} if against_bot else {"kind": "open"}
        answer, _ = await party.ask(0, "POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, other]})
        table: str = answer.json()["id"]
        if not against_bot:
            await party.ask(1, "POST", f"/api/tables/{table}/join")
        seats = {0: 0} if against_bot else {0: 0, 1: 1}
        ledger = Ledger(table, {seat: party.players[who].id for seat, who in seats.items()}, run.tally)
        await asyncio.gather(*(Page(run, party, who, seat, ledger).play() for seat, who in seats.items()))
        ledger.read(await party.log(table))
        answer, _ = await party.ask(0, "GET", f"/api/tables/{table}")
        ledger.close(answer.json()["event"])
