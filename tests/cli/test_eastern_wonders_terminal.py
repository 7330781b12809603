"""Eastern Wonders in the terminal: the map at 80 columns, on maps of every shape, and what can be typed."""

import re

import pytest

from caravanserai.cli.boards import Look, board_for
from caravanserai.games.century.eastern_wonders.game import GAME, RING, STRAIT
from caravanserai.texts import LANGUAGES, Texts
from tests.cli.drawing import NAMES, check_page, check_plain, long_names, look, page_of, shown, whole
from tests.games.eastern_wonders.sea import SPACE, Sailor
from tests.games.eastern_wonders.table import fresh, table, wander

LINE = "; ".join(f"{q},0 {'port' if q in (0, 21) else 'market'}" for q in range(22)) + "; 5,1 port; 12,1 port"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chart", ["first_game", "random", RING, STRAIT, LINE])
def test_the_table_can_be_drawn_at_every_point_of_a_game(language: str, chart: str) -> None:
    board = board_for(GAME, Texts(language))
    state = fresh(4, 5, map=chart)
    for number, _ in enumerate(wander(state, 5, 800)):
        if number % 50 == 0:
            seat = state.deciding[0]
            page = page_of(board, Look(state.view(seat), long_names(language, 4), state.legal(seat)))
            check_page(page, "eastern_wonders")
            assert set(range(1, 25)) == {int(space) for space in re.findall(r"[#▸](\d+)", page)}, "every space is there"


def hex_at(page: str, space: int) -> list[str]:
    """The four lines of a hex on a wide map."""
    lines = page.splitlines()
    for number, line in enumerate(lines):
        found = re.search(rf"[#▸]{space}(?!\d)", line)
        if found:
            return [text[found.start() : found.start() + 14].strip() for text in lines[number : number + 4]]
    raise AssertionError(space)


def test_the_map_shows_tiles_ships_outposts_and_cubes() -> None:
    state = table(
        Sailor((2, 0, 0, 0), "C3", outposts="C3 C4"),
        {1: Sailor(at="C3", outposts="C4")},
        tiles={"C3": "yyyyy-ggg", "C4": "yyy-b"},
        ports={"A1": "yyrrgg"},
        closed="A4",
        loose={"C4": [2, 0, 1, 0], "A1": [9, 3, 3, 0]},
    )
    page = whole(state)
    assert hex_at(page, SPACE["C3"]) == ["#12g»12", "YYYYY→GGG", "⌂1", ""]
    assert hex_at(page, SPACE["C4"]) == ["▸13b", "YYY→B", "⌂12", "+YYG"], "marked, for the ship can go there"
    assert hex_at(page, SPACE["A1"]) == ["#1", "YYRRGG→13", "", "+9Y3R3G"]
    assert hex_at(page, SPACE["A4"])[1] == "closed"


def test_marks_are_where_the_ship_can_go() -> None:
    state = table(Sailor(at="C3"))
    reach = {move.args[0] for move in state.legal() if move.kind == "sail"}
    assert len(reach) == 6
    assert {int(number) for number in re.findall(r"▸(\d+)", whole(state))} == reach


def test_the_map_is_shown_again_while_the_ship_sails_and_not_later() -> None:
    board = board_for(GAME, Texts("en"))
    state = table(Sailor((2, 0, 0, 0), "C3"))
    assert "#12" in shown(board.own(look(state)))
    state.apply("stop")
    assert shown(board.own(look(state))).split() == ["Hold", "YY········"]


def test_bonus_tiles_and_player_boards_are_told() -> None:
    state = table(Sailor((0, 0, 0, 0), "C3", bonus="vp hold hold", built=[1, 2, 0, 5]))
    page = shown(board_for(GAME, Texts("en")).details(look(state)))
    assert re.search(r"Anton +points\xa06, hold\xa0×2", page)
    assert "Bonus tiles left: points\xa05\xa04\xa03, movement\xa0×4, hold\xa0×2" in page
    assert re.search(r"Y1 R2 G0 B5 +9★", page)
    assert re.search(r"cloves +0 1 2 2 3 *\ntea +⌂ ⌂ ⌂ ⌂ ⌂ *\nchili +0 1 ⌂ ⌂ ⌂ *\nginger +0 ⌂ ⌂ ⌂ ⌂", page)


def test_claimed_tiles_of_others_are_hidden_until_the_end() -> None:
    board = board_for(GAME, Texts("en"))
    state = table(Sailor(at="C3"), {1: Sailor(claimed="ggbb")})
    assert "GGBB→14★" not in shown(board.details(look(state)))
    assert "1/4" in whole(state)
    state.over = True
    assert re.search(r"Nina +GGBB→14★", shown(board.ending(Look(state.view(None), NAMES[:2], []))))


def test_tokens_are_drawn_and_spaces_may_be_typed_with_their_sign() -> None:
    symbols = board_for(GAME, Texts("en")).symbols
    assert symbols.paint("[[space 12]] [[symbol 3]] [[demand 0]] [[cubes 1 0 0 0]]").plain == "#12 cloves YYYBB→11★ Y"
    assert symbols.move_text("Sail  #12") == "sail 12"


@pytest.mark.parametrize("chart", ["first_game", STRAIT])
def test_a_terminal_without_unicode_gets_plain_letters(chart: str) -> None:
    state = fresh(2, 3, map=chart)
    for _ in wander(state, 1, 200):
        pass
    page = check_plain(state, "×–\xa0")
    for space in state.view(None)["spaces"]:
        if space["market"]:
            take = "".join(letter * number for letter, number in zip("YRGB", space["market"]["take"], strict=True))
            assert re.search(rf">{take}\b", page), "an exchange is whole"
