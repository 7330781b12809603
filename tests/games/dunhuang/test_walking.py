"""The frame of a turn, and stage 1: the camel (DH-15 to DH-24)."""

import pytest

from caravanserai.games.dunhuang.components import CHARACTERS
from tests.games.dunhuang.looking import coins, hand, refused, slot, tale
from tests.games.dunhuang.table import Has, begun, circle_with, table
from tests.games.playing import decision, legal, make
from tests.rule import rule

LAP = {"max_steps": "one_lap"}


@rule("DH-15", "DH-4")
def test_turns_go_round_clockwise_beginning_with_the_first_player() -> None:
    state = table(3, first=2, turn=2)
    seats = []
    for _ in range(7):
        seats.append(state.deciding[0])
        make(state, "walk 1", "to-hand", "coins")
    assert seats == [2, 0, 1, 2, 0, 1, 2]
    assert (state.turn, state.round) == (7, 3)


@rule("DH-16")
def test_the_stages_come_in_their_order() -> None:
    state = table(market={3: "tea"}, deck="wool paper")
    first = {
        "walk": ("must_lead_camel", "DH-18"),
        "take": ("must_take_goods", "DH-25"),
        "bonus": ("must_choose_bonus", "DH-53"),
    }
    stages = []
    for move in ("walk 1", "to-hand", "coins"):
        stages.append(decision(state))
        refused(state, "give tea", *first[decision(state)])
        make(state, move)
    assert stages == ["walk", "take", "bonus"]
    assert slot(state, 3) == "wool"
    assert (decision(state), state.deciding) == ("walk", (1,))


@rule("DH-16")
@pytest.mark.parametrize("early", ["to-hand", "coins", "use", "keep tea", "camel 1", "slot 2", "pay"])
def test_no_stage_can_be_skipped(early: str) -> None:
    refused(table(), early, "must_lead_camel", "DH-18")


@rule("DH-17")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    state = table(3, turn=1, first=1, market={3: "tea"})
    for move in ("walk 1", "to-hand", "coins"):
        for other in (0, 2):
            refused(state, move, "not_your_turn", "DH-17", seat=other)
        make(state, move)
    assert state.deciding == (2,)


@rule("DH-18")
def test_the_camel_walks_clockwise_by_at_least_one_step() -> None:
    state = table(camel=7, coins=3)
    assert legal(state) == {"walk 1", "walk 2", "walk 3", "walk 4"}
    for steps, position in ((1, 8), (2, 1), (3, 2), (4, 3)):
        assert make(state.copy(), f"walk {steps}").view(None)["camel"] == position - 1
    for impossible in ("walk 0", "walk -1"):
        reason = state.why_not(impossible)
        assert reason is not None
        assert reason.code == "unknown_move"


@rule("DH-19", "DH-21", "DH-96")
def test_every_step_after_the_first_costs_a_coin_at_once() -> None:
    state = table(coins=4, supply=10)
    for steps in range(1, 6):
        after = make(state.copy(), f"walk {steps}")
        assert decision(after) == "take"
        assert (coins(after), after.coin_supply) == (4 - (steps - 1), 10 + steps - 1)


@rule("DH-20")
def test_nobody_owes_coins() -> None:
    state = table(coins=2)
    refused(state, "walk 4", "not_enough_coins", "DH-20", price=3, coins=2)
    refused(state, "walk 45", "not_enough_coins", "DH-20", price=44, coins=2)
    assert legal(table(coins=0)) == {"walk 1"}
    assert coins(make(table(coins=0), "walk 1")) == 0


@rule("DH-V1")
def test_two_steps_past_the_soldier_to_the_shepherd() -> None:
    circle = circle_with("soldier", "shepherd")
    state = table(circle=circle, coins=5, supply=10)
    make(state, "walk 2")
    assert CHARACTERS[circle[int(state.camel)]] == "shepherd"
    assert (coins(state), state.coin_supply) == (4, 11)


@rule("DH-22", "DH-V32")
def test_a_full_lap_comes_back_and_takes_the_card_of_the_start() -> None:
    assert legal(begun(4)) == {f"walk {steps}" for steps in range(1, 9)}
    state = table(coins=7, camel=2, market={2: "tea"})
    make(state, "walk 8", "to-hand")
    assert (state.camel, hand(state), coins(state)) == (1, "tea", 0)


@rule("DH-22")
def test_more_than_a_lap_is_allowed_unless_the_table_says_no() -> None:
    assert make(table(coins=12, camel=2), "walk 13").camel == (1 + 13) % 8
    state = table(coins=12, options=LAP)
    assert legal(state) == {f"walk {steps}" for steps in range(1, 9)}
    refused(state, "walk 9", "one_lap_only", "DH-22")
    refused(state, "walk 14", "not_enough_coins", "DH-20", price=13, coins=12)


@rule("DH-22")
def test_all_the_coins_of_the_game_can_be_walked_away() -> None:
    state = table(2, coins=44, rivals={1: Has(coins=0)})
    assert "walk 45" in legal(state)
    assert coins(make(state, "walk 45")) == 0


@rule("DH-23")
def test_empty_slots_are_counted_and_paid_for() -> None:
    state = table(coins=3, market={3: "", 4: "", 5: "tea"}, deck="")
    make(state, "walk 3", "to-hand")
    assert (hand(state), coins(state)) == ("tea", 1)


@rule("DH-24")
def test_the_steps_are_remembered_until_the_end_of_the_turn() -> None:
    state = table(coins=5, market={6: "tea"})
    make(state, "walk 4")
    assert state.walked == 4
    make(state, "to-shop")
    assert state.walked == 4
    make(state, "coins")
    assert state.walked == 0


def test_walking_is_told() -> None:
    assert tale(table(coins=5), "walk 3") == [("walked", 0, {"steps": 3, "coins": 2, "slot": 5})]
