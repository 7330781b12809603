"""Bonus actions (MP-99 to MP-107)."""

import pytest

from tests.games.marco_polo.table import Has, active, completed, dice, gained, legal, loaded, make, refused, table
from tests.rule import rule


@rule("MP-99", "MP-V15")
def test_a_contract_takes_its_goods_and_camels_and_gives_its_reward() -> None:
    state = table(Has("1", camels=2, silk=2, pepper=1, active="ct_09 ct_12"))
    assert gained(state, "fulfil 1") == {"camel": -2, "silk": -2, "pepper": -1, "coin": 3, "vp": 4}
    assert active(state) == "- ct_12"
    assert completed(state) == "ct_09"


@rule("MP-99", "MP-107")
def test_what_is_missing_is_named() -> None:
    state = table(Has("1", camels=1, silk=2, active="ct_09"))
    refused(state, "fulfil 1", "contract_not_covered", "MP-99", missing=[0, 1, 1, 0, 0, 0])
    refused(state, "fulfil 2", "no_contract_in_slot", "MP-99")


@rule("MP-100")
def test_any_number_of_contracts_in_a_turn_even_one_just_taken() -> None:
    state = table(Has("1 1", camels=9, pepper=9, silk=9, gold=9, active="ct_07 ct_22"), row="ct_23 ct_24", special="")
    make(state, "fulfil 2", "fulfil 1", "contracts < 1", "fulfil 1")
    assert completed(state) == "ct_22 ct_07 ct_23"


@rule("MP-101", "MP-V16", "MP-43")
def test_the_purse_gives_three_coins_for_any_die_any_number_of_times() -> None:
    state = table(Has("2 2 b6 w1 5", coins=0), lay=[("purse", 1, "3"), ("purse", 0, "3")])
    for move in ("purse own 2", "purse own 2", "purse black 6", "purse white 1"):
        assert gained(state, move) == {"coin": 3}
    assert dice(state) == "5"
    refused(state, "purse own 2", "no_such_die", "MP-101")


@rule("MP-102", "MP-V17")
def test_a_reroll_costs_a_camel() -> None:
    state = table(Has("2 3", camels=1))
    state.chance = loaded(5)
    assert gained(state, "reroll own 2") == {"camel": -1}
    assert dice(state) == "3 5"
    refused(state, "reroll own 3", "not_enough_camels", "MP-102", camels=1)
    refused(state, "reroll own 6", "no_such_die", "MP-102")
    refused(state, "raise own 1", "no_such_die", "MP-103")


@rule("MP-103", "MP-V18")
def test_turning_a_die_costs_two_camels_and_moves_it_by_one() -> None:
    state = table(Has("2 1 6", camels=4))
    assert gained(state, "raise own 2") == {"camel": -2}
    assert dice(state) == "1 3 6"
    refused(state, "lower own 1", "no_further", "MP-103")
    refused(state, "raise own 6", "no_further", "MP-103")
    assert gained(state, "lower own 6") == {"camel": -2}
    assert dice(state) == "1 3 5"
    refused(state, "raise own 1", "not_enough_camels", "MP-103", camels=2)


@rule("MP-104", "MP-V19")
def test_a_black_die_costs_three_camels_and_only_one_is_bought_in_a_turn() -> None:
    state = table(Has("2", camels=6))
    state.chance = loaded(4)
    assert gained(state, "black-die") == {"camel": -3}
    assert dice(state) == "2 b4"
    assert state.black_dice == 4
    refused(state, "black-die", "black_die_bought", "MP-104")
    refused(table(Has("2", camels=2)), "black-die", "not_enough_camels", "MP-104", camels=3)
    refused(table(Has("2", camels=3), black=0), "black-die", "no_black_dice", "MP-104")


@rule("MP-104", "MP-V41")
def test_another_black_die_may_be_bought_in_a_later_turn() -> None:
    state = table(Has("2", camels=6), {1: Has("1")}, players=2)
    state.chance = loaded(4)
    make(state, "black-die", "camels < 2", "column 1", "end-turn", "purse own 1")
    assert state.seat == 0
    assert dice(state) == "b4"
    assert gained(state, "black-die") == {"camel": -3}
    assert len(dice(state).split()) == 2


@rule("MP-105")
def test_a_black_die_won_does_not_count_towards_the_limit() -> None:
    state = table(Has("2", camels=7, pepper=3, active="ct_01"))
    state.chance = loaded(4, 5)
    make(state, "fulfil 1", "black-die")
    assert dice(state) == "2 b4 b5"
    state = table(Has("2", camels=7, pepper=3, active="ct_01"))
    make(state, "black-die", "fulfil 1")
    assert len(dice(state).split()) == 3


@rule("MP-106", "MP-V20")
def test_seven_camels_buy_a_black_die_two_rerolls_and_a_turn_of_a_die() -> None:
    state = table(Has("2 w3", camels=7))
    state.chance = loaded(4, 6, 1)
    assert gained(state, "black-die", "reroll white 3", "reroll black 4", "raise black 1") == {"camel": -7}
    assert dice(state) == "2 w6 b2"


@rule("MP-106")
@pytest.mark.parametrize("die", ["own 3", "white 3", "black 3"])
def test_one_die_may_be_changed_again_and_again(die: str) -> None:
    colour = die.split()[0]
    state = table(Has({"own": "3", "white": "w3", "black": "b3"}[colour] + " 1", camels=6))
    assert gained(state, f"raise {die}", f"raise {colour} 4", f"lower {colour} 5") == {"camel": -6}
    assert "4" in dice(state)


@rule("MP-107")
def test_there_is_no_credit() -> None:
    state = table(Has("2 3", coins=9, pepper=9, silk=9, gold=9, active="ct_07 ct_05"))
    assert legal(state, "fulfil") | legal(state, "reroll") | legal(state, "raise") | legal(state, "black-die") == set()
