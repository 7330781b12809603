"""A New World in the terminal: the location boards at 80 columns, and what can be typed."""

import re

import pytest

from caravanserai.cli.boards import board_for
from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.new_world.state import NewWorldState
from caravanserai.texts import LANGUAGES, Texts
from tests.cli.drawing import check_plain, look, shown, whole
from tests.cli.settlement_tables import cell, check_drawing, played_on
from tests.games.new_world.land import Pioneer, cover, lay_points, number, seat_all, stack, tiles


def table(own: Pioneer, rival: Pioneer | None = None) -> NewWorldState:
    state = GAME.new(2, 3, {"fourth_board": "G1"})
    assert isinstance(state, NewWorldState)
    cover(state.settlement, {"C1.2": "rr", "C1.4": "newcomer-1", "C1.5": "points-1", "C1.6": "tools"})
    seat_all(state, own, {1: rival or Pioneer()}, 0)
    lay_points(state, "N01 X03 S05 T02", "T01 T03")
    stack(state, {1: "native flat", 2: "settlers", 3: "", 4: "native+tools"})
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fourth", ["F1", "H1"])
def test_the_table_can_be_drawn_at_every_point_of_a_game(language: str, fourth: str) -> None:
    check_drawing(GAME, language, {"fourth_board": fourth}, 400)


def test_locations_show_what_they_do_and_who_is_there() -> None:
    state = table(Pioneer((2, 0, 0, 0), cards="T01 N02", at="A1.4=1", reserve=5), Pioneer(at="A1.3=1 B1.5=3"))
    page = whole(state)
    assert cell(page, "A1.1") == ["▸A1.1 ♙1", " YYRR→3★N", " #1 2★/N (2)"]
    assert cell(page, "B1.1") == ["▸B1.1 ♙2", " GGB→6★S2", " #3 –", " #4 3★/NT (1)"]
    assert cell(page, "A1.3") == ["▸A1.3 ♙2", " +YY", " 2:♙1"]
    assert cell(page, "A1.4") == [" A1.4 ♙1", " ▲2", " 1:♙1"]
    assert cell(page, "B1.5") == ["▸B1.5 ♙4 T+R", " R→YYY", " 2:♙3"]
    assert cell(page, "C1.1") == ["▸C1.1 ♙1 N", " +RR"], "native help"
    assert cell(page, "C1.2") == [" C1.2 ♙2 T+R", " YY→RG", " ▒ +RR"]
    assert [cell(page, place)[2] for place in ("C1.4", "C1.5", "C1.6")] == [" ▒ +♙1", " ▒ 3★", " ▒ T"]
    assert cell(page, "G1.1") == ["▸G1.1 ♙1", " new point cards ↻"]
    assert cell(page, "G1.2")[1] == " YY→R ↻"
    assert page.startswith("Point cards  2 cards in the deck; next YYYG→3★T\n")


def test_marks_are_where_one_can_work() -> None:
    state = table(Pioneer((2, 0, 0, 0), at="A1.4=1"))
    ids = {GAME.moves.of("work")[move.args[0]].text.split()[1] for move in state.legal() if move.kind == "work"}
    assert len(ids) > 8
    assert set(re.findall(r"▸(\w\d\.\d)", whole(state))) == ids


def test_everybodys_settlers_symbols_and_tiles_are_shown() -> None:
    own = Pioneer((3, 1, 0, 0), at="A1.3=2", reserve=4, cards="N01 T01 T02", bonus="flat native", explored="tools")
    page = whole(table(own))
    assert re.search(r"▸ 1 Anton +YYYR······ +6\+2 \(4\) +3/8 +\d+", page)
    assert re.search(r"1 Anton +N1 T3 S0 X0 +2★/N 3★ · +T", page)


def test_the_boards_are_shown_again_only_for_another_turn() -> None:
    state = table(Pioneer((2, 0, 0, 0)))
    board = board_for(GAME, Texts("en"))
    state.apply("work A1.1")
    assert shown(board.own(look(state))).split() == ["Storage", "YY········", "Settlers", "11+1", "(0)"]
    state = table(Pioneer((2, 0, 0, 0)))
    state.apply("work G1.1")
    assert "▸A1.3" in shown(board.own(look(state)))


def test_cards_known_under_the_deck_are_told() -> None:
    state = table(Pioneer())
    lay_points(state, "N01 X03 S05 T02", "T01 T03 T04 T05 T06")
    board = board_for(GAME, Texts("en"))
    assert "under the deck" not in shown(board.details(look(state)))
    state.apply("work G1.1")
    page = shown(board.details(look(state)))
    assert "Point cards, under the deck\nYYRR→3★N   YYYRG→6★X   GGB→6★S2   RRG→4★T" in page


def test_tokens_are_drawn_and_locations_may_be_typed_in_small_letters() -> None:
    symbols = board_for(GAME, Texts("en")).symbols
    state = table(Pioneer())
    pair, settlers = tiles("native+tools settlers")
    sentence = (
        f"[[location {number(state, 'G1.2')}]] [[bonus {pair}]] [[bonus {settlers}]] [[exploration 0]] [[point 30]]"
    )
    assert symbols.paint(sentence).plain == "G1.2 3★/NT 1★/♙♙ +YG RGG→6★S1"
    assert symbols.move_text("Work  g1.2") == "work G1.2"
    assert symbols.move_text("tile #3") == "tile 3"
    for move in GAME.moves:
        assert symbols.move_text(move.text) == move.text


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    check_plain(played_on(GAME.new(3, 2, {"fourth_board": "H1"}), 150))
