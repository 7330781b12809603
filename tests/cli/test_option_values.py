"""Values of options from files, such as a table's own list of Golden Deals, and the word for all rulings at once."""

from pathlib import Path

import pytest

import caravanserai as cv
from tests.cli.conftest import Run

DEALS = "# our club's deals\n30x yyg\n17x all-y+up3+card1  # for everybody\n"
TIDIED = "30x yyg; 17x all-y+up3+card1"


@pytest.mark.parametrize("game", ["spice_road", "sand_to_sea", "east_west_1", "east_west_3"])
def test_a_table_is_played_with_the_deals_of_a_file(run: Run, tmp_path: Path, game: str) -> None:
    file, kept = tmp_path / "deals.txt", tmp_path / "game.json"
    file.write_text("\ufeff" + DEALS, encoding="utf-8")
    done = run("play", game, "--seed", 3, "--option", f"golden_deals=@{file}", "--save", kept, typed="1\nquit\n")
    assert (done.code, done.err) == (0, "")
    record = cv.Record.from_json(kept.read_text())
    assert record.options["golden_deals"] == TIDIED
    again = run("play", "--resume", kept, typed="quit\n")
    assert (again.code, again.err) == (0, "")


def test_bots_play_with_the_deals_of_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deals.txt"
    file.write_text(DEALS, encoding="utf-8")
    simulate = ("simulate", "spice_road", "--games", 3, "--seed", 1, "--bots", "greedy", "--json", "--option")
    played = [run(*simulate, f"golden_deals={value}") for value in (f"@{file}", TIDIED, "on")]
    assert [done.code for done in played] == [0, 0, 0]
    from_file, typed, ours = [(done.json()["decisions"], done.json()["score_quantiles"]) for done in played]
    assert from_file == typed != ours


BAD = {
    "a list with a fault": ("47x yyz", "Deal 1, '47x yyz', cannot be read; write it as 4x yyg or 2x all-y+up3+card1."),
    "too few deals": ("40x y", "There are 47 trade cards to put a deal on; the list has only 40 deals."),
    "a word": (
        "sometimes",
        "Option golden_deals cannot be 'sometimes'; it can be off, on, or a list of deals ",
    ),
    "half a character": (b"47x y\xff", "it is not text in UTF-8."),
    "more than a list can hold": ("#" * 100_001, "is too long for an option."),
    "nothing at all": (None, "No such file or directory."),
}


@pytest.mark.parametrize(("content", "sentence"), BAD.values(), ids=BAD.keys())
def test_a_file_that_cannot_be_used_ends_in_one_line(
    run: Run, tmp_path: Path, content: str | bytes | None, sentence: str
) -> None:
    file = tmp_path / "deals.txt"
    if content is not None:
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    done = run("play", "spice_road", "--option", f"golden_deals=@{file}")
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("rulings", ["ours", "as_printed"])
def test_all_rulings_are_chosen_at_once(run: Run, tmp_path: Path, rulings: str) -> None:
    kept = tmp_path / "game.json"
    done = run("play", "dunhuang", "--option", f"rulings={rulings}", "--save", kept, typed="quit\n")
    assert (done.code, done.err) == (0, "")
    game = cv.load("dunhuang")
    options = cv.Record.from_json(kept.read_text()).options
    assert options == game.settle({"rulings": rulings})
    assert (options == game.settle({})) == (rulings == "ours")


def test_an_option_chosen_beside_the_rulings_keeps_its_value(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    game = cv.load("marco_polo")
    chosen = ("--option", "khan_colours=once", "--option", "rulings=as_printed")
    printed = game.settle({"rulings": "as_printed"})
    done = run("play", "marco_polo", *chosen, "--save", kept, typed="quit\n")
    assert (done.code, done.err) == (0, "")
    assert cv.Record.from_json(kept.read_text()).options == printed | {"khan_colours": "once"}
    assert printed["khan_colours"] != "once"


def test_other_rulings_are_refused_and_the_list_of_games_tells_the_word(run: Run) -> None:
    done = run("play", "dunhuang", "--option", "rulings=theirs")
    assert done.code == 2
    assert done.err == "caravanserai: Option rulings cannot be 'theirs'; it can be ours, as_printed.\n"
    assert "--option rulings=ours|as_printed" in run("games").out
