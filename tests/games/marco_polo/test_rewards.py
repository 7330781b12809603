"""Rewards and their symbols (MP-108 to MP-116)."""

from dataclasses import replace

import pytest

from tests.games.marco_polo.table import Has, dice, end_round, figures, gained, holdings, loaded, make, posts, table
from tests.games.playing import decision, legal, refused
from tests.rule import rule


@rule("MP-108")
def test_a_die_is_rolled_before_a_good_is_chosen() -> None:
    state = table(Has("1", pepper=2, silk=3, camels=2, active="ct_21"))
    state.chance = loaded(6)
    make(state, "fulfil 1")
    assert decision(state) == "good"
    assert dice(state) == "1 b6"
    assert holdings(state)["vp"] == 5


@rule("MP-108")
def test_what_is_fixed_comes_before_what_is_drawn_and_the_step_last() -> None:
    state = table(Has("1", pepper=1, silk=2, gold=1, camels=3, active="ct_36 ct_01"), special="ct_11")
    assert gained(state, "fulfil 1") == {"pepper": -1, "silk": -2, "gold": -1, "vp": 5}
    assert state.travellers[0].slot_1 == 10
    state = table(Has("1", pepper=3, camels=4, at="moscow", posts="moscow", active="ct_s3"))
    make(state, "fulfil 1")
    assert decision(state) == "step"
    assert holdings(state)["vp"] == 1


@rule("MP-109")
@pytest.mark.parametrize("pair", ["pepper+silk", "pepper+gold", "silk+gold"])
def test_two_goods_are_two_different_ones(pair: str) -> None:
    state = table(Has("1", silk=1, gold=1, camels=2, active="ct_s6"))
    make(state, "fulfil 1")
    assert legal(state) == {"goods pepper+silk", "goods pepper+gold", "goods silk+gold"}
    assert gained(state, f"goods {pair}") == dict.fromkeys(pair.split("+"), 1)


STEP = Has("1", gold=4, camels=1, active="ct_06")


@rule("MP-110")
def test_a_step_costs_the_route_but_no_travel_price_and_builds() -> None:
    state = table(Has("1", gold=4, camels=3, at="oasis_9", active="ct_06"))
    make(state, "fulfil 1")
    assert gained(state, "go 1 adana") == {"coin": 3, "camel": -1}
    assert posts(state) == {"adana"}
    state = table(Has("1", gold=4, camels=1, at="oasis_9", active="ct_06"))
    make(state, "fulfil 1")
    refused(state, "go 1 adana", "cannot_pay_step", "MP-110", cost=[0, 2, 0, 0, 0, 0])


@rule("MP-110")
def test_a_step_may_be_declined_and_is_not_saved() -> None:
    state = table(STEP)
    make(state, "fulfil 1", "decline")
    assert figures(state) == ["venezia"]
    assert decision(state) == "turn"
    refused(state, "go 1 oasis_1", "lay_dice_for_travel", "MP-70")


@rule("MP-110", "MP-V43")
def test_a_step_nobody_could_pay_is_lost_and_the_rest_of_the_reward_stays() -> None:
    state = table(replace(STEP, at="adana", posts="adana"))
    assert gained(state, "fulfil 1") == {"gold": -4, "camel": -1, "vp": 7}
    assert decision(state) == "turn"
    assert figures(state) == ["adana"]


@rule("MP-111")
def test_steps_and_bonuses_chain() -> None:
    state = table(Has("1 1 4", coins=3, camels=3, at="oasis_1"), tokens={"moscow": "cb_10"})
    make(state, "travel < 1 1", "go 1 moscow")
    assert decision(state) == "step"
    make(state, "go 1 anxi")
    assert holdings(state)["coin"] == 5
    assert posts(state) == {"moscow", "anxi"}
    assert decision(state) == "turn"


@rule("MP-V42", "MP-111")
def test_travel_then_a_contract_build_two_posts_in_one_turn() -> None:
    state = table(Has("1 1 4", coins=3, gold=4, camels=4, at="oasis_1", active="ct_06"), tokens={"moscow": ""})
    make(state, "travel < 1 1", "go 1 moscow", "fulfil 1")
    assert gained(state, "go 1 anxi") == {"coin": 5, "camel": -3}
    assert posts(state) == {"moscow", "anxi"}


@rule("MP-112")
def test_a_black_die_is_rolled_at_once_or_not_there() -> None:
    state = table(Has("1", pepper=3, camels=1, active="ct_01"))
    state.chance = loaded(2)
    make(state, "fulfil 1")
    assert dice(state) == "1 b2"
    assert state.black_dice == 4
    state = table(Has("1", pepper=3, camels=1, active="ct_01"), black=0)
    assert gained(state, "fulfil 1") == {"pepper": -3, "camel": -1, "vp": 2}
    assert dice(state) == "1"
    assert state.black_dice == 0


@rule("MP-115")
@pytest.mark.parametrize(
    ("letter", "gain"), [("a", {"coin": 5}), ("b", {"camel": 3}), ("e", {"coin": 3, "camel": 1}), ("f", {"vp": 3})]
)
def test_bonus_d_is_any_other_bonus_with_or_without_a_post_there(letter: str, gain: dict[str, int]) -> None:
    state = table(Has("1 1 1", coins=3, at="beijing", posts="beijing"))
    make(state, "travel < 1 1", "go 1 xian")
    assert legal(state) == {f"copy {other}" for other in "abcef"}
    refused(state, "copy d", "copies_another", "MP-115")
    assert gained(state, f"copy {letter}") == gain


@rule("MP-115", "MP-109")
def test_bonus_d_may_be_two_goods() -> None:
    state = table(Has("1 1 1", coins=3, at="beijing", posts="beijing"))
    make(state, "travel < 1 1", "go 1 xian", "copy c")
    assert gained(state, "goods silk+gold") == {"silk": 1, "gold": 1}


@rule("MP-115")
def test_bonus_d_doubles_an_own_bonus_and_may_differ_every_time() -> None:
    state = table(Has("", posts="xian kochi"), players=2)
    end_round(state)
    make(state, "copy f")
    assert holdings(state)["vp"] == 6
    while decision(state) != "turn":
        state.apply(state.legal()[0])
    end_round(state)
    while decision(state) != "copy":
        state.apply(state.legal()[0])
    assert "copy a" in legal(state)


@rule("MP-142", "MP-115", "MP-81")
def test_with_random_provinces_the_token_pays_not_the_letter_of_the_place() -> None:
    state = table(Has("1 1 1", coins=3, at="beijing", posts="beijing"))
    state.province_bonuses = [3, 1, 2, 0, 4, 5]
    assert gained(state, "travel < 1 1", "go 1 xian") == {"coin": 2}
    state = table(Has("", posts="anxi"), players=2)
    state.province_bonuses = [3, 1, 2, 0, 4, 5]
    end_round(state)
    assert decision(state) == "copy"
