"""At a real terminal: colours, line editing, and people passing the keyboard on."""

import os
import pty
import subprocess
import sys
from pathlib import Path

from tests.cli.conftest import ENVIRONMENT


def at_terminal(tmp_path: Path, *arguments: object, typed: list[str]) -> str:
    """Type lines at a pseudo-terminal, each when the program waits for it."""
    ours, theirs = pty.openpty()
    environment = {**ENVIRONMENT, "TERM": "xterm-256color"}
    del environment["NO_COLOR"]
    process = subprocess.Popen(
        [sys.executable, "-m", "caravanserai", *map(str, arguments), "--save", str(tmp_path / "left.json")],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    seen = ""
    for line in typed:
        awaited, _, answer = line.rpartition("|")
        seen += read_until(ours, awaited or "> ")
        os.write(ours, f"{answer}\n".encode())
    seen += read_until(ours, None)
    assert process.wait(timeout=30) == 0
    os.close(ours)
    return seen


def read_until(terminal: int, awaited: str | None) -> str:
    seen = b""
    while awaited is None or not seen.endswith(awaited.encode()):
        try:
            more = os.read(terminal, 1)
        except OSError:  # the program has left the terminal
            break
        if not more:
            break
        seen += more
    return seen.decode("utf-8", "replace")


def test_colours_and_leaving(tmp_path: Path) -> None:
    seen = at_terminal(tmp_path, "play", "spice_road", "--seed", 4, "--bots", "random", typed=["1", "quit"])
    assert "\x1b[1;38;" in seen, "cubes are coloured"
    assert "The game is kept in" in seen


def test_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    typed = ["1", "Press Enter when you are ready.|", "quit"]
    seen = at_terminal(tmp_path, "play", "spice_road", "--seed", 4, "--all-humans", typed=typed)
    assert "Now it is for Player" in seen
