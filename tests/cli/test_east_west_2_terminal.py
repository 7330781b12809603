"""From East to West II in the terminal: location boards and the island at 80 columns."""

import re

import pytest

from caravanserai.cli.boards import board_for
from caravanserai.games.century.east_west_2.game import GAME
from caravanserai.games.century.east_west_2.state import EastWest2State
from caravanserai.texts import LANGUAGES, Texts
from tests.cli.drawing import check_plain, look, shown, whole
from tests.cli.settlement_tables import cell, check_drawing, played_on
from tests.games.new_world.land import Pioneer, seat_all

NEAR = 8  # a market beside the sea of the default island


def table() -> EastWest2State:
    """It is the turn of seat 0, which has an outpost; no location is covered."""
    state = GAME.new(2, 3, {})
    assert isinstance(state, EastWest2State)
    state.settlement.covers = [-1] * len(state.settlement.covers)
    seat_all(state, Pioneer((9, 0, 0, 0)), {}, 0)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("island", ["default_island", "random"])
def test_the_table_can_be_drawn_at_every_point_of_a_game(language: str, island: str) -> None:
    check_drawing(GAME, language, {"map": island}, 400)


def test_boards_and_panels_are_shown() -> None:
    page = whole(table())
    assert cell(page, "B2.5") == ["▸B2.5 ♙1", " »1"]
    assert cell(page, "F2.4") == ["▸F2.4 ♙4 N", " » anywhere"]
    assert cell(page, "F2.2") == [" F2.2 ♙2 N", " trade at the ship"], "the ship is at sea"
    assert cell(page, "F2.3") == [" F2.3 ♙2 T", " trade at an outpost"]
    assert len(re.findall(r"#[1-4] \d★\S* \(4\)", page)) == 4


def test_the_island_shows_ships_and_where_they_can_go() -> None:
    state = table()
    board = board_for(GAME, Texts("en"))
    assert "#7»12" in whole(state)
    assert "~sea~" in whole(state)
    state.apply("work B2.5")
    page = shown(board.own(look(state)))
    reach = {move.args[0] for move in state.legal()}
    assert {int(number) for number in re.findall(r"▸(\d+)", page)} == reach
    assert len(reach) == 6
    state.apply(f"sail {NEAR}")
    state.apply("build")
    page = whole(state)
    assert "⌂1" in page
    assert re.search(r"1 Anton +Y{9}· +11\+1 \(0\) +[YRGB01 ]+ 1★", page)


def test_player_boards_are_told() -> None:
    state = table()
    state.apply("work B2.5")
    state.apply(f"sail {NEAR}")
    state.apply("build")
    page = shown(board_for(GAME, Texts("en")).details(look(state)))
    assert len(re.findall(r"(ginger|chili|tea|cloves) +⌂ ⌂ ⌂", page)) == 7
    assert len(re.findall(r"(ginger|chili|tea|cloves) +1 ⌂ ⌂", page)) == 1


def test_tokens_are_drawn_and_moves_may_be_typed_as_they_are_drawn() -> None:
    symbols = board_for(GAME, Texts("en")).symbols
    assert symbols.paint("[[space 8]] [[symbol 3]] [[location 21]] [[bonus 16]]").plain == "#8 cloves F2.5 3★"
    assert symbols.move_text("Sail #8") == "sail 8"
    for move in GAME.moves:
        assert symbols.move_text(move.text) == move.text


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    check_plain(played_on(GAME.new(3, 2, {}), 150))
