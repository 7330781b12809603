"""Building and moving trading posts, and what the places give (MP-79 to MP-83)."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import PLACE, Has, dice, end_round, gained, holdings, loaded, make, posts, table, tale
from tests.games.playing import decision, legal, refused
from tests.rule import rule

NINE = "beijing moscow karakorum samarcanda lan_zhou alexandria anxi ormuz xian"


def arriving(
    place: str,
    standing: str = "",
    rivals: Mapping[int, Has] | None = None,
    tokens: Mapping[str, str] | None = None,
    special: str | None = None,
) -> MarcoPoloState:
    """One step away from this place, with the dice on the travel space."""
    start = {"kochi": "sumatra", "beijing": "oasis_3", "moscow": "oasis_1", "adana": "oasis_9", "karachi": "oasis_8"}
    has = Has("1 1 4", coins=30, camels=5, posts=standing, at=start[place])
    return make(table(has, rivals, tokens=tokens, special=special), "travel < 1 1")


@rule("MP-79")
@pytest.mark.parametrize(("standing", "points"), [(6, 0), (7, 5), (8, 10)])
def test_the_eighth_and_ninth_post_score_at_once(standing: int, points: int) -> None:
    places = " ".join(
        ["beijing", "karakorum", "samarcanda", "lan_zhou", "alexandria", "anxi", "ormuz", "xian"][:standing]
    )
    state = arriving("moscow", places, tokens={"moscow": ""})
    assert gained(state, "go 1 moscow").get("vp", 0) == points
    assert state.view(None)["travellers"][0]["posts_left"] == 8 - standing


@rule("MP-80")
def test_the_first_post_in_a_city_earns_its_token_which_then_leaves_the_game() -> None:
    state = table(Has("1 1", coins=3), {1: Has("1 1", coins=3), 2: Has("2 2", coins=7)}, tokens={"alexandria": "cb_06"})
    assert gained(state, "travel < 1 1", "go 1 alexandria") == {"coin": -3, "gold": 2}
    assert state.view(None)["city_bonuses"][4] is None
    state.travellers[1].store += 1
    assert gained(state, "travel < 1 1", "go 1 alexandria", seat=1) == {"coin": -4}


@rule("MP-80", "MP-83")
def test_a_token_is_gone_even_when_the_first_post_was_moved_away() -> None:
    rivals = {1: Has("1 1", coins=4, at="oasis_8")}
    state = arriving("karachi", NINE, rivals=rivals, tokens={"karachi": "cb_04"})
    make(state, "go 1 karachi")
    assert gained(state, "relocate moscow") == {"camel": 3}
    make(state, "end-turn")
    state.travellers[0].posts &= ~(1 << PLACE["karachi"])
    assert gained(state, "travel < 1 1", "go 1 karachi", seat=1) == {"coin": -4}
    assert posts(state, 1) == {"karachi"}


@rule("MP-80")
@pytest.mark.parametrize(
    ("token", "gain"),
    [
        ("cb_01", {"coin": 3}),
        ("cb_02", {"coin": 5}),
        ("cb_03", {"camel": 2}),
        ("cb_04", {"camel": 3}),
        ("cb_05", {"silk": 2}),
        ("cb_06", {"gold": 2}),
    ],
)
def test_plain_city_tokens(token: str, gain: dict[str, int]) -> None:
    state = arriving("moscow", tokens={"moscow": token})
    before = holdings(state)
    make(state, "go 1 moscow")
    before["coin"] -= 3
    assert holdings(state) == {name: number + gain.get(name, 0) for name, number in before.items()}


@rule("MP-80", "MP-109", "MP-112", "MP-113", "MP-110")
def test_city_tokens_with_a_die_a_contract_a_good_or_a_step() -> None:
    state = arriving("moscow", tokens={"moscow": "cb_07"})
    make(state, "go 1 moscow")
    assert gained(state, "good silk") == {"silk": 1}
    state = arriving("moscow", tokens={"moscow": "cb_08"})
    state.chance = loaded(6)
    make(state, "go 1 moscow")
    assert dice(state) == "4 b6"
    state = arriving("moscow", tokens={"moscow": "cb_09"}, special="ct_11 ct_12")
    make(state, "go 1 moscow")
    assert state.travellers[0].slot_1 == 10
    state = arriving("moscow", tokens={"moscow": "cb_10"})
    make(state, "go 1 moscow")
    assert decision(state) == "step"
    assert gained(state, "go 1 anxi") == {"coin": 5, "camel": -3}
    assert posts(state) == {"moscow", "anxi"}


@rule("MP-81", "MP-V12")
def test_a_province_pays_at_once_and_at_every_later_round_start() -> None:
    state = arriving("adana")
    assert gained(state, "go 1 adana") == {"camel": -1}, "3 coins and 2 camels paid, 3 coins and 1 camel gained"
    before = holdings(state)
    end_round(state)
    after = holdings(state)
    assert (after["coin"] - before["coin"], after["camel"] - before["camel"]) == (3, 1)


@rule("MP-82")
def test_beijing_gives_the_best_free_slot_and_no_points_yet() -> None:
    state = arriving("beijing", rivals={1: Has(posts="beijing"), 3: Has(posts="beijing")})
    assert gained(state, "go 1 beijing") == {"coin": -3}
    assert state.view(None)["beijing"] == [1, 3, 0, None]
    state.beijing = [-1, 3, 1, -1]
    state.travellers[0].posts = 0
    state.travellers[0].figure = 17
    state.travellers[0].dice = table(Has("1 1")).travellers[0].dice
    state.action.begin(0)
    state.travellers[0].used = 0
    make(state, "travel < 1 1", "go 1 beijing")
    assert state.view(None)["beijing"] == [0, 3, 1, None]


@rule("MP-83", "MP-V46")
def test_with_nine_posts_built_one_must_move() -> None:
    state = arriving("kochi", NINE)
    assert gained(state, "go 1 kochi") == {"coin": -13}
    assert state.view(None)["decision"] == {"kind": "relocate", "facts": {"place": 14}}
    assert legal(state) == {f"relocate {place}" for place in NINE.split()}
    refused(state, "relocate kashgar", "no_post_there", "MP-83")
    refused(state, "end-turn", "must_move_post", "MP-83")
    story = tale(state, "relocate anxi")
    assert story[0] == ("relocated", 0, {"origin": 9, "place": 14})
    assert holdings(state)["vp"] == 3, "the province pays, the ninth post does not again"
    assert posts(state) == {*NINE.split()} - {"anxi"} | {"kochi"}


@rule("MP-83")
def test_what_the_moved_post_gave_is_lost() -> None:
    state = make(arriving("kochi", NINE), "go 1 kochi", "relocate anxi")
    before = holdings(state)
    state.travellers[0].posts &= ~(1 << 12)  # leave the province of choice out of it
    end_round(state)
    after = holdings(state)
    assert after["vp"] - before["vp"] == 3
    assert after["coin"] == before["coin"], "Anxi pays no more"
    assert after["camel"] - before["camel"] == 3


@rule("MP-83", "MP-82")
def test_a_slot_vacated_in_beijing_is_free_again() -> None:
    state = arriving("kochi", NINE, rivals={1: Has(posts="beijing", dice="1 1")})
    assert state.view(None)["beijing"] == [0, 1, None, None]
    make(state, "go 1 kochi", "relocate beijing")
    assert state.view(None)["beijing"] == [None, 1, None, None]


@rule("MP-83", "MP-80")
def test_a_moved_post_earns_the_city_token_when_it_is_the_first() -> None:
    state = make(arriving("karachi", NINE, tokens={"karachi": "cb_05"}), "go 1 karachi")
    assert gained(state, "relocate xian") == {"silk": 2}


@rule("MP-87", "MP-83")
def test_the_cards_of_a_place_a_post_moved_to_open_next_turn_and_those_it_left_close() -> None:
    state = table(
        Has("4 4 4", gold=4, camels=1, posts=NINE, at="oasis_8", active="ct_06"),
        cards={"karachi": "cc_31", "moscow": "cc_27"},
        tokens={"karachi": ""},
    )
    make(state, "fulfil 1", "go 1 karachi", "relocate moscow")
    refused(state, "card 6", "post_too_new", "MP-87", place=7)
    refused(state, "card 1", "no_post_in_city", "MP-86", place=2)


@rule("MP-87", "MP-83")
def test_a_post_moved_away_and_rebuilt_in_one_turn_is_a_new_post() -> None:
    means = Has("4 4 4", gold=6, silk=2, camels=3, posts=NINE, at="oasis_8", second="oasis_1", active="ct_06 ct_19")
    cards = {"moscow": "cc_31"}
    state = table(replace(means, character="niccolo_marco"), cards=cards, tokens={"karachi": ""})
    make(state, "fulfil 1", "go 1 karachi", "relocate moscow", "fulfil 2", "go 2 moscow", "relocate xian")
    assert "moscow" in posts(state)
    refused(state, "card 1", "post_too_new", "MP-87", place=2)
