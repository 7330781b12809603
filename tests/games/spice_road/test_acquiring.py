"""Taking a card from the trade row (SR-22 to SR-28)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.games.century.market.trade_deck import BASE_CARDS
from tests.games.playing import legal, make, refused
from tests.games.spice_road.table import cubes, hand, played, row, row_cubes, table
from tests.rule import rule

ROW = ["yyy", "yr", "g", "yyyy", "yyr", "yg"]
NOTHING = [0, 0, 0, 0]


@rule("SR-22")
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5, 6])
def test_a_card_costs_one_cube_on_each_card_before_it(position: int) -> None:
    state = table(cubes=[6, 0, 0, 0], row=ROW)
    make(state, f"acquire {position}", *["pay y"] * (position - 1))
    assert state.deciding == (1,)
    assert cubes(state) == [6 - (position - 1), 0, 0, 0]
    assert row_cubes(state) == [[1, 0, 0, 0]] * (position - 1) + [NOTHING] * (7 - position)
    assert ROW[position - 1] in hand(state)


@rule("SR-22")
def test_the_first_card_is_free() -> None:
    state = make(table(cubes=NOTHING, row=ROW), "acquire 1")
    assert hand(state) == {"yy", "up2", "yyy"}
    assert cubes(state) == NOTHING


@rule("SR-22", "SR-24")
@given(st.lists(st.integers(0, 3), min_size=4, max_size=4))
def test_the_caravan_reaches_as_far_as_it_has_cubes(carried: list[int]) -> None:
    reach = min(6, sum(carried) + 1)
    acquired = {move for move in legal(table(cubes=carried)) if move.startswith("acquire")}
    assert acquired == {f"acquire {position}" for position in range(1, reach + 1)}


@rule("SR-23")
def test_the_player_decides_which_colour_goes_on_which_card() -> None:
    state = table(cubes=[1, 0, 1, 1], row=ROW)
    make(state, "acquire 4", "pay b", "pay y", "pay g")
    assert row_cubes(state)[:3] == [[0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0]]


@rule("SR-23")
def test_only_colours_in_the_caravan_can_be_paid() -> None:
    state = make(table(cubes=[1, 0, 1, 0], row=ROW), "acquire 3")
    assert legal(state) == {"pay y", "pay g"}
    refused(state, "pay r", "no_such_cube", "SR-22")
    make(state, "pay y")
    refused(state, "pay y", "no_such_cube", "SR-22")
    assert legal(state) == {"pay g"}


@rule("SR-22", "SR-23")
def test_the_table_asks_for_one_card_after_the_other_from_the_left() -> None:
    state = make(table(cubes=[2, 0, 0, 0], row=ROW), "acquire 3")
    for position in (1, 2):
        assert state.view(None)["decision"] == {"kind": "pay", "facts": {"position": position}}
        make(state, "pay y")


@rule("SR-22")
def test_cubes_gather_on_cards_that_are_passed_over() -> None:
    state = table(cubes=[1, 1, 0, 0], row=ROW, row_cubes=[[0, 2, 0, 0], [1, 0, 0, 1]])
    make(state, "acquire 3", "pay r", "pay y")
    assert row_cubes(state)[:2] == [[0, 3, 0, 0], [2, 0, 0, 1]]


@rule("SR-24")
def test_cubes_on_the_chosen_card_do_not_help_to_pay_for_it() -> None:
    state = table(cubes=[1, 0, 0, 0], row=ROW, row_cubes=[NOTHING, NOTHING, [9, 0, 0, 0]])
    refused(state, "acquire 3", "not_enough_cubes_to_pay", "SR-24", price=2)
    make(state, "acquire 2", "pay y")


@rule("SR-24")
def test_cubes_of_the_chosen_card_arrive_after_the_payment() -> None:
    state = table(cubes=[2, 0, 0, 0], row=ROW, row_cubes=[NOTHING, NOTHING, [0, 0, 0, 2]])
    make(state, "acquire 3", "pay y")
    assert legal(state) == {"pay y"}
    make(state, "pay y")
    assert cubes(state) == [0, 0, 0, 2]


@rule("SR-24")
def test_the_price_is_told_with_the_refusal() -> None:
    state = table(cubes=[0, 0, 0, 1], row=ROW)
    for position in (3, 4, 5, 6):
        refused(state, f"acquire {position}", "not_enough_cubes_to_pay", "SR-24", price=position - 1)


@rule("SR-25")
def test_the_card_goes_to_hand_and_its_cubes_to_the_caravan() -> None:
    state = table(cubes=[0, 1, 0, 0], row=ROW, row_cubes=[[2, 0, 1, 0]], played=["b"])
    make(state, "acquire 1")
    assert hand(state) == {"yy", "up2", "yyy"}
    assert played(state) == {"b"}
    assert cubes(state) == [2, 1, 1, 0]


@rule("SR-25")
def test_a_new_card_is_played_from_the_next_turn_on() -> None:
    state = make(table(row=["b"]), "acquire 1")
    assert state.deciding == (1,)
    make(state, "rest")
    make(state, "play b")
    assert cubes(state) == [0, 0, 0, 1]


@rule("SR-26")
def test_cards_right_of_the_gap_move_left_with_their_cubes() -> None:
    lying = [NOTHING, [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], NOTHING, [0, 0, 0, 1]]
    state = table(cubes=[0, 0, 0, 2], row=ROW, row_cubes=lying, deck=["rr", "b"])
    make(state, "acquire 3", "pay b", "pay b")
    assert row(state) == ["yyy", "yr", "yyyy", "yyr", "yg", "rr"]
    assert row_cubes(state) == [[0, 0, 0, 1], [1, 0, 0, 1], [0, 0, 1, 0], NOTHING, [0, 0, 0, 1], NOTHING]
    assert state.market.left == 1


@rule("SR-26")
def test_the_deck_is_turned_up_card_by_card() -> None:
    state = table(row=ROW, deck=["rr", "b", "up3"])
    for expected in ("rr", "b", "up3"):
        make(state, "acquire 1")
        assert row(state)[-1] == expected


@rule("SR-27")
def test_without_a_deck_the_row_gets_shorter_and_prices_follow() -> None:
    state = table(cubes=[2, 0, 0, 0], row=ROW, deck=[])
    make(state, "acquire 2", "pay y")
    assert row(state) == ["yyy", "g", "yyyy", "yyr", "yg"]
    assert state.revealed == 0
    make(state, "rest")
    refused(state, "acquire 6", "no_card_there", "SR-27")
    refused(state, "acquire 3", "not_enough_cubes_to_pay", "SR-24", price=2)
    make(state, "acquire 2", "pay y")
    assert hand(state) == {"yy", "up2", "yr", "g"}


@rule("SR-27")
def test_with_an_empty_row_nothing_can_be_acquired() -> None:
    state = table(cubes=[9, 0, 0, 0], row=["b"], deck=[])
    make(state, "acquire 1")
    assert row(state) == []
    for position in range(1, 7):
        refused(state, f"acquire {position}", "no_card_there", "SR-27")
    assert not any(move.startswith("acquire") for move in legal(state))


@rule("SR-27")
def test_played_cards_are_not_shuffled_into_an_empty_deck() -> None:
    state = table(row=["b"], deck=[], played=["yy-g", "rr"])
    make(state, "acquire 1", "rest", "rest")
    assert row(state) == []
    assert hand(state) == {"yy", "up2", "b", "yy-g", "rr"}


@rule("SR-28")
def test_a_hand_may_hold_every_card_there_is() -> None:
    deck = [card.id for card in BASE_CARDS]
    state = table(hand=["yy", "up2", *deck[:42]], row=deck[42:], deck=[])
    make(state, "acquire 1")
    assert state.deciding == (1,)
    assert len(hand(state)) == 45
