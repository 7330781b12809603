"""From East to West III in the terminal: six boards, the island, and trade cards at 80 columns."""

import re

import pytest

from caravanserai.cli.boards import board_for
from caravanserai.games.century.east_west_3.game import GAME
from caravanserai.texts import LANGUAGES, Texts
from tests.cli.drawing import check_plain, look, shown, whole
from tests.cli.settlement_tables import cell, check_drawing, played_on

BOTH = {"golden_deals": True, "bonus_cards": True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, BOTH | {"map": "random"}], ids=["plain", "with deals"])
def test_the_table_can_be_drawn_at_every_point_of_a_game(language: str, options: dict[str, object]) -> None:
    check_drawing(GAME, language, options, 480)


def test_boards_are_drawn_two_by_two() -> None:
    page = whole(GAME.new(2, 3, {}))
    heads = re.findall(r"^─ (\w\d) ─+ ─ (\w\d) ─+$", page, re.MULTILINE)
    assert heads == [("A2", "B2"), ("C1", "F2"), ("E2", "D2")]
    assert {int(number) for number in re.findall(r"#(\d) \d★\S* \(\d\)", page)} == set(range(1, 9)), "all stacks"


def test_markets_have_cards_and_deals() -> None:
    state = GAME.new(2, 3, BOTH)
    page = whole(state)
    symbols = board_for(GAME, Texts("en")).symbols
    view = look(state).view
    for market, place in enumerate(("E2.5", "E2.6", "D2.1", "D2.2")):
        card = view["trade_row"][market]
        drawn = [symbols.paint(token).plain for token in (f"[[card {card}]]", f"[[deal {view['deals'][str(card)]}]]")]
        assert cell(page, place)[1:] == [f" {drawn[0]}", f" ({drawn[1]})"]


def test_trade_cards_are_counted() -> None:
    state = played_on(GAME.new(2, 3, {}), 150)
    page = shown(board_for(GAME, Texts("en")).whole(look(state)))
    counted = [int(number) for number in re.findall(r"X\d ▭(\d+)", page)]
    assert counted == [pioneer["trade_cards"] for pioneer in look(state).view["pioneers"]]
    assert sum(counted) > 0


def test_moves_may_be_typed_as_they_are_drawn() -> None:
    symbols = board_for(GAME, Texts("en")).symbols
    for move in GAME.moves:
        assert symbols.move_text(move.text) == move.text


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    check_plain(played_on(GAME.new(3, 2, BOTH), 150))
