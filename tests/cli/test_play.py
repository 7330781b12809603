"""`caravanserai play`: whole games, leaving and coming back."""

import re
from pathlib import Path

import caravanserai as cv
from tests.cli.conftest import Run


def test_a_whole_game_in_a_real_process(run_process: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = run_process("play", "spice_road", "--bots", "greedy", "--seed", 4, "--save", kept, typed="1\n" * 400)
    assert (done.code, done.err) == (0, "")
    assert "Final scoring" in done.out
    assert re.search(r"Bot.1 wins with \d+ points\.", done.out)
    assert re.search(r"Total +\d+ +\d+", done.out)
    state = cv.Record.from_json(kept.read_text()).verify()
    assert state.over


def test_every_line_fits_80_columns(run: Run, tmp_path: Path) -> None:
    options = ("--option", "golden_deals=on", "--option", "bonus_cards=on", "--option", "show_scores=on")
    for language in ("en", "ru", "uk"):
        arguments = ("play", "spice_road", "--players", 5, "--bots", "random", "--seed", 2, "--lang", language)
        typed = "help\n1\n2\n1\nlook\nscore\n3\n1\n1\nlog\n"
        done = run(*arguments, *options, "--save", tmp_path / "g.json", typed=typed)
        assert done.code == 0
        table = done.out.partition(str(tmp_path))[0]
        assert max(len(line) for line in table.splitlines()[:-1]) <= 80
        assert "…" not in table, "something was cut off"


def test_leaving_keeps_the_game_in_the_users_folder(run: Run, tmp_path: Path) -> None:
    done = run("play", "spice_road", "--seed", 3, typed="1\n1\nquit\n")
    assert done.code == 0
    (kept,) = (tmp_path / "data" / "caravanserai" / "games").iterdir()
    assert f"The game is kept in {kept}" in done.out
    assert f"caravanserai play --resume {kept}" in done.out


def test_the_end_of_the_input_is_leaving(run: Run, tmp_path: Path) -> None:
    left = tmp_path / "left.json"
    done = run("play", "spice_road", "--seed", 3, "--save", left, typed="1\n")
    assert done.code == 0
    assert f"The game is kept in {left}" in done.out
    assert not cv.Record.from_json(left.read_text()).verify().over


def test_a_game_left_is_taken_up_where_it_was(run: Run, tmp_path: Path) -> None:
    left = tmp_path / "left.json"
    arguments = ("--players", 3, "--bots", "random,greedy", "--seat", 2, "--option", "golden_deals=on")
    run("play", "spice_road", "--seed", 3, *arguments, "--save", left, typed="1\n1\nquit\n")
    moves = cv.Record.from_json(left.read_text()).moves
    done = run("play", "--resume", left, typed="log\n1\nquit\n")
    assert done.code == 0
    assert "Bot\xa01 (random)" in done.out
    assert "Bot\xa02 (greedy)" in done.out
    again = cv.Record.from_json(left.read_text())
    assert again.moves[: len(moves)] == moves
    assert len(again.moves) > len(moves)
    assert {seat for seat, _ in moves} == {0, 1, 2}


def test_a_game_played_in_two_sittings_is_the_game_played_in_one(run: Run, tmp_path: Path) -> None:
    once, twice = tmp_path / "once.json", tmp_path / "twice.json"
    run("play", "spice_road", "--bots", "greedy", "--seed", 9, "--save", once, typed="1\n" * 6)
    run("play", "spice_road", "--bots", "greedy", "--seed", 9, "--save", twice, typed="1\n" * 3)
    assert once.read_text() != twice.read_text()
    run("play", "--resume", twice, typed="1\n" * 3)
    assert once.read_text() == twice.read_text()


def test_a_record_without_seats_is_resumed_against_medium_bots(run: Run, tmp_path: Path) -> None:
    state = cv.load("spice_road").new(2, 5)
    path = tmp_path / "bare.json"
    path.write_text(cv.Record("spice_road", state.game.version, 2, state.options, 5).to_json())
    done = run("play", "--resume", path, typed="quit\n")
    assert done.code == 0
    assert "Bot\xa01 (medium)" in done.out


def test_what_cannot_be_resumed(run: Run, tmp_path: Path) -> None:
    run("simulate", "spice_road", "--games", 1, "--save", tmp_path)
    (finished,) = tmp_path.glob("*.json")
    assert "is over" in run("play", "--resume", finished).err
    left = tmp_path / "left.json"
    run("play", "spice_road", "--save", left, typed="quit\n")
    text = left.read_text()
    for name in ("deep", "program:touch mark", "os:PathLike"):
        left.write_text(text.replace('"medium"', f'"{name}"'))
        done = run("play", "--resume", left)
        assert done.code == 2
        assert "names seats that cannot be filled" in done.err
    left.write_text(text.replace('"medium"', '"hard"'))
    assert "Bot\xa01 (hard)" in run("play", "--resume", left, typed="quit\n").out


def test_people_on_every_seat(run: Run, tmp_path: Path) -> None:
    done = run("play", "spice_road", "--players", 3, "--all-humans", "--seed", 1, typed="1\n1\n1\nquit\n")
    assert done.code == 0
    for number in (1, 2, 3):
        assert f"Turn of Player\xa0{number}" in done.out
    assert "Bot" not in done.out


def test_other_languages(run: Run) -> None:
    assert "Ваш ход" in run("play", "spice_road", "--seed", 1, "--lang", "ru", typed="1\nquit\n").out
    assert "Ваш хід" in run("play", "spice_road", "--seed", 1, "--lang", "uk", typed="1\nquit\n").out
