"""A server of its own for measuring, and people to play at it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

import httpx

import caravanserai as cv

HEADERS = {"X-Caravanserai": "1"}
UNHURRIED: Final = {"CARAVANSERAI_LIMIT_FACTOR": "0", "CARAVANSERAI_BOT_PAUSE": "0"}
START = "from caravanserai.cli.serve import serve\nif __name__ == '__main__':\n    serve(port=0, db={db!r})\n"


class Server:
    """A server process on a free port of this machine."""

    def __init__(
        self,
        folder: Path,
        settings: Mapping[str, str] = UNHURRIED,
        db: str | None = None,
        log: IO[str] | None = None,
        descriptors: int | None = None,
        cpus: Collection[int] = (),
    ) -> None:
        self.db = folder / "load.db"
        script = folder / "serve.py"
        script.write_text(START.format(db=db or str(self.db)), encoding="utf-8")
        command = [sys.executable, str(script)]
        if descriptors is not None:
            command = ["sh", "-c", f'ulimit -n {descriptors} && exec "$0" "$1"', *command]
        self.process = subprocess.Popen(
            command, env={**os.environ, **settings}, stdout=subprocess.PIPE, stderr=log, text=True
        )
        if cpus:
            os.sched_setaffinity(self.process.pid, cpus)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:
            raise RuntimeError("The server did not start.")
        self.url = found.group()
        self.live = self.url.replace("http", "ws")

    def memory(self) -> int:
        """The most memory the server has had, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        return int(found.group(1)) * 1024 if found else 0

    def processor(self) -> float:
        """The seconds of processor time the server has used."""
        return processor_seconds(self.process.pid)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)  # games that were let go are archived first


def processor_seconds(process: int) -> float:
    """The seconds of processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Player:
    """Somebody with a session."""

    id: str
    cookie: str

    @property
    def headers(self) -> dict[str, str]:
        return {**HEADERS, "Cookie": self.cookie}


async def arrive(client: httpx.AsyncClient, name: str) -> Player:
    """A new guest."""
    answer = await client.post("/api/me/guest", json={"name": name}, headers=HEADERS)
    answer.raise_for_status()
    cookie = answer.headers["set-cookie"].split(";")[0]
    client.cookies.clear()
    return Player(answer.json()["person"]["id"], cookie)


async def ask(client: httpx.AsyncClient, player: Player, path: str, body: Any) -> dict[str, Any]:
    """A request that changes something, by one player."""
    answer = await client.post(path, json=body, headers=player.headers)
    client.cookies.clear()
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def legal_in(observation: dict[str, Any]) -> list[int]:
    """The moves that can be made, out of all that could be meant."""
    return [choice["move"] for choice in observation["choices"] if choice["reason"] is None]


def unending_in(observation: dict[str, Any]) -> list[int]:
    """The moves that can be made in Spice Road without a claim: a game without claims does not end."""
    claims = {move.id for move in cv.load("spice_road").moves.of("claim")}
    return [move for move in legal_in(observation) if move not in claims]
