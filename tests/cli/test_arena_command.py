"""`caravanserai arena` and `caravanserai ladder`."""

import json
import os
import shlex
import signal
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_interrupt import start, wait_until

PROGRAM = Path(__file__).parents[1] / "bots" / "program_bots.py"
DUEL = ("arena", "dunhuang", "--bots", "one=random,two=random", "--games", 4, "--seed", 5)


def test_json_has_the_promised_shape(run: Run) -> None:
    done = run(*DUEL, "--json")
    assert (done.code, done.err) == (0, "")
    result = done.json()
    assert (result["game"], result["players"], result["games"], result["planned"]) == ("dunhuang", 2, 4, 4)
    (pair,) = result["pairs"]
    assert {pair["bot"], pair["against"]} == {"one", "two"}
    assert (pair["games"], pair["deals"], pair["expected"]) == (4, 2, 0.5)
    assert pair["interval"][0] < pair["win_rate"] < pair["interval"][1] or pair["win_rate"] in (0, 1)
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(4)
    assert set(result["bots"][0]["decision_ms"]) == {"mean", "p50", "p99", "max"}


def test_the_same_games_on_any_number_of_jobs(run: Run, run_process: Run, tmp_path: Path) -> None:
    run(*DUEL, "--out", tmp_path / "alone")
    run_process(*DUEL, "--out", tmp_path / "together", "--jobs", 2)
    kept = []
    for folder in ("alone", "together"):
        lines = (tmp_path / folder / "games.jsonl").read_text().splitlines()
        games = sorted((json.loads(line) for line in lines), key=lambda game: game["key"])
        kept.append([[game[part] for part in ("key", "seed", "bots", "scores", "winners")] for game in games])
    assert kept[0] == kept[1]
    assert [game[0] for game in kept[0]] == [[0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1]]
    assert [game[1] for game in kept[0]] == [5, 5, 6, 6]
    assert [game[2] for game in kept[0]] == [["one", "two"], ["two", "one"]] * 2


def test_the_tables_for_people(run: Run, tmp_path: Path) -> None:
    done = run(*DUEL, "--out", tmp_path)
    assert done.code == 0
    assert "Merchants of Dunhuang, 2 players: 4 games on 2 deals" in done.out
    assert "95% interval" in done.out
    assert f"The games and the report are in {tmp_path}" in done.out
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")
    again = run(*DUEL, "--out", tmp_path, "--lang", "uk")
    assert "Частка перемог" in again.out
    assert "Хто кого переграє" in (tmp_path / "report.html").read_text()


def test_one_against_three_and_mixed_tables(run: Run, tmp_path: Path) -> None:
    lone = ("arena", "dunhuang", "--players", 4, "--games", 4, "--bots", "one=random", "--against", "two=random")
    done = run(*lone, "--report", tmp_path / "page.html")
    assert "one – two × 3" in done.out
    assert (tmp_path / "page.html").exists()
    mixed = ("arena", "dunhuang", "--players", 3, "--games", 3, "--mixed", "--bots", "a=random,b=random,c=random")
    pairs = run(*mixed, "--json").json()["pairs"]
    assert [(pair["bot"], pair["against"], pair["games"]) for pair in pairs] == [(bot, None, 3) for bot in "abc"]


def test_faults_are_told(run: Run) -> None:
    bots = "bad=tests.bots.own_bots:Cheat,random"
    done = run("arena", "spice_road", "--bots", bots, "--games", 2)
    assert done.code == 0
    assert "Faults of bad: illegal 10; the last: claim 1 is not one of the" in " ".join(done.out.split())


def test_a_ladder(run: Run, tmp_path: Path) -> None:
    run(*DUEL, "--out", tmp_path / "results" / "duel")
    done = run("ladder", tmp_path / "results", "--out", tmp_path / "ladder.md")
    assert (done.code, done.out) == (0, "")
    assert "The ladder is" in done.err
    page = (tmp_path / "ladder.md").read_text()
    assert "## Merchants of Dunhuang" in page
    assert run("ladder", tmp_path / "results").out == page
    assert [arena["game"] for arena in run("ladder", tmp_path / "results", "--json").json()] == ["dunhuang"]


WRONG = {
    "one bot": (["--bots", "random"], "Name at least two different bots"),
    "an unknown bot": (["--bots", "random,deep"], "There is no bot 'deep'"),
    "an unknown rival": (["--against", "deep"], "There is no bot 'deep'"),
    "no games": (["--games", "0"], "--games must be at least 1"),
    "no jobs": (["--jobs", "0"], "--jobs must be at least 1"),
    "too many players": (["--players", "9"], "2 to 4 players, not 9"),
    "not enough for a mixed table": (["--players", "3", "--mixed"], "need 3 different bots"),
    "no such option": (["--option", "wind=on"], "There is no option 'wind'"),
}


@pytest.mark.parametrize(("arguments", "sentence"), WRONG.values(), ids=WRONG.keys())
def test_one_clear_line(run: Run, arguments: list[str], sentence: str) -> None:
    done = run("arena", "dunhuang", *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert sentence in done.err


def test_another_plan_in_the_same_folder(run: Run, tmp_path: Path) -> None:
    run(*DUEL, "--out", tmp_path)
    done = run(*DUEL, "--out", tmp_path, "--seed", 6)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "holds another arena: seed is 5 there and 6 here; choose another folder." in done.err


def test_no_arena_to_make_a_ladder_of(run: Run, tmp_path: Path) -> None:
    done = run("ladder", tmp_path)
    assert (done.code, done.out) == (2, "")
    assert "There is no arena in" in done.err


def test_ctrl_c_keeps_finished_games(tmp_path: Path) -> None:
    arguments = ("arena", "spice_road", "--bots", "one=random,two=random", "--games", 100000, "--out", tmp_path)
    process = start(*arguments, "--jobs", 2, "--json")
    games = tmp_path / "games.jsonl"
    wait_until(lambda: games.exists() and games.read_text().count("\n") >= 3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=40)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    kept = games.read_text()
    assert kept.endswith("\n")
    assert json.loads(out)["games"] == kept.count("\n") >= 3
    assert (tmp_path / "report.html").exists()


def test_a_second_ctrl_c_ends_it_at_once_with_all_programs(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    command = shlex.join([sys.executable, str(PROGRAM), "sleeps", str(notes)])
    process = start("arena", "spice_road", "--bots", f"random,late=program@50s:{command}", "--out", tmp_path / "kept")
    assert process.stderr is not None
    wait_until(lambda: notes.exists() and '"number": 2' in notes.read_text())
    (pid,) = {json.loads(line)["pid"] for line in notes.read_text().splitlines()}
    os.killpg(process.pid, signal.SIGINT)
    assert "Stopping" in process.stderr.readline()
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=40)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
