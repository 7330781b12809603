"""Making a Golden Deal from the trade row or from the hand (SR-53 to SR-55)."""

import pytest

from tests.games.spice_road.table import (
    Trader,
    cubes,
    decision,
    hand,
    legal,
    make,
    names,
    played,
    refused,
    row,
    row_cubes,
    spent,
    table,
)
from tests.rule import rule

ROW = ["yyy", "yr", "g", "yyyy", "yyr", "yg"]
NOTHING = [0, 0, 0, 0]


@rule("SR-53")
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5, 6])
def test_a_deal_from_the_row_costs_what_the_card_costs(position: int) -> None:
    state = table(cubes=[0, 6, 0, 0], row=ROW, deals={ROW[position - 1]: "gd04"})
    make(state, f"deal-row {position}", *["pay r"] * (position - 1))
    assert decision(state) == "lay"
    make(state, "lay up2")
    assert cubes(state) == [1, 7 - position, 0, 1]
    assert spent(state) == {ROW[position - 1]}
    assert played(state) == {"up2"}
    assert hand(state) == {"yy"}
    assert row_cubes(state) == [[0, 1, 0, 0]] * (position - 1) + [NOTHING] * (7 - position)
    assert state.deciding == (1,)


@rule("SR-53")
def test_the_card_laid_down_for_a_deal_has_no_effect() -> None:
    state = table(row=ROW, deals={"yyy": "gd04"})
    make(state, "deal-row 1", "lay yy")
    assert cubes(state) == [1, 0, 0, 1]
    assert played(state) == {"yy"}


@rule("SR-53", "SR-24")
def test_a_deal_from_the_row_must_be_paid_for() -> None:
    state = table(cubes=[1, 0, 0, 0], row=ROW, row_cubes=[NOTHING, NOTHING, [5, 0, 0, 0]], deals={})
    refused(state, "deal-row 3", "not_enough_cubes_to_pay", "SR-24", price=2)
    assert "deal-row 2" in legal(state)


@rule("SR-53")
def test_a_deal_from_the_row_needs_a_card_in_hand() -> None:
    state = table(cubes=[3, 0, 0, 0], hand=[], played=["yy", "up2"], row=ROW, deals={})
    refused(state, "deal-row 1", "no_card_to_lay", "SR-53")
    assert "acquire 1" in legal(state)


@rule("SR-53")
def test_the_card_of_the_row_cannot_be_laid_down_for_its_own_deal() -> None:
    state = make(table(hand=["yy", "b"], row=ROW, deals={}), "deal-row 1")
    assert legal(state) == {"lay yy", "lay b"}
    refused(state, "lay yyy", "not_in_hand", "SR-53")


@rule("SR-53", "SR-27")
def test_there_is_no_deal_where_no_card_lies() -> None:
    state = table(cubes=[6, 0, 0, 0], row=ROW[:2], deck=[], deals={})
    refused(state, "deal-row 3", "no_card_there", "SR-27")


@rule("SR-54")
def test_cubes_on_the_card_are_there_when_the_deal_is_carried_out() -> None:
    state = table(row=ROW, row_cubes=[[0, 0, 1, 0]], deals={"yyy": "gd05"})
    make(state, "deal-row 1", "lay yy")
    assert cubes(state) == [1, 0, 1, 0]
    assert legal(state) == {"upgrade y", "upgrade g", "done"}


@rule("SR-54")
def test_cubes_on_the_card_do_not_pay_for_it() -> None:
    state = table(cubes=[1, 0, 0, 0], row=ROW, row_cubes=[NOTHING, [0, 0, 0, 3]], deals={"yr": "gd05"})
    make(state, "deal-row 2")
    assert legal(state) == {"pay y"}


@rule("SR-54")
def test_the_new_card_is_seen_only_after_the_deal() -> None:
    lying = [NOTHING, NOTHING, [0, 0, 0, 1]]
    state = table(row=ROW, row_cubes=lying, deck=["b", "rr"], deals={"yyy": "gd05"})
    make(state, "deal-row 1", "lay yy")
    assert row(state) == ["-", "yr", "g", "yyyy", "yyr", "yg"]
    assert (state.market.left, state.revealed) == (2, 0)
    assert state.view(None)["trade_row"][0] == {"card": None, "cubes": NOTHING, "price": 0}
    make(state, "done")
    assert row(state) == ["yr", "g", "yyyy", "yyr", "yg", "b"]
    assert row_cubes(state)[1] == [0, 0, 0, 1]
    assert (state.market.left, state.revealed) == (1, 1)


@rule("SR-54", "SR-27")
def test_after_a_deal_a_row_without_a_deck_is_shorter() -> None:
    state = make(table(row=ROW, deck=[], deals={"yyy": "gd01"}), "deal-row 1", "lay yy")
    assert row(state) == ROW[1:]


@rule("SR-54", "SR-40")
def test_the_limit_comes_after_the_refill() -> None:
    state = table(cubes=[10, 0, 0, 0], row=ROW, deck=["b"], deals={"yyy": "gd01"})
    make(state, "deal-row 1", "lay yy")
    assert decision(state) == "discard"
    assert row(state)[-1] == "b"


@rule("SR-55")
def test_a_deal_from_the_hand_lays_one_card_down_and_spends_another() -> None:
    state = table(hand=["yy", "up2", "b", "g"], row=ROW[:2], deals={"b": "gd03", "g": "gd01"})
    make(state, "deal-hand", "lay up2", "spend b")
    assert hand(state) == {"yy", "g"}
    assert played(state) == {"up2"}
    assert spent(state) == {"b"}
    assert cubes(state) == [0, 1, 1, 0]
    assert state.deciding == (1,)


@rule("SR-55")
def test_any_hand_card_may_be_laid_down_as_long_as_a_deal_is_left() -> None:
    state = make(table(hand=["yy", "up2", "b", "g"], row=ROW[:2], deals={}), "deal-hand")
    assert legal(state) == {"lay yy", "lay up2", "lay b", "lay g"}
    make(state, "lay b")
    assert legal(state) == {"spend g"}


@rule("SR-55")
def test_the_last_card_with_a_deal_cannot_be_the_one_laid_down() -> None:
    state = make(table(hand=["yy", "up2", "b"], deals={}), "deal-hand")
    refused(state, "lay b", "last_deal", "SR-55")
    assert legal(state) == {"lay yy", "lay up2"}


@rule("SR-55")
def test_a_starting_card_carries_no_deal_to_spend() -> None:
    state = make(table(hand=["yy", "up2", "b"], deals={}), "deal-hand", "lay yy")
    refused(state, "spend up2", "carries_no_deal", "SR-55")
    refused(state, "spend yy", "not_in_hand", "SR-55")
    assert legal(state) == {"spend b"}


@rule("SR-55")
@pytest.mark.parametrize("cards", [[], ["b"], ["yy"]])
def test_a_deal_from_the_hand_needs_two_cards(cards: list[str]) -> None:
    state = table(hand=cards, played=["rr"], deals={})
    refused(state, "deal-hand", "needs_two_cards", "SR-55")


@rule("SR-55")
def test_a_deal_from_the_hand_needs_a_card_with_a_deal() -> None:
    state = table(hand=["yy", "up2"], played=["rr"], deals={})
    refused(state, "deal-hand", "no_deal_in_hand", "SR-55")


@rule("SR-55")
def test_a_bonus_card_carries_a_deal_too() -> None:
    state = table(hand=["yy", "g+up1"], deals={"g+up1": "gd01"}, options={"bonus_cards": True})
    make(state, "deal-hand", "lay yy", "spend g+up1")
    assert cubes(state) == [2, 0, 1, 0]
    assert spent(state) == {"g+up1"}


@rule("SR-53", "SR-55")
def test_a_deal_once_begun_is_carried_out() -> None:
    from_hand = make(table(hand=["yy", "b"], deals={}), "deal-hand")
    from_row = make(table(hand=["yy", "b"], deals={}), "deal-row 1")
    for state, clause in ((from_hand, "SR-55"), (from_row, "SR-53")):
        for other in ("done", "rest", "play yy", "spend b"):
            refused(state, other, "must_lay", clause)


@rule("SR-52", "SR-53", "SR-55")
def test_no_card_is_lost_or_doubled_by_deals() -> None:
    state = table(
        players=3,
        cubes=[3, 0, 0, 0],
        hand=["yy", "b"],
        row=ROW,
        deals={"b": "gd12"},
        rivals={1: Trader(cubes=[3, 0, 0, 0])},
    )
    pieces = state.census()
    make(state, "deal-hand", "lay yy", "spend b", "done", "retrieve yy")
    assert state.census() == pieces
    make(state, "deal-row 2", "pay y", "lay yy")
    while state.deciding == (1,):
        make(state, "done")
    assert state.census() == pieces
    assert names(state.market.cards) & spent(state) == set()
