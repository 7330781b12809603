"""From Sand to Sea in the terminal: market, map, captains and cards at 80 columns."""

import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from caravanserai.cli.boards import Look, board_for
from caravanserai.games.century.sand_to_sea.game import GAME
from caravanserai.games.century.sand_to_sea.state import SandToSeaState
from caravanserai.texts import LANGUAGES, Texts
from tests.games.sand_to_sea.table import Voyager, fresh, table, wander

NAMES = ("Anton", "Nina", "Vera", "Oleg")


def shown(thing: object, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def look(state: SandToSeaState) -> Look:
    seat = state.deciding[0]
    return Look(state.view(seat), NAMES[: state.players], state.legal(seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chart", ["first_game", "random"])
def test_the_table_can_be_drawn_at_every_point_of_a_game(language: str, chart: str) -> None:
    board = board_for(GAME, Texts(language))
    state = fresh(4, 5, map=chart, golden_deals=True, bonus_cards=True)
    names = [Texts(language).say("player-bot-kind", number=seat, kind="?" * 9) for seat in range(4)]
    for number, _ in enumerate(wander(state, 5, 1000)):
        if number % 50 == 0:
            seat = state.deciding[0]
            now = Look(state.view(seat), names, state.legal(seat))
            page = shown(board.details(now)) + shown(board.own(now))
            assert max(cell_len(line) for line in page.splitlines()) <= 80
            assert "…" not in page, "something was cut off"
            assert "[[" not in page
            assert not re.search(r"century-|sand_to_sea-", page), "something was not said"


def test_hand_played_cards_and_cards_spent_are_counted() -> None:
    state = table(Voyager((1, 0, 0, 0), "C3", hand="yy", played="up2", sailed="yy-g rr"))
    board = board_for(GAME, Texts("en"))
    page = shown(board.whole(look(state)))
    assert re.search(r"Anton +Y·{9} +Y0 R0 G0 B0 +0★ +1 +1 +2 +0/4", page)
    assert re.search(r"Hand +\+YY *\nPlayed +▲2", page)
    assert re.search(r"Spent +YY→G   \+RR|Spent +\+RR   YY→G", shown(board.details(look(state))))


def test_cards_that_others_spent_are_hidden() -> None:
    state = table(Voyager(), {1: Voyager(hand="", sailed="bb-rrrgg")})
    page = shown(board_for(GAME, Texts("en")).details(look(state)))
    others = page.partition("\n2 Nina\n")[2]
    assert "Played" in others
    assert "Spent" not in others


def test_the_sea_is_on_the_map() -> None:
    state = table(Voyager(at="C2"), seas="C1 C6 D1 D5")
    page = shown(board_for(GAME, Texts("uk")).whole(look(state)))
    assert page.count("~море~") == 4
    assert "▸10" in page, "the ship can go there"


def test_cards_that_can_be_acquired_have_a_thick_frame() -> None:
    state = table(Voyager((1, 0, 0, 0)))
    page = shown(board_for(GAME, Texts("en")).whole(look(state)))
    assert page.count("┏") == 2


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    state = fresh(2, 3, golden_deals=True)
    for _ in wander(state, 1, 200):
        pass
    board = board_for(GAME, Texts("en"), unicode=False)
    page = shown(board.details(look(state))) + shown(board.legend())
    assert set(page) - set(map(chr, range(128))) <= set("×–\xa0")
