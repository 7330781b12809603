"""Whatever is wrong with a call: exit code 2 and one sentence that helps, no traceback, nothing on standard output."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

WRONG = {
    "no such game": (["simulate", "chess"], "There is no game 'chess'"),
    "no such game to play": (["play", "chess"], "the games are spice_road"),
    "no such game to measure": (["bench", "chess"], "There is no game 'chess'"),
    "no game at all": (["simulate"], "GAME"),
    "no game to play": (["play"], "Name a game to play: spice_road"),
    "too many players": (["simulate", "spice_road", "--players", "6"], "2 to 5 players, not 6"),
    "too few players": (["play", "spice_road", "--players", "1"], "2 to 5 players, not 1"),
    "players in words": (["simulate", "spice_road", "--players", "two"], "--players"),
    "no such option": (["simulate", "spice_road", "--option", "wind=on"], "There is no option 'wind'"),
    "no such value": (["simulate", "spice_road", "--option", "golden_deals=perhaps"], "it can be off, on"),
    "an option without a value": (["play", "spice_road", "--option", "golden_deals"], "name=value"),
    "no such bot": (
        ["simulate", "spice_road", "--bots", "deep"],
        "There is no bot 'deep'; the bots are random, greedy",
    ),
    "no such bot to play": (["play", "spice_road", "--bots", "deep"], "There is no bot 'deep'"),
    "bots for other seats": (["simulate", "spice_road", "--players", "4", "--bots", "random,greedy"], "4 bots"),
    "no games": (["simulate", "spice_road", "--games", "0"], "--games must be at least 1, not 0"),
    "no jobs": (["simulate", "spice_road", "--jobs", "0"], "--jobs must be at least 1, not 0"),
    "a seat beyond the table": (["play", "spice_road", "--seat", "3"], "--seat must be from 1 to 2, not 3"),
    "no such language": (["games", "--lang", "xx"], "the languages are en, ru, uk"),
    "no such command": (["fly"], "fly"),
    "no such flag": (["games", "--fly"], "--fly"),
    "no record": (["replay", "no-such-file.json"], "There is no file no-such-file.json"),
    "nothing to resume": (["play", "--resume", "no-such-file.json"], "There is no file no-such-file.json"),
}


@pytest.mark.parametrize(("arguments", "sentence"), WRONG.values(), ids=WRONG.keys())
def test_one_clear_line(run: Run, arguments: list[str], sentence: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("caravanserai: ")
    assert done.err.count("\n") == 1
    assert sentence in done.err


@pytest.mark.parametrize("folder", ["a file", "a file/below"])
def test_a_folder_that_cannot_be_written_is_found_before_any_game(run: Run, tmp_path: Path, folder: str) -> None:
    (tmp_path / "a file").write_text("in the way")
    done = run("simulate", "spice_road", "--games", "1000000", "--save", tmp_path / folder)
    assert done.code == 2
    assert done.err.startswith(f"caravanserai: Cannot write in {tmp_path / folder}: ")
    assert done.err.count("\n") == 1


def test_a_game_cannot_be_kept_where_a_folder_is(run: Run, tmp_path: Path) -> None:
    done = run("play", "spice_road", "--save", tmp_path)
    assert done.code == 2
    assert "it is a folder" in done.err


def test_a_damaged_game_is_not_resumed(run: Run, tmp_path: Path) -> None:
    left = tmp_path / "left.json"
    run("play", "spice_road", "--seed", "3", "--save", left, typed="1\nquit\n")
    left.write_text(left.read_text()[:-40])
    done = run("play", "--resume", left)
    assert done.code == 2
    assert "The record is not whole JSON" in done.err
    assert done.err.count("\n") == 1
