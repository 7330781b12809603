"""`caravanserai replay`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A good record of a whole game."""
    run("simulate", "spice_road", "--games", 1, "--seed", 4, "--save", tmp_path)
    return tmp_path / "spice_road-2p-4.json"


def change(path: Path, **changes: Any) -> Path:
    data = json.loads(path.read_text())
    changed = path.with_name("changed.json")
    changed.write_text(json.dumps(data | changes))
    return changed


def test_a_good_record(run: Run, record: Path) -> None:
    done = run("replay", record)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"fine  {record}: spice_road, ")
    assert done.out.count("\n") == 1
    assert "ход" in run("replay", record, "--lang", "ru").out


def test_json(run: Run, record: Path) -> None:
    bad = change(record, moves=[])
    done = run("replay", record, bad, "--json")
    assert done.code == 1
    good, wrong = done.json()
    assert (good["file"], good["ok"], good["finished"], good["players"]) == (str(record), True, True, 2)
    assert len(good["scores"]) == 2
    assert (wrong["ok"], "lead to" in wrong["problem"]) == (False, True)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"version": "0"}, "cannot be played on here"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seed": 5}, "was altered"),
        ({"result": {"scores": [99, 0], "winners": [0]}}, "but its moves lead to"),
        ({"moves": [[0, "fly"]]}, "Move 1 of the record"),
        ({"players": 9}, "not 9"),
        ({"format": "something else"}, "not a game record"),
    ],
)
def test_a_record_that_does_not_hold(run: Run, record: Path, changes: dict[str, Any], sentence: str) -> None:
    done = run("replay", change(record, **changes), record)
    assert done.code == 1
    first, second = done.out.splitlines()
    assert first.startswith("bad  ")
    assert sentence in first
    assert second.startswith("fine  ")


@pytest.mark.parametrize("part", [0, 1, 200, -3])
def test_a_truncated_record(run: Run, record: Path, part: int) -> None:
    record.write_text(record.read_text()[:part])
    done = run("replay", record)
    assert (done.code, done.err) == (1, "")
    assert done.out.count("\n") == 1


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    done = run("replay", path)
    assert done.code == 1
    assert "it is not text" in done.out


def test_a_missing_file_is_wrong_usage(run: Run, record: Path) -> None:
    done = run("replay", record, record.with_name("gone.json"))
    assert (done.code, done.out) == (2, "")
    assert done.err == f"caravanserai: There is no file {record.with_name('gone.json')}.\n"


def test_an_unfinished_game_is_fine(run: Run, tmp_path: Path) -> None:
    left = tmp_path / "left.json"
    run("play", "spice_road", "--seed", 3, "--save", left, typed="1\nquit\n")
    done = run("replay", left)
    assert done.code == 0
    assert done.out.rstrip().endswith("unfinished")
