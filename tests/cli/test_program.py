"""The program as a whole: a real process, its help, its version, and how it complains."""

import subprocess
import sys
from pathlib import Path

import caravanserai
from tests.cli.conftest import ENVIRONMENT, Run


def test_without_a_command_it_explains_itself(run_process: Run) -> None:
    done = run_process()
    assert done.code == 0
    for command in ("games", "play", "simulate", "replay", "bench"):
        assert command in done.out


def test_both_ways_to_start_it_are_one() -> None:
    command = [sys.executable, "-m", "caravanserai", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, timeout=60, check=True)
    assert done.stdout == f"caravanserai {caravanserai.__version__}\n"


def test_every_command_has_help(run: Run) -> None:
    for command in ("games", "play", "simulate", "replay", "bench"):
        done = run(command, "--help")
        assert done.code == 0
        assert "Usage: caravanserai" in done.out


def test_a_real_process_complains_in_one_line(run_process: Run) -> None:
    done = run_process("simulate", "chess")
    assert done.code == 2
    assert done.out == ""
    assert done.err == "caravanserai: There is no game 'chess'; the games are spice_road.\n"


def test_a_terminal_with_few_letters_gets_simpler_ones(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "caravanserai", "play", "spice_road", "--seed", "2", "--save", str(tmp_path / "g.json")],
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
