"""Niccolo and Marco, Wilhelm and Johannes, whose powers are about the map (MP-121 to MP-125, MP-127, MP-128)."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import (
    Has,
    dice,
    end_round,
    figures,
    gained,
    holdings,
    loaded,
    make,
    posts,
    table,
    tale,
)
from tests.games.playing import decision, legal, refused
from tests.rule import rule

# -- Niccolo and Marco Polo --------------------------------------------------------------------------------------


def polos(
    at: str, second: str, tokens: Mapping[str, str], coins: int = 30, standing: str = "", special: str | None = None
) -> MarcoPoloState:
    """Two figures on the map and dice for four steps."""
    me = Has("4 4 1", coins=coins, at=at, second=second, character="niccolo_marco", posts=standing)
    return table(me, tokens=tokens, special=special)


@rule("MP-121")
def test_they_gain_a_camel_every_round() -> None:
    state = table(Has("", character="niccolo_marco", second="venezia"), players=2)
    end_round(state)
    assert holdings(state)["camel"] == 1
    assert figures(state) == ["venezia", "venezia"]


@rule("MP-122")
def test_steps_are_split_between_the_figures_and_priced_by_their_total() -> None:
    state = polos("venezia", "venezia", tokens={"alexandria": "", "moscow": ""})
    moves = ["go 1 oasis_1", "go 2 alexandria", "go 1 moscow", "stop"]
    make(state, "travel < 4 4")
    assert gained(state, *moves) == {"coin": -12}
    assert decision(state) == "arrivals"
    assert figures(state) == ["moscow", "alexandria"]
    assert posts(state) == set(), "nothing is built before both have moved"


@rule("MP-122")
@pytest.mark.parametrize("order", [("moscow", "alexandria"), ("alexandria", "moscow")])
def test_the_posts_are_built_with_their_bonuses_in_the_order_picked(order: tuple[str, str]) -> None:
    state = polos("oasis_1", "venezia", tokens={"alexandria": "cb_07", "moscow": "cb_09"}, special="ct_31")
    make(state, "travel < 4 4", "go 1 moscow", "go 2 alexandria", "stop")
    assert legal(state) == {"post moscow", "post alexandria"}
    refused(state, "post beijing", "no_arrival_there", "MP-122")
    story = [
        (kind, facts.get("place")) for kind, _, facts in tale(state, f"post {order[0]}") if kind in ("built", "drew")
    ]
    if order[0] == "moscow":
        assert story == [("built", 2), ("drew", None), ("built", 6)]
        assert decision(state) == "good"
    else:
        assert story == [("built", 6)]
        assert decision(state) == "good"
        make(state, "good gold")
        assert posts(state) == {"moscow", "alexandria"}


@rule("MP-122", "MP-73")
def test_what_the_first_figure_earns_cannot_pay_for_the_second() -> None:
    state = polos("venezia", "venezia", coins=3, tokens={"alexandria": "cb_02"})
    make(state, "travel < 4 4", "go 1 alexandria")
    assert decision(state) == "turn"
    assert holdings(state)["coin"] == 5


@rule("MP-122")
def test_a_figure_that_did_not_move_builds_nothing() -> None:
    state = polos("moscow", "venezia", tokens={"alexandria": ""})
    make(state, "travel < 4 4", "go 2 alexandria", "stop")
    assert posts(state) == {"alexandria"}


@rule("MP-122", "MP-78")
def test_both_figures_in_one_place_build_one_post() -> None:
    state = polos("venezia", "venezia", tokens={"alexandria": "cb_02"})
    assert gained(state, "travel < 4 4", "go 1 alexandria", "go 2 alexandria", "stop") == {"coin": -2}
    assert posts(state) == {"alexandria"}


@rule("MP-122")
def test_a_single_step_moves_one_of_them() -> None:
    me = Has("1", gold=4, camels=1, active="ct_06", at="oasis_1", second="venezia", character="niccolo_marco")
    state = make(table(me, tokens={"moscow": "", "alexandria": ""}), "fulfil 1")
    assert legal(state, "go") == {"go 1 moscow", "go 1 venezia", "go 2 oasis_1", "go 2 alexandria"}
    make(state, "go 2 alexandria")
    assert figures(state) == ["oasis_1", "alexandria"]
    assert decision(state) == "turn"


@rule("MP-122", "MP-83", "MP-79")
def test_two_arrivals_with_one_post_left_build_one_and_move_one() -> None:
    eight = "beijing karakorum samarcanda lan_zhou anxi ormuz xian kochi"
    state = polos("oasis_1", "venezia", standing=eight, tokens={"moscow": "", "alexandria": ""})
    make(state, "travel < 4 4", "go 1 moscow", "go 2 alexandria", "stop")
    assert gained(state, "post alexandria") == {"vp": 10}
    assert decision(state) == "relocate"
    assert "relocate alexandria" in legal(state)
    make(state, "relocate ormuz")
    assert posts(state) == {*eight.split()} - {"ormuz"} | {"moscow", "alexandria"}
    assert holdings(state)["vp"] == 10


# -- Wilhelm von Rubruk ------------------------------------------------------------------------------------------


def wilhelm(at: str, standing: str = "", tokens: Mapping[str, str] | None = None) -> MarcoPoloState:
    """Wilhelm sets out with means for four steps."""
    me = Has("4 4 1", coins=30, camels=9, at=at, posts=standing, character="wilhelm")
    return make(table(me, tokens=tokens), "travel < 4 4")


TEN = "beijing karakorum samarcanda lan_zhou alexandria ormuz kashgar xian adana kochi"


@rule("MP-123")
@pytest.mark.parametrize(("standing", "points"), [(6, 0), (7, 5), (8, 10), (9, 0), (10, 10)])
def test_wilhelms_eighth_ninth_and_eleventh_post_score(standing: int, points: int) -> None:
    state = wilhelm("oasis_1", " ".join(TEN.split()[:standing]), tokens={"moscow": ""})
    make(state, "go 1 moscow")
    assert gained(state, "stop").get("vp", 0) == points
    assert state.view(None)["travellers"][0]["posts_left"] == 10 - standing


@rule("MP-124", "MP-125")
def test_wilhelm_builds_in_passing_and_gains_after_the_trip_in_order() -> None:
    state = wilhelm("oasis_1", tokens={"moscow": "cb_08", "karakorum": "cb_07"})
    state.chance = loaded(5)
    refused(state, "build", "nothing_to_build_here", "MP-124")
    make(state, "go 1 moscow")
    assert "build" in legal(state)
    assert gained(state, "build") == {}
    assert posts(state) == {"moscow"}
    assert dice(state) == "1", "the token's die comes after the trip"
    assert gained(state, "go 1 anxi", "build") == {"camel": -3, "coin": -4}
    story = tale(state, "go 1 karakorum", "stop")
    assert [kind for kind, _, _ in story if kind in ("built", "black_die", "gained")] == [
        "built",
        "black_die",
        "gained",
    ]
    assert decision(state) == "good"
    assert dice(state) == "1 b5"
    assert posts(state) == {"moscow", "anxi", "karakorum"}


@rule("MP-124")
def test_wilhelm_need_not_build_in_passing_but_must_where_he_stops() -> None:
    state = wilhelm("oasis_1", tokens={"moscow": "", "karakorum": ""})
    make(state, "go 1 moscow", "go 1 anxi", "stop")
    assert posts(state) == {"anxi"}


@rule("MP-124")
def test_the_place_where_wilhelm_sets_out_is_not_passed_through() -> None:
    state = wilhelm("moscow")
    refused(state, "build", "nothing_to_build_here", "MP-124")
    make(state, "go 1 oasis_1", "go 1 moscow", "build")
    assert posts(state) == {"moscow"}


@rule("MP-124")
def test_only_wilhelm_builds_in_passing() -> None:
    state = table(Has("4 4 1", coins=30, camels=9, at="oasis_1"))
    make(state, "travel < 4 4", "go 1 moscow")
    refused(state, "build", "not_wilhelm", "MP-124")


@rule("MP-124", "MP-77")
def test_wilhelm_builds_nothing_in_oases_and_where_he_has_a_post() -> None:
    state = wilhelm("venezia", "moscow")
    make(state, "go 1 oasis_1")
    refused(state, "build", "nothing_to_build_here", "MP-124")
    make(state, "go 1 moscow")
    refused(state, "build", "post_stands_here", "MP-78")


@rule("MP-V45", "MP-78")
def test_walking_twice_through_a_city_builds_one_post() -> None:
    state = wilhelm("oasis_1", tokens={"moscow": "cb_02"})
    make(state, "go 1 moscow", "build", "go 1 oasis_1", "go 1 moscow")
    refused(state, "build", "post_stands_here", "MP-78")
    assert gained(state, "stop") == {"coin": 5}
    assert posts(state) == {"moscow"}


@rule("MP-124", "MP-83", "MP-123")
def test_wilhelm_moves_no_post_in_passing_but_must_where_he_stops() -> None:
    state = wilhelm("oasis_1", f"{TEN} sumatra", tokens={"moscow": ""})
    make(state, "go 1 moscow")
    refused(state, "build", "no_post_left", "MP-124")
    make(state, "stop")
    assert decision(state) == "relocate"
    assert gained(state, "relocate sumatra") == {}
    assert posts(state) == {*TEN.split(), "moscow"}


@rule("MP-125a", "MP-125", "MP-123")
def test_the_last_post_in_passing_and_then_a_relocation() -> None:
    state = wilhelm("oasis_1", TEN, tokens={"moscow": "cb_04"})
    assert gained(state, "go 1 moscow", "build") == {"coin": -3, "vp": 10}
    make(state, "go 1 anxi", "stop")
    assert decision(state) == "relocate"
    assert gained(state, "relocate moscow") == {"camel": 3, "coin": 5}, "the post was built first all the same"


@rule("MP-125a", "MP-83")
def test_where_he_stops_he_may_move_another_post_than_the_one_built_in_passing() -> None:
    state = make(wilhelm("oasis_1", TEN, tokens={"moscow": "cb_04"}), "go 1 moscow", "build", "go 1 anxi", "stop")
    assert legal(state) == {f"relocate {place}" for place in (*TEN.split(), "moscow")}
    assert [kind for kind, _, _ in tale(state, "relocate kochi")] == ["relocated", "city_bonus", "gained", "gained"]
    assert posts(state) == {*TEN.split()} - {"kochi"} | {"moscow", "anxi"}
    assert holdings(state)["vp"] == 10


@rule("MP-125")
def test_a_step_earned_in_passing_is_made_from_where_the_trip_ended() -> None:
    state = wilhelm("oasis_1", tokens={"moscow": "cb_10"})
    make(state, "go 1 moscow", "build", "go 1 anxi", "stop")
    assert decision(state) == "step"
    assert "go 1 karakorum" in legal(state)
    assert holdings(state)["coin"] == 30 - 7, "Anxi, built later, pays later"
    assert gained(state, "decline") == {"coin": 5}


# -- Johannes Caprini --------------------------------------------------------------------------------------------


@rule("MP-127")
def test_johannes_gains_three_coins_every_round() -> None:
    state = table(Has("", character="johannes"), players=2)
    end_round(state)
    assert holdings(state)["coin"] == 3


@rule("MP-127", "MP-128", "MP-V36")
@pytest.mark.parametrize("oasis", ["oasis_3", "oasis_10"])
def test_johannes_jumps_from_oasis_to_oasis(oasis: str) -> None:
    state = table(Has("3 3 1", coins=12, at="alexandria", posts="alexandria", character="johannes"))
    assert gained(state, "travel < 3 3", "go 1 oasis_9", f"go 1 {oasis}", "go 1 beijing") == {"coin": -12}
    assert state.view(None)["beijing"] == [0, None, None, None]


@rule("MP-128")
def test_the_jump_is_free_even_where_a_paid_route_joins_two_oases_and_counts_as_a_step() -> None:
    state = table(Has("1 1 1", coins=3, at="oasis_2", character="johannes"))
    make(state, "travel < 1 1")
    assert legal(state) >= {f"go 1 oasis_{number}" for number in (1, 3, 4, 5, 6, 7, 8, 9, 10)}
    assert "go 1 oasis_2" not in legal(state)
    assert gained(state, "go 1 oasis_3") == {"coin": -3}


@rule("MP-128")
def test_the_jump_works_for_a_step_reward_and_for_nobody_else() -> None:
    me = Has("1", gold=4, camels=1, active="ct_06", at="oasis_9")
    state = make(table(replace(me, character="johannes")), "fulfil 1")
    assert gained(state, "go 1 oasis_2") == {}
    assert figures(state) == ["oasis_2"]
    state = make(table(me), "fulfil 1")
    refused(state, "go 1 oasis_2", "no_route", "MP-74")
