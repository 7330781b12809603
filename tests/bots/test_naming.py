"""Bots by name: levels, budgets, classes, programs, and which of these a server may make."""

import sys
from pathlib import Path
from typing import Any

import pytest

import caravanserai as cv
from caravanserai.arena.match import bot_seed, play_match
from caravanserai.arena.simulation import Plan, simulate
from caravanserai.bots import (
    BOTS,
    LEVELS,
    GuardedBot,
    UnknownBot,
    built_in_bot,
    make_bot,
    split_names,
    time_budget,
)
from caravanserai.bots.program import ProgramBot
from caravanserai.bots.search.bot import SearchBot

OWN = "tests.bots.own_bots"
GAME = cv.load("spice_road")


@pytest.mark.parametrize(
    ("name", "simulations", "seconds"),
    [("search@800", 800, 0.0), ("search@0.3s", 0, 0.3), ("medium", 0, 0.3), ("hard", 0, 2.0)],
)
def test_searches_have_budgets(name: str, simulations: int, seconds: float) -> None:
    bot = make_bot(name, 7)
    assert isinstance(bot, SearchBot)
    assert (bot.seed, bot.budget.simulations, bot.budget.seconds) == (7, simulations, seconds)


def test_a_search_without_a_budget_has_its_usual_one() -> None:
    assert isinstance(make_bot("search"), SearchBot)


def test_programs() -> None:
    bot = make_bot("program@2.5s:node 'my bots/a@b:c.js' --deep", 3)
    assert isinstance(bot, GuardedBot)
    assert isinstance(bot.bot, ProgramBot)
    assert (bot.bot.command, bot.bot.seconds, bot.bot.seed) == (["node", "my bots/a@b:c.js", "--deep"], 2.5, 3)
    usual: Any = make_bot("program:./bot")
    assert usual.bot.seconds == 10


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("deep", "There is no bot 'deep'; the bots are random, greedy"),
        ("", "There is no bot ''"),
        ("greedy@800", "takes no budget"),
        ("search@", "Write a budget as 800"),
        ("search@fast", "Write a budget as 800"),
        ("search@0s", "Write a budget as 800"),
        ("search@-5", "Write a budget as 800"),
        ("program:", "Write the command"),
        ("program@800:./bot", "budget is in seconds"),
        ("program:./bot 'x", "cannot be read"),
        ("no_such_module_here:Bot", "cannot be loaded: ModuleNotFoundError"),
        (f"{OWN}:Nobody", "is not a subclass of caravanserai.bots.Bot"),
        (f"{OWN}:Stranger", "is not a subclass of caravanserai.bots.Bot"),
        (f"{OWN}:Broken", "cannot be made: RuntimeError"),
    ],
)
def test_names_nobody_has(name: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        make_bot(name)


def test_time_budgets() -> None:
    names = ["greedy", "search@800", "search@0.3s", "hard", "program:x", "program@2s:x", f"{OWN}:First@0.5s"]
    assert [time_budget(name) for name in names] == [None, None, 0.3, 2.0, 10.0, 2.0, 0.5]


def test_names_are_parted_by_commas_outside_quotes() -> None:
    assert split_names("random, greedy") == ["random", "greedy"]
    assert split_names("""program:a "b,c" 'd,"e',random""") == ["""program:a "b,c" 'd,"e'""", "random"]


def test_a_class_of_ones_own() -> None:
    bot: Any = make_bot(f"{OWN}:First@0.5s", 9)
    assert (bot.bot.name, bot.bot.seed, bot.bot.budget.seconds) == ("first", 9, 0.5)
    bot = make_bot(f"{OWN}:First", 9)
    match = play_match(GAME, 2, 1, [bot, make_bot("random")])
    bot.end(match.state.scores(), match.state.winners())
    assert bot.faults == []
    assert bot.bot.told == [(match.state.scores(), match.state.winners())]


def test_a_class_in_the_folder_one_stands_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from caravanserai.bots import Bot\n\nclass Mine(Bot):\n    pass\n"
    (tmp_path / "my_very_own_bot.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert isinstance(make_bot("my_very_own_bot:Mine"), GuardedBot)


def test_a_class_that_fails_is_helped_and_reported() -> None:
    bot: Any = make_bot(f"{OWN}:Clumsy", 1)
    match = play_match(GAME, 2, 1, [bot, make_bot("random")])
    bot.end(match.state.scores(), match.state.winners())
    assert [fault.decision for fault in bot.faults[:5]] == [3, 6, 9, 12, 15]
    assert "ZeroDivisionError: no camels left" in bot.faults[0].detail
    assert [fault.kind for fault in bot.faults] == ["crash"] * 6, "the end failed too"
    assert bot.bot.decisions == 15, "it was not asked again"


def test_an_illegal_move_is_not_made() -> None:
    bot: Any = make_bot(f"{OWN}:Cheat", 1)
    play_match(GAME, 2, 1, [bot, make_bot("random")])
    assert {fault.kind for fault in bot.faults} == {"illegal"}
    assert "claim 1 is not one of the" in bot.faults[0].detail


def test_a_simulation_tells_of_faults() -> None:
    done = simulate(Plan("spice_road", 2, 2, 0, (f"{OWN}:Clumsy", "random"))).to_json()
    assert isinstance(done["bots"], list)
    clumsy, random = done["bots"]
    assert clumsy["faults"] == {"crash": 12}
    assert "faults" not in random


def test_the_seed_of_a_bot_does_not_lead_back_to_the_game() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(100) for seat in range(4)}
    assert len(seeds) == 400
    assert sum(seed > 2**40 for seed in seeds) > 390


def test_only_bots_of_the_house_are_built_in(tmp_path: Path) -> None:
    for name in [*BOTS, *LEVELS, "search@0.12s"]:
        assert not isinstance(built_in_bot(name), GuardedBot)
    mark = tmp_path / "mark"
    for name in (f"program:touch {mark}", f"program@2s:touch {mark}", "program", f"{OWN}:First", "os:system", "deep"):
        with pytest.raises(UnknownBot, match="There is no bot"):
            built_in_bot(name)
    assert not mark.exists()
