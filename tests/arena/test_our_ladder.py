"""The ladder in the documentation: what the games kept in `bench/ladder` say, from arenas as they are planned."""

from dataclasses import replace

from bench.ladder.arenas import ARENAS, FOLDER, PAGE

import caravanserai as cv
from caravanserai.arena.ladder import find_arenas, ladder_page
from caravanserai.arena.ledger import read_ledger


def test_the_page_is_what_the_games_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == ladder_page(find_arenas([FOLDER]))


def test_the_games_are_those_of_its_arenas() -> None:
    """Another seed or other bots do not belong there. Arenas of an older version may stand; the page names them."""
    arenas = {arena.name: arena for arena in ARENAS}
    for folder in sorted(path.parent for path in FOLDER.glob("*/*/plan.json")):
        plan, machine, games = read_ledger(folder)
        present = arenas[folder.name].plan(cv.load(folder.parent.name))
        if machine.caravanserai == cv.__version__:
            assert plan == present, folder
        assert replace(plan, version=present.version) == present, folder
        assert all(not played.faults for played in games), folder
