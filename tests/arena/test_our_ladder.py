"""The ladder in the documentation: what the games kept in `bench/ladder` say, from arenas as they are planned."""

from bench.ladder.arenas import ARENAS, FOLDER, PAGE

import caravanserai as cv
from caravanserai.arena.ladder import find_arenas, ladder_page
from caravanserai.arena.ledger import read_ledger


def test_the_page_is_what_the_games_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == ladder_page(find_arenas([FOLDER]))


def test_the_games_are_those_of_its_arenas() -> None:
    """Another seed, other bots or an older version of a game would not be added to, nor belong there."""
    arenas = {arena.name: arena for arena in ARENAS}
    for folder in sorted(path.parent for path in FOLDER.glob("*/*/plan.json")):
        plan, _, games = read_ledger(folder)
        assert plan == arenas[folder.name].plan(cv.load(folder.parent.name)), folder
        assert all(not played.faults for played in games), folder
