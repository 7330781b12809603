"""How tables and symbols look."""

import random

import pytest

import caravanserai as cv
from caravanserai.cli.boards import Board, Look, board_for
from caravanserai.texts import Texts
from tests.cli.drawing import shown

GAME = cv.load("spice_road")


@pytest.mark.parametrize(
    ("sentence", "drawn"),
    [
        ("Take [[cubes 2 1 0 1]].", "Take YYRB."),
        ("[[cubes 0 0 0 0]]", "–"),
        ("[[cube 0]] [[cube 1]] [[cube 2]] [[cube 3]]", "Y R G B"),
        ("[[card 0]] [[card 1]] [[card 11]]", "+YY ▲2 YY→G"),
        ("[[card 45]] [[card 46]] [[card 48]]", "+R\xa0▲1 YYY→B/RR +YY\xa0↩1"),
        ("[[point 0]]", "YYRR→6★"),
        ("[[deal 8]]", "✶G\xa0+RR\xa0▲4"),
        ("[[gold]] [[silver]]", "gold silver"),
        ("[[camel 3]]", "camel 3"),
        ("[not a token] [[", "[not a token] [["),
    ],
)
def test_tokens_are_drawn(sentence: str, drawn: str) -> None:
    assert board_for(GAME, Texts("en")).symbols.paint(sentence).plain == drawn


def test_every_card_can_be_typed_as_it_is_drawn() -> None:
    for unicode in (True, False):
        symbols = board_for(GAME, Texts("en"), unicode).symbols
        for move in GAME.moves.of("play"):
            drawn = symbols.paint(f"play [[card {move.args[0]}]]").plain
            assert GAME.moves.find(symbols.move_text(drawn)) is move, drawn


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    state = GAME.new(2, 1, {"golden_deals": True})
    board = board_for(GAME, Texts("en"), unicode=False)
    look = Look(state.view(0), ["You", "Bot"], state.legal())
    drawn = shown(board.whole(look)) + shown(board.legend())
    assert set(drawn) - set(map(chr, range(128))) <= set("×–\xa0")


def test_what_can_be_taken_has_a_thick_frame() -> None:
    state = GAME.new(2, 1)
    seat = state.deciding[0]
    rows = shown(board_for(GAME, Texts("en")).whole(Look(state.view(seat), ["A", "B"], state.legal(seat))))
    takeable = len([move for move in state.legal(seat) if move.kind in ("acquire", "claim")])
    assert rows.count("┏") == takeable > 0


def test_the_board_can_be_drawn_at_every_point_of_a_game() -> None:
    for players in GAME.players:
        state = GAME.new(players, players, {"golden_deals": True, "bonus_cards": True})
        board = board_for(GAME, Texts("uk"))
        names = [f"Бот {seat} (жадібний)" for seat in range(players)]
        chance = random.Random(players)
        for number in range(150):
            if state.over:
                break
            seat = state.deciding[0]
            if number % 25 == 0:
                look = Look(state.view(seat), names, state.legal(seat))
                drawn = shown(board.details(look)) + shown(board.own(look))
                assert max(map(len, drawn.splitlines())) <= 80
            state.apply(chance.choice(state.legal()))


def test_a_game_without_a_board_is_shown_plainly() -> None:
    state = GAME.new(2, 1)
    board = Board(GAME, Texts("en"))
    drawn = shown(board.whole(Look(state.view(0), ["A", "B"], [])))
    assert "trade_row: " in drawn
    assert board.symbols.paint("[[cubes 1 0 0 0]]").plain == "cubes 1 0 0 0"
