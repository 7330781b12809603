"""From East to West I in the terminal: markets with their cards and deals, and trade routes."""

import re

import pytest

from caravanserai.cli.boards import board_for
from caravanserai.games.century.east_west_1.game import GAME
from caravanserai.games.century.east_west_1.state import EastWest1State
from caravanserai.games.century.market.rows import Market
from caravanserai.games.century.market.trade_deck import TRADE_CARDS
from caravanserai.games.century.settlement.routes import Route
from caravanserai.texts import LANGUAGES, Texts
from tests.cli.drawing import check_plain, look, shown, whole
from tests.cli.settlement_tables import cell, check_drawing, played_on
from tests.games.new_world.land import Pioneer, seat_all

CARD = {card.id: number for number, card in enumerate(TRADE_CARDS)}
BOTH = {"golden_deals": True, "bonus_cards": True}


def table(route: str = "", settlers: str = "", **options: bool) -> EastWest1State:
    """It is the turn of seat 0; three cards lie under the markets, and three in the deck."""
    state = GAME.new(2, 3, options)
    assert isinstance(state, EastWest1State)
    state.market = Market(
        [CARD[name] for name in ("yyy", "yr", "yy-g")], [CARD["b"], CARD["g"], CARD["up3"]], 3, [0] * 3
    )
    seat_all(state, Pioneer((2, 0, 0, 0), reserve=5), {}, 0)
    standing = [int(word) for word in settlers.split()]
    state.settlement.routes[0] = Route([CARD[name] for name in route.split()], standing, 0)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, BOTH], ids=["plain", "with deals"])
def test_the_table_can_be_drawn_at_every_point_of_a_game(language: str, options: dict[str, object]) -> None:
    check_drawing(GAME, language, options, 480)


def test_cards_lie_under_the_markets() -> None:
    page = whole(table())
    assert cell(page, "E2.5") == ["▸E2.5 ♙1", " +YYY"]
    assert cell(page, "C2.5") == ["▸C2.5 ♙2 T", " YY→G"]
    assert cell(page, "C2.6") == [" C2.6 ♙3 N", " –"], "no card, so nobody can work there"
    assert cell(page, "E2.1") == ["▸E2.1 ♙1", " new trade cards ↻"]
    assert cell(page, "C2.1") == ["▸C2.1 ♙1 N", " +Y ⇄"]
    assert "\nTrade cards  3 cards in the deck\n" in page
    assert re.search(r"Exploration tiles beside the board: .*3★", page)


def test_deals_are_shown_in_brackets() -> None:
    state = table(golden_deals=True)
    board = board_for(GAME, Texts("en"))
    deal = board.symbols.paint(f"[[deal {state.deals[CARD['yyy']]}]]").plain
    assert cell(whole(state), "E2.5") == ["▸E2.5 ♙1", " +YYY", f" ({deal})"]


def test_routes_show_prices_and_settlers() -> None:
    state = table("rr yg g", "2 0 0")
    page = whole(state)
    assert re.search(r"Route +1\s\+RR\s♙2 +2\s\+YG\s♙1 +3\s\+G\s♙2", page)
    assert re.search(r"1 Anton +YY·{8} +7\+2 \(5\)", page)
    assert re.search(r"1 Anton +N0 T0 S0 X0 ▭3", page)
    own = shown(board_for(GAME, Texts("uk")).own(look(state)))
    assert re.search(r"Шлях +1\s\+RR\s♙2", own)


def test_cards_known_under_the_deck_are_told() -> None:
    state = table()
    state.apply("work E2.1")
    page = shown(board_for(GAME, Texts("en")).details(look(state)))
    assert "Trade cards, under the deck\n" in page


def test_moves_may_be_typed_as_they_are_drawn() -> None:
    symbols = board_for(GAME, Texts("en")).symbols
    assert symbols.move_text("recall e2.5") == "recall E2.5"
    for move in GAME.moves:
        assert symbols.move_text(move.text) == move.text


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    check_plain(played_on(GAME.new(3, 2, BOTH), 150))
