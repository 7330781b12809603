"""Each rules page has one table of all rulings: what the print says, what is played here, why, and what changes it."""

import re

import pytest

import caravanserai as cv
from caravanserai.texts.rules_pages import rules_of

GAMES = [pytest.param(game, id=game.id) for game in cv.games()]
COLUMNS = "| id | question | the print | here | why | option |"
CELL = re.compile(r"(?<!\\)\|")
MARK = re.compile(r"\*\*\[([A-Z]\d+)\]\*\*")
CLAUSE = re.compile(r"\b([A-Z][A-Z0-9]-V?\d+[a-z]?)\b")
NO_OPTION = "–"


def rulings_of(page: str) -> dict[str, list[str]]:
    """The rows of a page's table of rulings by their ids."""
    chapter = page.partition("\n## Rulings and why\n")[2].partition("\n## ")[0]
    rows = [line for line in chapter.splitlines() if line.startswith("|")]
    assert rows[0] == COLUMNS
    found = {}
    for row in rows[2:]:
        cells = [cell.strip() for cell in CELL.split(row)[1:-1]]
        assert len(cells) == 6, row
        assert all(cells), f"a cell is empty: {row}"
        assert cells[0] not in found, f"{cells[0]} stands twice"
        found[cells[0]] = cells[1:]
    return found


def own_page(game: cv.Game) -> str:
    """A game's page without those of the games it builds on."""
    whole = rules_of(game.id)
    return whole.partition("\n# ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_whole_and_every_mark_is_in_it(game: cv.Game) -> None:
    page = own_page(game)
    rulings = rulings_of(page)
    assert set(MARK.findall(page)) - set(rulings) == set()
    known = set(re.findall(r"^- \*\*([A-Z][A-Z0-9]*-V?\d+[a-z]?)\b", rules_of(game.id), re.MULTILINE))
    for id, cells in rulings.items():
        assert set(CLAUSE.findall(" ".join(cells))) - known == set(), f"{id} names a clause that is on no page"


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_table_are_those_of_the_game(game: cv.Game) -> None:
    rulings = {f"{other}/{id}": cells for other in (game.id, *game.builds_on) for id, cells in pages(other)}
    about = " ".join(cells[4] for cells in rulings.values())
    for option in game.options:
        if option.printed is not None:
            assert f"`{option.name}`" in about, f"{option.name} is in no row"
            rows = [cells[4] for cells in rulings.values() if f"`{option.name}`" in cells[4]]
            value = {True: "on", False: "off"}.get(option.printed, option.printed)  # type: ignore[call-overload]
            assert any(f"`{value}`" in cell for cell in rows), f"{option.name} as printed is {value}: {rows}"
    for id, cells in pages(game.id):
        if cells[4] != NO_OPTION:
            assert any(f"`{option.name}`" in cells[4] for option in game.options), f"{id} names no option"


def pages(game: str) -> list[tuple[str, list[str]]]:
    """The rulings of one game's own page."""
    return list(rulings_of(own_page(cv.load(game))).items())


@pytest.mark.parametrize("game", GAMES)
def test_a_value_as_printed_is_one_of_the_options_values(game: cv.Game) -> None:
    for option in game.options:
        if option.printed is not None:
            assert option.check(option.printed) == option.printed
    printed = game.settle({"rulings": "as_printed"})
    assert printed == {o.name: o.default if o.printed is None else o.printed for o in game.options}
