"""Running the command line in a test: within this process for speed, or as a real process where that matters."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from caravanserai.cli.main import main

ENVIRONMENT = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1"}


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command in this process; `typed` is what comes on standard input."""
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run_here(*arguments: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        written = capsys.readouterr()
        return Done(code, written.out, written.err)

    return run_here


@pytest.fixture
def run_process(tmp_path: Path) -> Run:
    """Run a command as a process of its own."""

    def run_there(*arguments: object, typed: str = "") -> Done:
        done = subprocess.run(
            [sys.executable, "-m", "caravanserai.cli", *map(str, arguments)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**ENVIRONMENT, "XDG_DATA_HOME": str(tmp_path / "data")},
            timeout=60,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return run_there
