"""Stopping and going on: every finished game is kept, half a line is not, and different plans do not mix."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from caravanserai.arena.ledger import GAMES, PLAN, BadLedger, Ledger, read_ledger
from caravanserai.arena.plan import ArenaPlan, Entrant
from caravanserai.arena.running import run_arena

TWO = (Entrant("one", "random"), Entrant("two", "random"))
PLAN_OF_SIX = ArenaPlan("dunhuang", "1", 2, 6, 3, TWO)


class After:
    """A stop that comes after so many games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def count(self, games: int) -> None:
        self.left -= games

    def is_set(self) -> bool:
        return self.left <= 0


def results(plan: ArenaPlan, folder: Path | None = None, stop: After | None = None) -> list[tuple[object, ...]]:
    stop = stop if stop is not None else After(10**6)
    if folder is None:
        games = run_arena(plan, 1, None, stop.count, stop)
    else:
        with Ledger(folder, plan) as ledger:
            games = run_arena(plan, 1, ledger, stop.count, stop)
    return [(game.key, game.seed, game.bots, game.scores, game.winners, game.decisions) for game in games]


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = results(PLAN_OF_SIX, tmp_path, After(2))
    assert len(first) == 2
    begun = (tmp_path / GAMES).read_text()
    counted = After(10**6)
    whole = results(PLAN_OF_SIX, tmp_path, counted)
    assert counted.left == 10**6 - 4, "only what was missing is played"
    assert (tmp_path / GAMES).read_text().startswith(begun)
    assert whole == results(PLAN_OF_SIX), "as if it had never been stopped"
    plan, machine, games = read_ledger(tmp_path)
    assert plan == PLAN_OF_SIX
    assert machine.cores >= 1
    assert [game.key for game in games] == [row[0] for row in whole]


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    results(replace(PLAN_OF_SIX, games=2), tmp_path)
    assert results(replace(PLAN_OF_SIX, games=4), tmp_path) == results(replace(PLAN_OF_SIX, games=4))
    with pytest.raises(BadLedger, match="games is 4 there and 2 here"):
        results(replace(PLAN_OF_SIX, games=2), tmp_path)


def test_half_a_line_is_cut_off_and_its_game_played_again(tmp_path: Path) -> None:
    plan = replace(PLAN_OF_SIX, games=2)
    whole = results(plan, tmp_path)
    path = tmp_path / GAMES
    path.write_bytes(path.read_bytes()[:-40])
    assert len(read_ledger(tmp_path)[2]) == 1
    assert results(plan, tmp_path) == whole
    assert path.read_text().count("\n") == 2


def test_a_damaged_line_is_told(tmp_path: Path) -> None:
    results(replace(PLAN_OF_SIX, games=2), tmp_path)
    path = tmp_path / GAMES
    path.write_text(path.read_text().replace('"scores"', '"skores"', 1))
    with pytest.raises(BadLedger, match=r"Line 1 of .* is damaged"):
        read_ledger(tmp_path)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 4}, "seed is 3 there and 4 here"),
        ({"game": "spice_road"}, "game is"),
        ({"entrants": (*TWO, Entrant("three", "greedy"))}, "bots is"),
        ({"options": {"short": True}}, "options is"),
        ({"version": "2"}, "version is"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, change: dict[str, object], sentence: str) -> None:
    with Ledger(tmp_path, PLAN_OF_SIX):
        pass
    other = ArenaPlan(**(vars(PLAN_OF_SIX) | change))
    with pytest.raises(BadLedger, match=f"holds another arena: {sentence}"), Ledger(tmp_path, other):
        pass


def test_compiled_and_interpreted_games_do_not_mix(tmp_path: Path) -> None:
    with Ledger(tmp_path, PLAN_OF_SIX):
        pass
    data = json.loads((tmp_path / PLAN).read_text())
    data["machine"]["compiled"] = not data["machine"]["compiled"]
    (tmp_path / PLAN).write_text(json.dumps(data))
    with pytest.raises(BadLedger, match="compiled is"), Ledger(tmp_path, PLAN_OF_SIX):
        pass


def test_two_cannot_write_at_the_same_time(tmp_path: Path) -> None:
    with (
        Ledger(tmp_path, PLAN_OF_SIX),
        pytest.raises(BadLedger, match="Another arena is writing"),
        Ledger(tmp_path, PLAN_OF_SIX),
    ):
        pass


def test_something_else_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / PLAN).write_text("[]")
    with pytest.raises(BadLedger, match="is not the plan of an arena"):
        read_ledger(tmp_path)
    (tmp_path / PLAN).unlink()
    (tmp_path / GAMES).write_text("")
    with pytest.raises(BadLedger, match=r"games without a plan\.json"), Ledger(tmp_path, PLAN_OF_SIX):
        pass
