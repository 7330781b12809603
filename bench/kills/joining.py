"""People who sit down at new tables all the time, two at once: each has one seat then, and keeps it."""

import asyncio
from collections import Counter, deque
from typing import Final

from bench.kills.people import Party
from bench.kills.playing import GAME, Run

SEATS: Final = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]  # the game begins with the last one
LOOKED_AT: Final = 5  # of the newest tables, after every kill


class Joiners:
    """Opens tables and has two people join each; with the second the game begins."""

    def __init__(self, run: Run, party: Party) -> None:
        self._run = run
        self._party = party
        self._newest: deque[str] = deque(maxlen=LOOKED_AT)

    async def keep_joining(self) -> None:
        """Until the run is over."""
        while not self._run.over:
            answer, _ = await self._party.ask(0, "POST", "/api/tables", {"game": GAME, "seats": SEATS})
            table: str = answer.json()["id"]
            await asyncio.gather(*(self._join(who, table) for who in (1, 2)))
            self._newest.append(table)
            await self._check(table)
            await asyncio.sleep(self._run.chance.uniform(0.05, 0.3))

    async def check(self) -> None:
        """Look at the newest tables again, whatever has been killed since."""
        for table in list(self._newest):
            await self._check(table)

    async def _join(self, who: int, table: str) -> None:
        answer, times = await self._party.ask(who, "POST", f"/api/tables/{table}/join")
        if answer.status_code == 200 or (times > 1 and answer.json()["error"]["code"] == "already_seated"):
            self._run.tally.told["join"] += 1
            self._run.tally.again += times - 1
        else:
            self._run.tally.lost.append(f"{table}: nobody could join: {answer.text}")

    async def _check(self, table: str) -> None:
        answer, _ = await self._party.ask(1, "GET", f"/api/tables/{table}")
        seated = Counter(seat["person"] for seat in answer.json()["seats"])
        log = await self._party.log(table)
        joined = Counter(entry["person"] for entry in log if entry["text"] == "joined")
        if sum(entry["kind"] == "start" for entry in log) != 1:
            self._run.tally.lost.append(f"{table}: everybody sits, and the game has not begun once")
        for who in (1, 2):
            places, times = seated[self._party.players[who].id], joined[f"Player {who}"]
            if places == 0 or times == 0:
                self._run.tally.lost.append(f"{table}: {places} seats and {times} entries for somebody who joined")
            if places > 1 or times > 1:
                self._run.tally.doubled.append(f"{table}: {places} seats and {times} entries for somebody who joined")
