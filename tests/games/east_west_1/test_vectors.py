"""The worked cases of the rules page, one by one (E1-V1 to E1-V13; E1-V8 is in the setup)."""

import pytest

from tests.games.east_west_1.table import Trader, discard, route, table
from tests.games.east_west_1.trade import market, trade_deck
from tests.games.new_world.land import cubes, hand, points, standing
from tests.games.playing import decision, legal, make, refused, turn_of
from tests.rule import rule

FIVE = "yyyy yyr yg rr g"


@rule("E1-V1")
def test_two_free_cards_to_the_left() -> None:
    state = make(table(Trader(route="yyyy yyr=1 yg rr")), "route 4")
    assert route(state) == "yyyy yyr=1 yg rr=3"


@rule("E1-V2")
def test_the_same_cube_rises_twice() -> None:
    state = make(table(Trader([1, 0, 0, 0], route="up3")), "route 1", "upgrade y", "upgrade r", "done")
    assert cubes(state) == [0, 0, 1, 0]


@rule("E1-V3")
@pytest.mark.parametrize(
    ("yellow", "choices", "after"),
    [
        (6, "1 1", [0, 0, 0, 2]),
        (6, "1 2", [0, 2, 0, 1]),
        (6, "2 2", [0, 4, 0, 0]),
        (9, "1 1 1", [0, 0, 0, 3]),
        (9, "1 2 1", [0, 2, 0, 2]),
        (9, "2 2 1", [0, 4, 0, 1]),
        (9, "2 2 2", [0, 6, 0, 0]),
    ],
)
def test_three_yellow_for_a_brown_or_two_red(yellow: int, choices: str, after: list[int]) -> None:
    state = make(table(Trader([yellow, 0, 0, 0], route="yyy-b/rr")), "route 1")
    make(state, *[f"choose {choice}" for choice in choices.split()])
    assert (cubes(state), state.deciding) == (after, (1,))


@rule("E1-V4")
def test_prices_along_a_free_route() -> None:
    state = table(Trader(route=FIVE))
    assert [card["price"] for card in state.view(0)["pioneers"][0]["route"]] == [1, 2, 3, 4, 5]
    make(state, "route 1")
    assert [card["price"] for card in state.view(0)["pioneers"][0]["route"]] == [None, 1, 2, 3, 4]


@rule("E1-V5")
def test_a_replaced_card_leaves_its_settlers() -> None:
    state = make(table(Trader(route="yyyy yyr yg=2 rr g", discard="up3")), "work E2.5", "take", "replace 3")
    assert (route(state), discard(state)) == ("yyyy yyr yyy=2 rr g", {"up3", "yg"})
    assert cubes(state) == [0, 0, 0, 0]
    make(state, "rest")
    refused(state, "route 3", "card_in_use", "E1-21")
    assert "route 3" in legal(make(state, "rest", "rest"))


@rule("E1-V6")
def test_the_row_moves_up_after_a_use() -> None:
    state = make(table(market="yyy yr g b", trade_deck="rr up3"), "work E2.6", "use")
    assert (market(state), discard(state)) == ("yyy g b rr", {"yr"})


@rule("E1-V7")
def test_seven_trade_cards_are_three_pairs() -> None:
    state = table(Trader(route="yyyy yyr yg", discard="rr g up3 b", bonus="cards"))
    assert points(state) == {"bonus_trade_cards": 6}


@rule("E1-V9")
def test_a_rest_after_new_trade_cards() -> None:
    state = make(table(Trader(hand=1)), "work E2.1")
    assert (hand(state), decision(state), state.deciding) == (0, "turn", (0,))
    make(state, "rest")
    assert (hand(state), standing(state), state.deciding) == (1, {}, (1,))


@rule("E1-V10")
def test_no_discount_on_the_route() -> None:
    state = make(table(Trader(route="yyyy yyr yg", cards="N02 N03")), "route 3")
    assert route(state) == "yyyy yyr yg=3"


@rule("E1-V11")
def test_tools_at_a_market() -> None:
    one = make(table(Trader(cards="T02"), market="yyy yr rr-gg b"), "work C2.5")
    assert (cubes(one), legal(one)) == ([0, 1, 0, 0], {"take"})
    two = make(table(Trader(cards="T02 T03"), market="yyy yr rr-gg b"), "work C2.5")
    assert (cubes(two), legal(two)) == ([0, 2, 0, 0], {"use", "take"})
    assert cubes(make(two, "use", "times 1")) == [0, 0, 2, 0]


@rule("E1-V12")
def test_new_trade_cards() -> None:
    state = make(table(market="yyy yr g b", trade_deck="yyyy yyr yg rr up3"), "work E2.1")
    assert (market(state), trade_deck(state)) == ("yyyy yyr yg rr", "up3 yyy yr g b")
    assert state.deciding == (0,)
    few = make(table(market="yyy yr", trade_deck=""), "work E2.1")
    assert (market(few), trade_deck(few), few.deciding) == ("yyy yr", "", (0,))


@rule("E1-V13")
def test_a_settler_just_placed_comes_back() -> None:
    state = make(table(Trader(route=FIVE), deals={"yg": "gd08", "yyyy": "gd08"}), "route 3", "deal")
    three = turn_of(state, "recall-route 3", "rest")
    assert (route(three), hand(three)) == ("yyyy yyr yg=2 rr g", 10)
    refused(three, "route 3", "card_in_use", "E1-21")
    state = make(table(Trader(route=FIVE), deals={"yyyy": "gd08"}), "route 1", "deal", "recall-route 1", "rest")
    assert (route(state), hand(state)) == (FIVE, 12)
    assert "route 1" in legal(state)
