"""Somebody guesses the password of one account, from one address and then from several, while its owner signs in."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import httpx

from bench.attack import Outcome
from bench.attack.target import ATTACKER, BYSTANDER, target, visitor

OWNER: Final = {"name": "Anna", "password": "a long walk to Samarkand"}
FURTHER: Final = ("127.0.0.11", "127.0.0.12")  # with the first one, as many as use up what may be tried at once
NEW_DEVICE: Final = "127.0.0.21"
LATE_DEVICE: Final = "127.0.0.22"
ALONE: Final = 6.0  # seconds for which the first address guesses alone
LONGEST_WAIT: Final = 40.0  # stated: ten seconds for each address that guesses, and ten more
AT_ONCE: Final = 3.0  # seconds within which the owner's sign-in is answered, on a machine that is busy
PAUSE: Final = 0.06  # faster, and the limit of all requests of an address would hold the neighbour up


async def attack(folder: Path) -> Outcome:
    """Two phases: one address guesses, then three do."""
    counted = {"let_through": 0, "slowed_down": 0}
    with target(folder) as server:
        async with AsyncExitStack() as stack:
            owner, first, new, late, *further = [
                await stack.enter_async_context(visitor(server, address))
                for address in (BYSTANDER, ATTACKER, NEW_DEVICE, LATE_DEVICE, *FURTHER)
            ]
            neighbour = await stack.enter_async_context(visitor(server, ATTACKER))  # a known device, the same address
            for client in (owner, neighbour):
                path = "register" if client is owner else "login"
                (await client.post(f"/api/me/{path}", json=OWNER)).raise_for_status()
                await client.post("/api/me/logout")
            began = time.monotonic()
            guessing = [asyncio.create_task(_guess(first, counted))]
            await asyncio.sleep(ALONE)
            from_one = counted["let_through"]
            known = [await _sign_in(client) for client in (owner, neighbour)]
            new_waited = await _sign_in(new)
            guessing += [asyncio.create_task(_guess(client, counted)) for client in further]
            await asyncio.sleep(ALONE)
            known += [await _sign_in(client) for client in (owner, neighbour)]
            late_waited = await _sign_in(late)
            lasted = time.monotonic() - began
            for task in guessing:
                task.cancel()
            await asyncio.gather(*guessing, return_exceptions=True)
    most = 20 + lasted / 10 + 1
    held = (
        max(*known, new_waited) <= AT_ONCE
        and late_waited <= LONGEST_WAIT + AT_ONCE
        and from_one <= 11
        and 0 < counted["let_through"] <= most
    )
    figures: dict[str, float | int | str] = {
        "lasted_s": round(lasted, 1),
        "guesses_of_one_address": from_one,
        **counted,
        "known_device_slowest_ms": round(max(known) * 1000),
        "new_device_s": round(new_waited, 2),
        "new_device_against_three_s": round(late_waited, 1),
    }
    return Outcome(held, figures)


async def _guess(client: httpx.AsyncClient, counted: dict[str, int]) -> None:
    """Guess about as fast as requests from one address are allowed."""
    number = 0
    while True:
        number += 1
        answer = await client.post("/api/me/login", json={"name": "Anna", "password": f"is it number {number}?"})
        assert answer.status_code in (401, 429), answer.text
        counted["let_through" if answer.status_code == 401 else "slowed_down"] += 1
        await asyncio.sleep(PAUSE)


async def _sign_in(client: httpx.AsyncClient) -> float:
    """The owner signs in, and comes back when told to; how many seconds it took."""
    began = time.monotonic()
    while True:
        answer = await client.post("/api/me/login", json=OWNER)
        if answer.status_code == 200:
            return time.monotonic() - began
        assert answer.status_code == 429, answer.text
        await asyncio.sleep(int(answer.headers["retry-after"]))
