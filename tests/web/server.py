"""A real server in its own process, with a database of its own."""

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

SERVE = """
import sys
from caravanserai.server.serving import run
run("127.0.0.1", int(sys.argv[1]), sys.argv[2])
"""


class Server:
    """The server under test. It can be stopped and started again on the same port with the same database."""

    def __init__(self, folder: Path, client: Path, **settings: object) -> None:
        self.address = ""
        self.first = ""  # what the process does before it serves
        self._folder = folder
        self._client = client
        self._settings = {f"CARAVANSERAI_{name.upper()}": str(value) for name, value in settings.items()}
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def database(self) -> str:
        """The file that holds everything."""
        return str(self._folder / "server.db")

    def admin(self, *arguments: object) -> str:
        """What the host does at the command line beside the running server, which must have followed it."""
        command = [sys.executable, "-m", "caravanserai.cli", "admin", *map(str, arguments), "--db", self.database]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self) -> None:
        """Open the server and wait until it answers."""
        environment = os.environ | {
            "CARAVANSERAI_BOT_PAUSE": "0",
            "CARAVANSERAI_BOT_WORKERS": "1",
            "CARAVANSERAI_LIMIT_FACTOR": "0",
            "CARAVANSERAI_STATIC": str(self._client),
        }
        environment |= self._settings
        command = [sys.executable, "-c", self.first + SERVE, str(self._port), self.database]
        with (self._folder / "server.log").open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8"
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"The server said: {line!r}. Its log: {self.log()}"
        self.address = line.split()[-1]
        self._port = int(self.address.rsplit(":", 1)[1])
        with urllib.request.urlopen(f"{self.address}/api/health", timeout=20) as answer:
            assert answer.status == 200

    def stop(self) -> None:
        """Close the server and wait until it has gone."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(5)
        self._process = None

    def log(self) -> str:
        """What the server wrote to its error stream."""
        return (self._folder / "server.log").read_text(encoding="utf-8")
