"""Ctrl-C in the middle of things: what is finished is kept, and nothing is half-written."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import caravanserai as cv
from tests.cli.conftest import ENVIRONMENT


def start(*arguments: object) -> subprocess.Popen[str]:
    """A process in a group of its own, as a terminal starts it: Ctrl-C reaches its workers too."""
    return subprocess.Popen(
        [sys.executable, "-m", "caravanserai.cli", *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRONMENT,
        start_new_session=True,
    )


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 40
    while not happened():
        assert time.monotonic() < deadline, "it takes too long"
        time.sleep(0.02)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_simulation_keeps_its_finished_games(tmp_path: Path, jobs: int) -> None:
    process = start("simulate", "spice_road", "--games", 100000, "--jobs", jobs, "--save", tmp_path, "--json")
    wait_until(lambda: len(list(tmp_path.glob("*.json"))) >= 3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=40)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "Stopping when the games under way are finished" in err
    records = [path for path in tmp_path.iterdir() if path.suffix == ".json"]
    assert len(records) == len(list(tmp_path.iterdir())), "something half-written was left behind"
    assert json.loads(out)["games"] == len(records)
    for path in records:
        assert cv.Record.from_json(path.read_text()).verify().over


def test_a_second_ctrl_c_ends_it_at_once(tmp_path: Path) -> None:
    plan = ("--players", 5, "--games", 1000, "--bots", "greedy", "--jobs", 2, "--save", tmp_path)
    process = start("simulate", "spice_road", *plan)
    assert process.stderr is not None
    wait_until(lambda: len(list(tmp_path.glob("*.json"))) >= 1)
    os.killpg(process.pid, signal.SIGINT)
    assert "Stopping" in process.stderr.readline()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=40)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "of 1,000 games are finished" in out
    assert [path for path in tmp_path.iterdir() if path.suffix != ".json"] == []


def test_a_game_left_with_ctrl_c_is_kept(tmp_path: Path) -> None:
    left = tmp_path / "left.json"
    process = start("play", "spice_road", "--seed", 3, "--save", left)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    said = ""
    while "Round 2" not in said or not said.endswith("\n> "):  # it asks again
        letter = process.stdout.read(1)
        assert letter, said
        said += letter
    time.sleep(0.5)  # what is printed is seen a moment before the process waits for an answer
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=40)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert f"play --resume {left}" in out
    assert not cv.Record.from_json(left.read_text()).verify().over
