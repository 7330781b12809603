"""The lobby is flooded: guests at three addresses open tables until they are refused, after others have opened theirs.

Every list of the lobby must still have the tables of the others, and near its head.
"""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any, Final

import httpx

from bench.attack import Outcome
from bench.attack.target import BYSTANDER, target, visitor
from bench.load.server import Player, Server, arrive, ask

ATTACKERS: Final = ("127.0.0.21", "127.0.0.22", "127.0.0.23")
GUESTS: Final = 8  # at each address
TRIES: Final = 25  # tables each of them tries to open
QUIET: Final = 5  # who wait for players before that, all at one address
WISH: Final = {"game": "spice_road", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def attack(folder: Path) -> Outcome:
    """Open a few tables, flood the lobby, and look for the few."""
    with target(folder) as server:
        async with visitor(server, BYSTANDER) as client:
            quiet = [await _open(client, await arrive(client, f"Quiet {number}")) for number in range(QUIET)]
            answers = sum(await asyncio.gather(*(_flood(server, address) for address in ATTACKERS)), Counter[int]())
            listed: list[dict[str, Any]] = (await client.get("/api/tables?list=open")).json()
    places = [place for place, table in enumerate(listed, 1) if table["id"] in quiet]
    last = max(places, default=0)
    figures: dict[str, float | int | str] = {
        "opened_by_attackers": answers[200],
        "refused": answers[429],
        "listed": len(listed),
        "of_others_listed": f"{len(places)}/{QUIET}",
        "last_of_them_at_place": last,
    }
    fair = QUIET * (len(ATTACKERS) + 1)  # when the addresses take turns
    return Outcome(len(places) == QUIET and last <= fair and answers[200] >= 100 and answers[429] > 0, figures)


async def _open(client: httpx.AsyncClient, player: Player) -> str:
    return str((await ask(client, player, "/api/tables", WISH))["id"])


async def _flood(server: Server, address: str) -> Counter[int]:
    """What the guests of an address are answered."""
    answers: Counter[int] = Counter()
    async with visitor(server, address) as client:
        for number in range(GUESTS):
            player = await arrive(client, f"Loud {number}")
            for _ in range(TRIES):
                answer = await client.post("/api/tables", json=WISH, headers=player.headers)
                client.cookies.clear()
                answers[answer.status_code] += 1
    return answers
