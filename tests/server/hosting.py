"""A host at the command line, beside a running server or without one."""

import asyncio
import json
from typing import Any

import pytest

from caravanserai.cli.main import main


class Host:
    """Runs `caravanserai admin` in this process."""

    def __init__(self, db: str, capture: pytest.CaptureFixture[str]) -> None:
        self.db = db
        self._capture = capture

    def run(self, *arguments: object, code: int = 0, printed: bool = False) -> str:
        """What a command prints, on standard output or, when it is refused, on standard error alone; with `printed` it
        is refused only after it has shown something."""
        self._capture.readouterr()
        assert main(["admin", *map(str, arguments), "--db", self.db]) == code
        written = self._capture.readouterr()
        assert printed or (written.err if code == 0 else written.out) == ""
        return written.out if code == 0 else written.err

    async def beside(self, *arguments: object, code: int = 0, printed: bool = False) -> str:
        """The same while the test's own server runs in this event loop."""
        return await asyncio.to_thread(lambda: self.run(*arguments, code=code, printed=printed))

    async def listed(self, *arguments: object) -> Any:
        """What a list holds."""
        return json.loads(await self.beside(*arguments, "--json"))
