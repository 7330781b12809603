"""One address opens as many tables of five hard bots as it can, with a page at each; another's bot must still answer.

The attacker plays under many names, and every page stays open so that its bots go on. The bystander's bot is a medium
one.
"""

import asyncio
import contextlib
import json
import statistics
import time
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from bench.attack import Outcome
from bench.attack.target import ATTACKER, page, target, visitor
from bench.load.server import Player, Server, arrive, ask, legal_in

SECONDS: Final = 30.0  # of attack, besides the bystander's first moves
GUESTS: Final = 20  # names the attacker plays under
ANSWERS: Final = 8  # moves of the bystander's bot that are timed at most
LONGEST: Final = 5.0  # seconds a bot may take to answer, its pause of 0.8 and its thought of 0.3 included
LINES: Final = 60  # of the server's log
FIVE: Final = [{"kind": "bot", "bot": "hard"}] * 5
WITH_BOT: Final = [{"kind": "me"}, {"kind": "bot", "bot": "medium"}]


async def attack(folder: Path) -> Outcome:
    """Measure the answers of a bot at a quiet server, then under attack."""
    with target(folder) as server:
        async with visitor(server) as client:
            bystander = await arrive(client, "Bystander")
            quiet = await _answers(server, client, bystander, 3, 15)
            counts: dict[str, int] = {}
            attacking = asyncio.create_task(_attack(server, counts))
            try:
                await asyncio.sleep(5)
                under = await _answers(server, client, bystander, ANSWERS, SECONDS - 5)
            finally:
                attacking.cancel()
                await asyncio.gather(attacking, return_exceptions=True)
            alive = (await client.get("/api/health")).status_code == 200
    lines = len((folder / "server.log").read_text(encoding="utf-8").splitlines())
    figures: dict[str, float | int | str] = {
        "tables_opened": counts.get("200", 0),
        "tables_refused": counts.get("429", 0),
        "pages": counts.get("pages", 0),
        "bot_answers": len(under),
        "answer_quiet_ms": round(statistics.median(quiet) * 1000),
        "answer_median_ms": round(statistics.median(under) * 1000) if under else -1,
        "answer_max_ms": round(max(under) * 1000) if under else -1,
        "log_lines": lines,
    }
    held = alive and len(under) >= ANSWERS // 2 and max(under) <= LONGEST and lines <= LINES
    return Outcome(held, figures)


async def _attack(server: Server, counts: dict[str, int]) -> None:
    """Open tables until stopped; every page stays open and is read."""
    async with contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(visitor(server, ATTACKER))
        guests = [await arrive(client, f"Guest {number}") for number in range(GUESTS)]
        readers = await stack.enter_async_context(asyncio.TaskGroup())
        while True:
            for guest in guests:
                body = {"game": "spice_road", "seats": FIVE}
                with contextlib.suppress(httpx.HTTPError):
                    answer = await client.post("/api/tables", json=body, headers=guest.headers)
                    client.cookies.clear()
                    status = str(answer.status_code)
                    counts[status] = counts.get(status, 0) + 1
                    if status == "200":
                        readers.create_task(_stay(server, guest, answer.json()["id"], counts))


async def _stay(server: Server, guest: Player, table: str, counts: dict[str, int]) -> None:
    """A page that has a table open."""
    with contextlib.suppress(OSError, WebSocketException):
        async with page(server, guest, table, ATTACKER) as socket:
            counts["pages"] = counts.get("pages", 0) + 1
            async for _ in socket:
                pass


async def _answers(server: Server, client: httpx.AsyncClient, player: Player, most: int, seconds: float) -> list[float]:
    """How long the bot took after each of the player's turns, until it moved for the first time."""
    table = (await ask(client, player, "/api/tables", {"game": "spice_road", "seats": WITH_BOT}))["id"]
    found: list[float] = []
    end = time.monotonic() + seconds
    waits_since: float | None = None
    async with page(server, player, table) as socket:
        with contextlib.suppress(TimeoutError):
            while len(found) < most:
                text = await asyncio.wait_for(socket.recv(), max(0.0, end - time.monotonic()))
                message = json.loads(text)
                if message["type"] != "table":
                    continue
                if waits_since is not None and any(
                    entry["kind"] == "move" and entry["seat"] == 1 for entry in message["log"]
                ):
                    found.append(time.monotonic() - waits_since)
                    waits_since = None
                if message["info"]["status"] == "playing" and 0 in message["info"]["deciding"]:
                    await socket.send(_move(message))
                    waits_since = None
                elif waits_since is None and message["info"]["deciding"] == [1] and _mine(message):
                    waits_since = time.monotonic()
    if waits_since is not None:
        found.append(time.monotonic() - waits_since)  # it has not answered yet
    return found


def _mine(message: dict[str, Any]) -> bool:
    """Whether the news are a move of the player."""
    return any(entry["kind"] == "move" and entry["seat"] == 0 for entry in message["log"])


def _move(message: dict[str, Any]) -> str:
    """The last of the moves that can be made, as a command."""
    move = legal_in(message["observations"][0])[-1]
    return json.dumps(
        {"type": "move", "key": f"k{message['event']}", "event": message["event"], "seat": 0, "move": move}
    )
