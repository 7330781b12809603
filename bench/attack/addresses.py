"""One client that claims to be many: a forged X-Forwarded-For brings no further budget, with a proxy or without one.

A client that may ask so often a minute asks half as often again, each time as somebody else: first the server itself,
then through a trusted proxy, which adds the client's true address behind what the client wrote.
"""

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Final

import httpx

from bench.attack import Outcome
from bench.attack.target import ATTACKER, BYSTANDER, target, visitor
from bench.load.server import Server
from caravanserai.server.limits import REQUESTS

PROXY: Final = "127.0.0.9"
CLIENTS: Final = {  # who asks, and what stands behind the forged address in the header
    "direct": (ATTACKER, ""),
    "through_proxy": (PROXY, ", 203.0.113.7"),
    "ipv6_neighbours": (PROXY, ", 2001:db8:1:2::{:x}"),  # all of one household
}
NOTHING: Final = "/api/nothing"  # which costs little, and counts
ASKED: Final = REQUESTS.times * 3 // 2
SPARE: Final = 10


async def attack(folder: Path) -> Outcome:
    """Ask as many and count the answers."""
    figures: dict[str, float | int | str] = {"asked_each": ASKED, "limit_a_minute": REQUESTS.times}
    held = True
    with target(folder, {"CARAVANSERAI_TRUSTED_PROXIES": PROXY}) as server:
        for name, (sender, true_address) in CLIENTS.items():
            began = time.monotonic()
            answered = (await _ask(server, sender, true_address))[404]
            due = REQUESTS.times * (1 + (time.monotonic() - began) / REQUESTS.seconds)  # it drips empty meanwhile
            held = held and REQUESTS.times <= answered <= due + SPARE and answered < ASKED
            figures[f"{name}_answered"] = answered
        async with visitor(server, BYSTANDER) as other:
            figures["bystander"] = (await other.get("/api/bots")).status_code
    return Outcome(held and figures["bystander"] == 200, figures)


async def _ask(server: Server, sender: str, true_address: str) -> Counter[int]:
    async with visitor(server, sender) as client:

        async def ask(numbers: range) -> list[int]:
            return [(await client.get(NOTHING, headers=_forged(n, true_address))).status_code for n in numbers]

        parts = await asyncio.gather(*(ask(range(first, ASKED, 10)) for first in range(10)))
    return Counter(status for part in parts for status in part)


def _forged(number: int, true_address: str) -> httpx.Headers:
    claimed = f"198.51.{number // 250}.{number % 250 + 1}"
    return httpx.Headers({"X-Forwarded-For": claimed + true_address.format(number)})
