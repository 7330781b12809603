"""`caravanserai simulate`."""

import json
from pathlib import Path

import pytest

import caravanserai as cv
from tests.cli.conftest import Run

KEYS = ["game", "players", "games", "seed", "decisions", "decisions_per_s", "bots", "score_quantiles"]


def test_json_has_the_promised_shape(run: Run) -> None:
    done = run("simulate", "spice_road", "--players", 3, "--games", 4, "--seed", 11, "--bots", "random", "--json")
    assert (done.code, done.err) == (0, "")
    result = done.json()
    assert list(result) == KEYS
    assert (result["game"], result["players"], result["games"], result["seed"]) == ("spice_road", 3, 4, 11)
    (bot,) = result["bots"]
    assert list(bot) == ["bot", "games", "wins", "win_rate", "mean_score"]
    assert (bot["bot"], bot["games"], bot["wins"]) == ("random", 12, 4)
    assert list(result["score_quantiles"]) == ["0", "5", "25", "50", "75", "95", "100"]
    assert list(result["score_quantiles"].values()) == sorted(result["score_quantiles"].values())


def test_bots_are_named_per_seat_and_counted_by_name(run: Run) -> None:
    done = run("simulate", "spice_road", "--players", 3, "--games", 3, "--bots", "random,greedy,random", "--json")
    random, greedy = done.json()["bots"]
    assert (random["bot"], random["games"]) == ("random", 6)
    assert (greedy["bot"], greedy["games"]) == ("greedy", 3)
    assert random["wins"] + greedy["wins"] == 3


def test_the_same_seed_gives_the_same_results_on_any_number_of_jobs(run: Run, run_process: Run) -> None:
    arguments = ("simulate", "spice_road", "--games", 9, "--seed", 5, "--bots", "random", "--json")
    alone = run(*arguments).json()
    together = run_process(*arguments, "--jobs", 2).json()
    del alone["decisions_per_s"], together["decisions_per_s"]
    assert alone == together


@pytest.mark.parametrize("option", ["bonus_cards", "golden_deals", "show_scores"])
def test_options(run: Run, option: str, tmp_path: Path) -> None:
    done = run("simulate", "spice_road", "--games", 1, "--option", f"{option}=on", "--save", tmp_path, "--json")
    assert done.code == 0
    (path,) = tmp_path.iterdir()
    assert json.loads(path.read_text())["options"][option] is True


def test_records_are_kept_whole(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    run("simulate", "spice_road", "--games", 3, "--seed", 7, "--save", folder)
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"spice_road-2p-{seed}.json" for seed in (7, 8, 9)]
    for path in paths:
        assert cv.Record.from_json(path.read_text()).verify().over


def test_the_table_for_people(run: Run) -> None:
    done = run("simulate", "spice_road", "--games", 2, "--bots", "random")
    assert done.code == 0
    assert "Century: Spice Road, 2 players: 2 games" in done.out
    assert "50.0%" in done.out
    assert "Score spread   0%: " in done.out
    assert "2 партии" in run("simulate", "spice_road", "--games", 2, "--lang", "ru").out
