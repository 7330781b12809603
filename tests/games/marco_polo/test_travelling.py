"""The Travel action (MP-70 to MP-78, MP-84, MP-85)."""

import pytest

from tests.games.marco_polo.table import Has, figures, gained, holdings, make, posts, table
from tests.games.playing import decision, legal, refused
from tests.rule import rule


@rule("MP-70", "MP-71", "MP-V10")
def test_the_lower_die_is_the_most_steps_and_the_price_goes_by_steps_taken() -> None:
    state = table(Has("2 4 1", coins=20))
    make(state, "travel < 2 4")
    assert state.view(None)["decision"] == {"kind": "walk", "facts": {"left": 2, "taken": 0}}
    refused(state, "stop", "must_move", "MP-70")
    one = state.copy()
    assert gained(one, "go 1 oasis_1", "stop") == {"coin": -3}
    assert gained(state, "go 1 oasis_1", "go 1 venezia") == {"coin": -7}
    assert decision(state) == "turn", "two steps are all a 2 allows"


@rule("MP-71")
@pytest.mark.parametrize(("steps", "price"), [(1, 3), (2, 7), (3, 12), (4, 12), (5, 18), (6, 18)])
def test_the_travel_price(steps: int, price: int) -> None:
    state = table(Has("6 6 1", coins=30))
    there_and_back = ["go 1 oasis_1", "go 1 venezia"] * 3
    moves = there_and_back[:steps] + (["stop"] if steps < 6 else [])
    assert gained(state, "travel < 6 6", *moves) == {"coin": -price}


@rule("MP-72", "MP-V11")
def test_routes_cost_what_is_printed_in_either_direction_and_every_time() -> None:
    state = table(Has("4 4 1", coins=12, camels=7, posts="anxi", at="karakorum"))
    moves = ["travel < 4 4", "go 1 anxi", "go 1 karakorum", "go 1 anxi"]
    assert gained(state, *moves) == {"coin": -12, "camel": -6}
    for here, there in (("alexandria", "oasis_7"), ("oasis_7", "alexandria")):
        state = table(Has("1 4 1", coins=10, posts="alexandria", at=here))
        assert gained(state, "travel < 1 4", f"go 1 {there}") == {"coin": -10}


@rule("MP-73")
def test_a_trip_that_cannot_be_paid_in_full_is_not_made() -> None:
    state = table(Has("4 4 1", coins=9, at="alexandria", posts="alexandria"))
    make(state, "travel < 4 4")
    refused(state, "go 1 oasis_7", "cannot_pay_trip", "MP-73", cost=[10, 0, 0, 0, 0, 0])
    state = table(Has("4 4 1", coins=7, camels=1, at="oasis_9"))
    make(state, "travel < 4 4")
    refused(state, "go 1 adana", "cannot_pay_trip", "MP-73", cost=[3, 2, 0, 0, 0, 0])
    make(state, "go 1 alexandria")
    assert "go 1 venezia" in legal(state), "7 coins pay for two steps"


@rule("MP-73")
def test_the_price_of_the_step_ahead_is_part_of_the_refusal() -> None:
    state = table(Has("4 4 1", coins=8, at="karakorum"))
    make(state, "travel < 4 4", "go 1 oasis_2")
    assert holdings(state)["coin"] == 5
    refused(state, "go 1 oasis_3", "cannot_pay_trip", "MP-73", cost=[9, 0, 0, 0, 0, 0])


@rule("MP-73")
def test_bonuses_met_on_the_trip_cannot_pay_for_it() -> None:
    state = table(Has("4 4 1", coins=3), tokens={"alexandria": "cb_02"})
    assert gained(state, "travel < 4 4", "go 1 alexandria") == {"coin": 2}
    assert decision(state) == "turn", "the trip was over before the coins came"
    assert figures(state) == ["alexandria"]


@rule("MP-73", "MP-39")
def test_the_occupied_space_is_paid_before_the_trip() -> None:
    state = table(Has("1 4 1", coins=4), lay=[("travel", 1, "6 6")])
    assert gained(state, "travel < 1 4", "go 1 oasis_1") == {"coin": -4}
    state = table(Has("4 4 1", coins=6), lay=[("travel", 1, "6 6")])
    make(state, "place travel", "die own 1")
    assert state.action.lowest == 1
    state = table(Has("4 4 4", coins=6), lay=[("travel", 1, "6 6")])
    refused(state, "place travel", "cannot_travel", "MP-73")


@rule("MP-47", "MP-73")
def test_dice_that_leave_nothing_for_the_first_step_are_not_offered() -> None:
    state = table(Has("2 5 6", coins=5), lay=[("travel", 1, "6 6")])
    make(state, "place travel")
    make(state, "die own 5")
    assert state.action.lowest == 2, "only the 2 leaves three coins"


@rule("MP-74")
def test_any_walk_along_routes_will_do_and_nothing_else() -> None:
    state = table(Has("6 6 1", coins=18))
    make(state, "travel < 6 6")
    assert legal(state) == {"go 1 oasis_1", "go 1 alexandria"}
    refused(state, "go 1 moscow", "no_route", "MP-74")
    refused(state, "go 1 venezia", "no_route", "MP-74")
    refused(state, "go 2 oasis_1", "no_such_figure", "MP-121")
    make(state, *["go 1 oasis_1", "go 1 venezia"] * 3)
    assert figures(state) == ["venezia"]


@rule("MP-75", "MP-76", "MP-V13")
def test_only_the_end_of_the_trip_gets_a_post() -> None:
    state = table(Has("3 5 1", coins=12, camels=8, at="samarcanda"), tokens={"lan_zhou": ""})
    assert gained(state, "travel < 3 5", "go 1 oasis_6", "go 1 kashgar", "go 1 lan_zhou") == {"coin": -12, "camel": -8}
    assert posts(state) == {"lan_zhou"}


@rule("MP-76")
@pytest.mark.parametrize("place", ["moscow", "anxi", "beijing"])
def test_ending_in_a_city_a_province_or_beijing_builds(place: str) -> None:
    start = {"moscow": "oasis_1", "anxi": "karakorum", "beijing": "xian"}[place]
    state = table(Has("1 1 1", coins=9, camels=3, at=start), tokens={"moscow": ""})
    make(state, "travel < 1 1", f"go 1 {place}")
    assert posts(state) == {place}
    assert state.view(None)["travellers"][0]["posts_left"] == 8


@rule("MP-77")
@pytest.mark.parametrize(("start", "end"), [("venezia", "oasis_1"), ("oasis_1", "venezia"), ("oasis_1", "moscow")])
def test_oases_venezia_and_places_with_an_own_post_give_nothing(start: str, end: str) -> None:
    state = table(Has("1 1 1", coins=9, at=start, posts="moscow"), tokens={"moscow": "cb_02"})
    assert gained(state, "travel < 1 1", f"go 1 {end}") == {"coin": -3}
    assert posts(state) == {"moscow"}
    assert state.view(None)["city_bonuses"][0] == 1


@rule("MP-77", "MP-81")
def test_coming_back_to_an_own_province_does_not_pay_again() -> None:
    state = table(Has("1 1 1", coins=9, camels=2, at="karakorum", posts="anxi"))
    assert gained(state, "travel < 1 1", "go 1 anxi") == {"coin": -3, "camel": -2}


@rule("MP-78")
def test_several_players_have_posts_in_one_place() -> None:
    state = table(Has("1 1", coins=3), {1: Has("1 1", coins=3, at="alexandria"), 2: Has(posts="alexandria")})
    make(state, "travel < 1 1", "go 1 alexandria")
    assert posts(state, 0) == posts(state, 2) == {"alexandria"}


@rule("MP-84")
def test_a_figure_travels_on_from_beijing_and_through_it() -> None:
    state = table(Has("2 2 1", coins=9, at="xian", posts="xian"))
    make(state, "travel < 2 2", "go 1 beijing", "go 1 oasis_3")
    assert posts(state) == {"xian"}
    assert not state.over
    state = table(Has("1 1 1", coins=9, at="beijing", posts="beijing"))
    make(state, "travel < 1 1", "go 1 xian")
    assert decision(state) == "copy"


@rule("MP-85")
def test_travelling_makes_one_the_next_start_player() -> None:
    state = table(Has("1 1 1", coins=9))
    assert state.view(None)["next_first"] is None
    make(state, "travel < 1 1")
    assert state.view(None)["next_first"] == 0


def test_the_map_lights_up_where_a_figure_can_get_and_for_how_much() -> None:
    state = make(table(Has("3 3 1", coins=12, camels=3)), "travel < 3 3")
    found = {reached["place"]: reached for reached in state.view(0)["reach"]}
    anxi = found[9]
    assert anxi == {"figure": 1, "place": 9, "steps": 3, "coins": 12, "camels": 3, "way": [15, 2, 9]}
    assert found[6]["coins"] == 3
    assert 0 not in found
    assert state.view(0)["reach"] == state.view(None)["reach"]
    assert make(state, "go 1 oasis_1", "stop").view(0)["reach"] == []
