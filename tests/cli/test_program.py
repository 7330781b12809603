"""The program as a whole: a real process, its help, its version, and how it complains."""

import subprocess
import sys
from pathlib import Path

import caravanserai
from tests.cli.conftest import ENVIRONMENT, Run


def test_without_a_command_it_opens_the_table(tmp_path: Path) -> None:
    """A real server process, on its default port or, where that is taken, one that says so."""
    environment = {**ENVIRONMENT, "CARAVANSERAI_DB": str(tmp_path / "tables.db")}
    server = subprocess.Popen(
        [sys.executable, "-m", "caravanserai"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        if line:
            assert line == "Caravanserai is open at http://127.0.0.1:8000\n"
        else:
            _, complaint = server.communicate(timeout=30)
            assert complaint.startswith("caravanserai: Port 8000 on 127.0.0.1 cannot be used")
            assert server.returncode == 2
    finally:
        server.terminate()
        server.wait(timeout=30)


def test_help_lists_the_commands(run_process: Run) -> None:
    done = run_process("--help")
    assert done.code == 0
    for command in ("serve", "games", "play", "simulate", "replay", "bench", "backup", "restore", "admin"):
        assert command in done.out


def test_both_ways_to_start_it_are_one() -> None:
    command = [sys.executable, "-m", "caravanserai", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, timeout=60, check=True)
    assert done.stdout == f"caravanserai {caravanserai.__version__}\n"


def test_every_command_has_help(run: Run) -> None:
    for command in ("serve", "games", "play", "simulate", "replay", "bench", "backup", "restore", "admin"):
        done = run(command, "--help")
        assert done.code == 0
        assert "Usage: caravanserai" in done.out


def test_a_real_process_complains_in_one_line(run_process: Run) -> None:
    done = run_process("simulate", "chess")
    assert done.code == 2
    assert done.out == ""
    known = ", ".join(game.id for game in caravanserai.games())
    assert done.err == f"caravanserai: There is no game 'chess'; the games are {known}.\n"


def test_a_terminal_with_few_letters_gets_simpler_ones(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "caravanserai",
            "play",
            "spice_road",
            "--seed",
            "1808",
            "--save",
            str(tmp_path / "g.json"),
        ],
        input=b"quit\n",
        capture_output=True,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=True,
    )
    shown = done.stdout.decode("ascii")
    assert "gold x4" in shown
    assert "YY->RR" in shown
    assert "?" not in shown
