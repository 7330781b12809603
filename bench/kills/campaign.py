"""A run: people play, somebody kills, and the clock is held until the first move after each restart."""

import asyncio
import contextlib
import os
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

from bench.kills.joining import Joiners
from bench.kills.ledger import Tally
from bench.kills.people import gather
from bench.kills.playing import Run, keep_playing
from bench.kills.processes import Postgres, ServerProcess
from bench.load.server import HEADERS

KINDS: Final = ("sqlite", "postgresql")
TABLES: Final = 3  # of two people, and one against a bot
PEOPLE: Final = 3
IN_THE_START: Final = 0.1  # the share of kills while the one before is not yet got over
LONGEST_PLAY: Final = 0.6  # seconds of play between two kills
GIVEN_UP: Final = 60.0  # seconds after which a server that takes no move is down for good
PROMISED: Final = 2.0  # seconds to the first accepted move


@dataclass
class Report:
    """What a run has shown."""

    db: str
    tally: Tally
    killed: Counter[str] = field(default_factory=Counter)  # server, database, both
    recoveries: list[float] = field(default_factory=list)  # seconds from a start to the first accepted move
    work: list[float] = field(default_factory=list)  # of the processor, which a new server needed until then

    @property
    def kills(self) -> int:
        return self.killed.total()

    @property
    def held(self) -> bool:
        """Whether every promise was kept."""
        faults = self.tally.lost or self.tally.doubled or self.tally.odd
        return not faults and bool(self.recoveries) and self.quantile(1) <= PROMISED

    def quantile(self, part: float) -> float:
        """The time below which this part of the recoveries took."""
        return _quantile(self.recoveries, part)

    def figures(self) -> dict[str, float | int | str]:
        """What is printed and kept."""
        told = self.tally.told
        return {
            "db": self.db,
            "kills": self.kills,
            **{f"killed_{what}": times for what, times in sorted(self.killed.items())},
            **{f"{kind}s": told[kind] for kind in ("move", "undo", "chat", "join")},
            "sent_again": self.tally.again,
            "lost": len(self.tally.lost),
            "doubled": len(self.tally.doubled),
            "odd": len(self.tally.odd),
            "first_move_median_s": self.quantile(0.5) if self.recoveries else "none",
            "first_move_p99_s": self.quantile(0.99) if self.recoveries else "none",
            "first_move_max_s": self.quantile(1) if self.recoveries else "none",
            "server_processor_median_s": _quantile(self.work, 0.5) if self.work else "none",
            "machine_load": round(os.getloadavg()[0], 1),
        }


async def campaign(
    folder: Path, db: str, kills: int, seed: int, killed: Callable[[int], None] = lambda number: None
) -> Report:
    """So many kills of a server on this kind of database, and of the database itself where it is a server, too."""
    with _started(folder, db) as (server, postgres):
        run = Run(seed)
        report = Report(db, run.tally)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", headers=HEADERS, timeout=10) as client:
            party = await gather(client, f"ws://127.0.0.1:{server.port}", PEOPLE)
            joiners = Joiners(run, party)
            busy = [
                *(asyncio.create_task(keep_playing(run, party)) for _ in range(TABLES)),
                asyncio.create_task(keep_playing(run, party, against_bot=True)),
                asyncio.create_task(joiners.keep_joining()),
            ]
            try:
                killer = Killer(run, report, server, postgres, joiners.check)
                for number in range(kills):
                    await _unless_one_fails(killer.kill(), busy)
                    killed(number + 1)
                run.over = True
                await asyncio.wait_for(asyncio.gather(*busy), GIVEN_UP)
                await joiners.check()
            finally:
                for task in busy:
                    task.cancel()
                await asyncio.gather(*busy, return_exceptions=True)
    return report


class Killer:
    """Kills, starts anew, and waits for the first move."""

    def __init__(
        self,
        run: Run,
        report: Report,
        server: ServerProcess,
        postgres: Postgres | None,
        check: Callable[[], Awaitable[None]],
    ) -> None:
        self._run = run
        self._report = report
        self._server = server
        self._postgres = postgres
        self._check = check
        self._started = 0.0
        self._first: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._again = random.Random(run.chance.random())
        run.accepted = self._accepted

    async def kill(self) -> None:
        """One kill at a random moment of play, sometimes before anybody has come back from the last one."""
        await asyncio.sleep(self._again.uniform(0.0, LONGEST_PLAY))
        self._server.check()
        victim = self._again.choices(("server", "database", "both"), (4, 4, 2))[0] if self._postgres else "server"
        self._report.killed[victim] += 1
        if victim != "database":
            self._server.kill()
        if victim != "server" and self._postgres is not None:
            self._postgres.kill()
            self._started = await asyncio.to_thread(self._postgres.start)
        if victim != "database":
            self._started = self._server.start()
        self._first = asyncio.get_running_loop().create_future()
        if self._again.random() >= IN_THE_START:
            self._report.recoveries.append(await self._first_move(victim))
            if victim != "database":
                self._report.work.append(self._server.processor())
            await self._check()

    async def _first_move(self, victim: str) -> float:
        """The seconds until somebody's move was accepted; RuntimeError when none ever is."""
        while not self._first.done():
            self._server.check()
            if time.monotonic() - self._started > GIVEN_UP:
                faults = self._run.tally.lost + self._run.tally.doubled + self._run.tally.odd
                raise RuntimeError(f"No move for {GIVEN_UP:.0f} s after the end of: {victim}. {faults}")
            await asyncio.wait({self._first}, timeout=0.5)
        return self._first.result()

    def _accepted(self, sent: float) -> None:
        if sent > self._started and not self._first.done():
            self._first.set_result(time.monotonic() - self._started)


def _quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))], 2)


async def _unless_one_fails(work: Awaitable[None], busy: list[asyncio.Task[None]]) -> None:
    """Do some work; what breaks off among those who play breaks it off, too."""
    working = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({working, *busy}, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    if working not in done:
        working.cancel()
        raise RuntimeError("Somebody has stopped playing.")


@contextlib.contextmanager
def _started(folder: Path, db: str) -> Iterator[tuple[ServerProcess, Postgres | None]]:
    """A server on a new database of its own, and that database where it is a server, too; both ended at the end."""
    postgres = Postgres() if db == "postgresql" else None
    server: ServerProcess | None = None
    try:
        if postgres is not None:
            postgres.start()
        server = ServerProcess(postgres.address if postgres else str(folder / "kills.db"), folder / "server.log")
        server.start()
        yield server, postgres
    finally:
        if server is not None:
            server.kill()
        if postgres is not None:
            postgres.stop()
