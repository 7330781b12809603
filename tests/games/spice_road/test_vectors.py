"""The worked cases of the rules page, in their order (SR-V1 to SR-V18)."""

import pytest

from caravanserai.games.century.caravan.cubes import bag
from tests.games.playing import decision, legal, make, refused
from tests.games.spice_road.table import (
    Trader,
    claimed,
    coins,
    cubes,
    fresh,
    hand,
    played,
    results,
    row,
    row_cubes,
    spent,
    table,
)
from tests.rule import rule

NOTHING = [0, 0, 0, 0]
ROW = ["yyy", "yr", "g", "yyyy", "yyr", "yg"]
POINTS = ["yyrr", "yyyrr", "yyrrr", "rrrr", "rrrrr"]


@rule("SR-V1", "SR-17")
def test_six_yellow_exchanged_two_for_a_green() -> None:
    state = table(cubes=[6, 0, 0, 0], hand=["yy-g"])
    assert results(state, "play yy-g") == {(4, 0, 1, 0), (2, 0, 2, 0), (0, 0, 3, 0)}


@rule("SR-V2", "SR-22")
def test_the_fourth_card_costs_a_cube_on_each_of_the_first_three() -> None:
    state = make(table(cubes=[1, 1, 1, 0], row=ROW), "acquire 4", "pay y", "pay r", "pay g")
    assert "yyyy" in hand(state)
    assert [sum(lying) for lying in row_cubes(state)] == [1, 1, 1, 0, 0, 0]


@rule("SR-V3", "SR-20")
def test_upgrade_two_makes_two_red_or_one_green() -> None:
    assert (0, 2, 0, 0) in results(table(cubes=[2, 0, 0, 0]), "play up2")
    assert (0, 0, 1, 0) in results(table(cubes=[1, 0, 0, 0]), "play up2")


@rule("SR-V4", "SR-16")
def test_the_card_with_a_red_and_a_yellow() -> None:
    assert results(table(cubes=NOTHING, hand=["yr"]), "play yr") == {(1, 1, 0, 0)}


@rule("SR-V5", "SR-8", "SR-16")
def test_the_starting_card_adds_two_yellow() -> None:
    state = fresh()
    assert results(state, "play yy") == {(5, 0, 0, 0)}  # the first player begins with three


@rule("SR-V6", "SR-50")
def test_the_choice_exchange_with_six_and_with_nine_yellow() -> None:
    six = table(cubes=[6, 0, 0, 0], hand=["yyy-b/rr"], options={"bonus_cards": True})
    once = {(3, 0, 0, 1), (3, 2, 0, 0)}
    assert results(six, "play yyy-b/rr") == once | {(0, 0, 0, 2), (0, 2, 0, 1), (0, 4, 0, 0)}
    nine = table(cubes=[9, 0, 0, 0], hand=["yyy-b/rr"], options={"bonus_cards": True})
    once = {(6, 0, 0, 1), (6, 2, 0, 0)}
    twice = {(3, 0, 0, 2), (3, 2, 0, 1), (3, 4, 0, 0)}
    thrice = {(0, 0, 0, 3), (0, 2, 0, 2), (0, 4, 0, 1), (0, 6, 0, 0)}
    assert results(nine, "play yyy-b/rr") == once | twice | thrice


@rule("SR-V7", "SR-7", "SR-33")
def test_coins_at_setup_and_the_fifth_claim_at_the_first_position() -> None:
    laid_out = [(fresh(players).gold, fresh(players).silver) for players in (2, 3, 4, 5)]
    assert laid_out == [(4, 4), (6, 6), (8, 8), (10, 10)]
    state = table(points=POINTS, point_deck=["rrrgg", "rrgg"])
    for seat in (0, 1, 0, 1, 0):
        state.merchants[seat].cubes = bag([3, 5, 0, 0])
        make(state, "claim 1")
    assert coins(state, 0) == (2, 1)
    assert coins(state, 1) == (2, 0)
    state.merchants[1].cubes = bag([0, 2, 2, 0])
    make(state, "claim 2")
    assert claimed(state, 1) == {"yyyrr", "rrrr", "rrgg"}
    assert coins(state, 1) == (2, 0)


@rule("SR-V8", "SR-40")
def test_eleven_cubes_are_one_too_many() -> None:
    state = make(table(cubes=[9, 0, 0, 0]), "play yy")
    assert cubes(state) == [11, 0, 0, 0]
    assert state.view(0)["decision"] == {"kind": "discard", "facts": {"left": 1}}
    make(state, "discard y")
    assert cubes(state) == [10, 0, 0, 0]
    assert state.deciding == (1,)


@rule("SR-V9", "SR-V10", "SR-22", "SR-23", "SR-24", "SR-25", "SR-26")
def test_two_red_for_the_third_card_and_what_the_row_looks_like_then() -> None:
    lying = [NOTHING, NOTHING, [1, 0, 0, 0], [0, 0, 2, 1]]
    state = make(table(cubes=[0, 2, 0, 0], row=ROW, row_cubes=lying), "acquire 3", "pay r", "pay r")
    assert cubes(state) == [1, 0, 0, 0]
    assert row(state)[:3] == ["yyy", "yr", "yyyy"]
    assert row_cubes(state)[:3] == [[0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 2, 1]]


@rule("SR-V9", "SR-24")
def test_one_red_does_not_reach_the_third_card() -> None:
    state = table(cubes=[0, 1, 0, 0], row=ROW, row_cubes=[NOTHING, NOTHING, [1, 0, 0, 0]])
    refused(state, "acquire 3", "not_enough_cubes_to_pay", "SR-24", price=2)


@rule("SR-V11", "SR-43")
def test_the_second_of_four_claims_a_fifth_card() -> None:
    four = ["gggg", "bbbb", "ggggg", "bbbbb"]
    state = make(table(players=4, turn=1, cubes=[2, 2, 0, 0], claimed=four, points=POINTS), "claim 1")
    assert state.deciding == (2,)
    make(state, "rest")
    assert state.deciding == (3,)
    make(state, "rest")
    assert state.over


@rule("SR-V12", "SR-42")
def test_among_three_the_sixth_card_counts_and_not_the_fifth() -> None:
    four = ["gggg", "bbbb", "ggggg", "bbbbb"]
    state = table(players=3, cubes=[5, 4, 0, 0], claimed=four, points=POINTS)
    make(state, "claim 1", "rest", "rest")
    assert state.claimed_count(0) == 5
    assert not state.last_round
    make(state, "claim 1")
    assert state.claimed_count(0) == 6
    assert state.last_round


@rule("SR-V13", "SR-44", "SR-46")
def test_a_score_of_28_and_a_tie() -> None:
    rich = Trader(claimed=["yrgb", "yygg"], gold=1, silver=2, cubes=[3, 1, 0, 2])
    equal = Trader(claimed=["bbbbb", "yyrr"], silver=2)
    state = table(players=3, turn=2, claimed=equal.claimed, silver=equal.silver, rivals={0: rich})
    state.last_round = True
    make(state, "rest")
    assert state.scores() == [28, 0, 28]
    assert state.winners() == [2]


@rule("SR-V14", "SR-21")
def test_brown_alone_cannot_be_upgraded() -> None:
    refused(table(cubes=[0, 0, 0, 4]), "play up2", "nothing_to_upgrade", "SR-21")


@rule("SR-V15", "SR-53", "SR-55")
def test_which_hands_can_make_a_deal() -> None:
    refused(table(hand=["b"], deals={}), "deal-hand", "needs_two_cards", "SR-55")
    refused(table(hand=["yy", "up2"], deals={}), "deal-hand", "no_deal_in_hand", "SR-55")
    assert "deal-row 1" in legal(table(hand=["yy"], deals={}))


@rule("SR-V16", "SR-57", "SR-41")
def test_a_deal_that_gives_everybody_a_yellow() -> None:
    full = Trader(cubes=[0, 10, 0, 0])
    state = table(players=3, turn=1, hand=["yy", "b"], deals={"b": "gd10"}, rivals={0: full})
    make(state, "deal-hand", "lay yy", "spend b")
    assert [cubes(state, seat) for seat in range(3)] == [[1, 10, 0, 0], [1, 0, 2, 0], [1, 0, 0, 0]]
    make(state, "rest")
    assert state.deciding == (0,)
    assert decision(state) == "turn"
    make(state, "rest")
    assert decision(state) == "discard"
    make(state, "discard y")
    assert state.deciding == (1,)


@rule("SR-V17", "SR-45")
@pytest.mark.parametrize(
    ("before", "after", "score"), [([0, 10, 0, 0], [0, 11, 0, 0], 10), ([4, 6, 0, 0], [4, 7, 0, 0], 7)]
)
def test_a_gift_in_the_last_turn_scores_no_eleventh_cube(before: list[int], after: list[int], score: int) -> None:
    state = table(players=2, turn=1, hand=["yy", "b"], deals={"b": "gd11"}, rivals={0: Trader(cubes=before)})
    state.last_round = True
    make(state, "deal-hand", "lay yy", "spend b", "done")
    assert state.over
    assert cubes(state, 0) == after
    assert state.scores()[0] == score


@rule("SR-V18", "SR-53", "SR-54")
def test_a_deal_with_the_third_card_of_the_row() -> None:
    lying = [NOTHING, NOTHING, [0, 1, 0, 0]]
    state = table(cubes=[2, 0, 0, 0], row=ROW, row_cubes=lying, deck=["b"], deals={"g": "gd05"})
    make(state, "deal-row 3", "pay y", "pay y")
    assert cubes(state) == NOTHING
    assert decision(state) == "lay"
    make(state, "lay yy")
    assert played(state) == {"yy"}
    assert spent(state) == {"g"}
    assert cubes(state) == [1, 1, 0, 0]  # the red cube from the card and the yellow one of the deal
    assert row(state) == ["yyy", "yr", "-", "yyyy", "yyr", "yg"]
    assert row_cubes(state)[:3] == [[1, 0, 0, 0], [1, 0, 0, 0], NOTHING]
    make(state, "done")
    assert row(state) == ["yyy", "yr", "yyyy", "yyr", "yg", "b"]
    assert row_cubes(state)[:3] == [[1, 0, 0, 0], [1, 0, 0, 0], NOTHING]
