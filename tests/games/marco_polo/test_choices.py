"""What choices tell: prices, gains and how far dice go, as the rules take and give them; and why one is barred."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from caravanserai.core.choices import Choice
from caravanserai.core.events import Fact
from caravanserai.core.reasons import Reason
from caravanserai.games.marco_polo.state import MarcoPoloState
from caravanserai.games.marco_polo.store import parcel
from tests.games.marco_polo.table import Has, decision, fresh, gained, holdings, legal, make, table

MOST = 200
TWO_WAYS = {"moscow": "cc_20"}


def choice(state: MarcoPoloState, move: str) -> Choice:
    return next(one for one in state.choices() if one.move.text == move)


def facts(state: MarcoPoloState, move: str) -> dict[str, Fact]:
    return dict(choice(state, move).facts)


def reason(state: MarcoPoloState, move: str) -> Reason | None:
    return choice(state, move).reason


def amounts(state: MarcoPoloState) -> list[int]:
    return list(holdings(state).values())


def test_a_free_space_costs_nothing_whatever_the_die() -> None:
    told = facts(table(Has(dice="2 4 5", coins=9)), "place pepper")
    assert (told["paid"], told["prices"]) == (0, [0] * 6)
    assert told["reaches"] == [1, 2, 3, 4, 5, 6]


def test_an_occupied_space_costs_the_value_of_the_die() -> None:
    state = table(Has(dice="2 4 5", coins=9), lay=[("pepper", 1, "3")])
    told = facts(state, "place pepper")
    assert (told["paid"], told["prices"]) == (1, [1, 2, 3, 4, 5, 6])
    for value in (2, 4, 5):
        with_die = state.copy()
        make(with_die, "place pepper")
        assert facts(with_die, f"die own {value}")["price"] == value
        assert gained(with_die, f"die own {value}") == {"coin": -value}


def test_berke_pays_for_no_space() -> None:
    state = table(Has(dice="2 4 5", coins=9, character="berke"), lay=[("pepper", 1, "3")])
    assert facts(state, "place pepper")["prices"] == [0] * 6
    make(state, "place pepper")
    assert facts(state, "die own 4")["price"] == 0
    assert gained(state, "die own 4") == {}


def test_the_khan_costs_nothing_and_tells_what_he_takes() -> None:
    state = table(Has(dice="2 4 5"), lay=[("khan", 1, "3")])
    told = facts(state, "place khan")
    assert (told["paid"], told["prices"], told["least"], told["reaches"]) == (0, [0] * 6, 3, [0] * 6)
    assert state.view(None)["khan_least"] == 3
    assert facts(table(Has(dice="2"), players=4), "place khan")["least"] == 1
    make(state, "place khan")
    assert reason(state, "die own 2") == Reason("khan_too_low", "MP-58", {"value": 3})
    assert reason(state, "die own 4") is None


def test_only_the_last_die_has_a_price_and_the_lowest_one_counts() -> None:
    state = table(Has(dice="3 5 6", coins=9), lay=[("silk", 1, "1 1")])
    make(state, "place silk")
    assert state.view(0)["decision"] == {
        "kind": "choose_die",
        "facts": {"space": 3, "dice": 2, "paid": 1, "reach": 0},
    }
    told = facts(state, "die own 5")
    assert (told["price"], told["reach"], told["face"]) == (0, 5, 5)
    make(state, "die own 5")
    assert state.view(0)["decision"]["facts"]["reach"] == 5  # type: ignore[index]
    for value, counts in ((3, 3), (6, 5)):
        told = facts(state, f"die own {value}")
        assert (told["price"], told["reach"]) == (counts, counts)


def test_the_dice_of_raschid_are_found_by_the_face_they_lie_on() -> None:
    state = table(Has(dice="? ? ?", coins=3, character="raschid"), lay=[("pepper", 1, "3")])
    make(state, "place pepper")
    told = {one.move.text: one for one in state.choices()}
    assert [int(str(one.facts["face"])) for one in told.values()] == [0] * 6
    assert [one.facts["price"] for one in told.values()] == [1, 2, 3, 4, 5, 6]
    assert told["die own 3"].reason is None
    assert told["die own 4"].reason == Reason("cannot_pay_occupied", "MP-52", {"coins": 3})


def test_contracts_are_reached_as_far_as_there_are_any() -> None:
    state = table(Has(dice="5 5"), row="ct_01 ct_02 ct_03")
    assert facts(state, "place contracts")["reaches"] == [1, 2, 3, 3, 3, 3]


def test_a_contract_out_of_reach_is_told_with_its_reason() -> None:
    state = make(table(Has(dice="5 5")), "contracts < 5")
    extras = [facts(state, f"contract {space}")["extra"] for space in range(1, 7)]
    assert extras == [0, 0, 0, 0, 1, 2]
    assert reason(state, "contract 6") == Reason("contract_out_of_reach", "MP-62", {"value": 5})
    assert reason(state, "contract 5") is None
    make(state, "contract 5", "contract 1")
    assert decision(state) == "row_bonus"
    assert facts(state, "bonus camels") == {"gain": [0, 1, 0, 0, 0, 0]}
    assert gained(state.copy(), "bonus coins") == {"coin": 1}


def test_a_column_too_high_is_told_with_what_it_would_give() -> None:
    state = make(table(Has(dice="3")), "pepper < 3")
    assert facts(state, "column 3") == {"column": 3, "gain": [1, 0, 2, 0, 0, 0], "steps": 0}
    assert facts(state, "column 5")["gain"] == [2, 0, 3, 0, 0, 0]
    assert reason(state, "column 5") == Reason("column_too_high", "MP-55", {"value": 3})
    assert gained(state, "column 3") == {"coin": 1, "pepper": 2}


@pytest.mark.parametrize(
    ("move", "camels"), [("reroll own 3", 1), ("raise own 3", 2), ("lower own 3", 2), ("black-die", 3)]
)
def test_bonus_actions_tell_the_camels_they_take(move: str, camels: int) -> None:
    state = table(Has(dice="3 3", camels=camels))
    assert facts(state, move)["cost"] == [0, camels, 0, 0, 0, 0]
    assert gained(state, move) == {"camel": -camels}
    poor = table(Has(dice="3 3", camels=camels - 1))
    barred = reason(poor, move)
    assert barred is not None
    assert (barred.code, dict(barred.details)) == ("not_enough_camels", {"camels": camels})


def test_the_purse_tells_its_coins() -> None:
    state = table(Has(dice="3 3"))
    assert facts(state, "purse own 3") == {"colour": 0, "value": 3, "gain": [3, 0, 0, 0, 0, 0]}
    assert gained(state, "purse own 3") == {"coin": 3}


def test_steps_tell_road_and_travel_price_as_far_as_they_have_come() -> None:
    """The travel price is 3, 7 and 12 for so many steps, and again 12 for four (MP-71)."""
    state = make(table(Has(dice="4 4", coins=15, camels=3)), "travel < 4 4")
    assert facts(state, "go 1 oasis_5")["cost"] == [3, 3, 0, 0, 0, 0]
    assert gained(state, "go 1 oasis_5") == {"coin": -3, "camel": -3}
    assert facts(state, "go 1 oasis_7")["cost"] == [4, 0, 0, 0, 0, 0]
    make(state, "go 1 oasis_7")
    assert facts(state, "go 1 alexandria")["cost"] == [12, 0, 0, 0, 0, 0]
    assert reason(state, "go 1 alexandria") == Reason("cannot_pay_trip", "MP-73", {"cost": [12, 0, 0, 0, 0, 0]})
    make(state, "go 1 oasis_5")
    assert facts(state, "go 1 oasis_7")["cost"] == [0] * 6
    assert "go 1 moscow" not in {one.move.text for one in state.choices()}, "no road leads there"


def test_johannes_pays_for_no_road_between_oases_but_for_the_step() -> None:
    person = Has(dice="2 2", coins=9, character="johannes", at="oasis_1")
    state = make(table(person), "travel < 2 2")
    assert facts(state, "go 1 oasis_10")["cost"] == [3, 0, 0, 0, 0, 0]
    assert gained(state, "go 1 oasis_10") == {"coin": -3}


def test_of_two_ways_to_a_place_the_cheaper_comes_first() -> None:
    person = Has(dice="3 3", coins=30, camels=9, character="niccolo_marco", at="oasis_1", second="venezia")
    state = make(table(person), "travel < 3 3")
    ways = [one for one in state.view(0)["reach"] if one["place"] == 2]
    assert [(way["figure"], way["coins"]) for way in ways] == [(1, 3), (2, 7)]
    other = make(table(replace(person, at="venezia", second="oasis_1")), "travel < 3 3")
    ways = [one for one in other.view(0)["reach"] if one["place"] == 2]
    assert [(way["figure"], way["coins"]) for way in ways] == [(2, 3), (1, 7)]


def test_cards_and_spaces_that_are_closed_say_why() -> None:
    state = table(Has(dice="2 2"), cards=TWO_WAYS)
    assert reason(state, "card 1") == Reason("no_post_in_city", "MP-86", {"place": 2})
    assert reason(state, "place gold") == Reason("not_enough_dice", "MP-41", {"dice": 3})
    make(state, "coins < 2")
    barred = reason(state, "place khan"), reason(state, "card 1")
    assert [one and one.code for one in barred] == ["main_action_done"] * 2


@pytest.mark.parametrize(
    ("card", "value", "move"),
    [
        ("cc_07", 2, "times 2"),  # 3 camels and a pepper for 4 points, twice
        ("cc_18", 1, "good silk"),  # 2 coins for a good
        ("cc_21", 1, "way 1"),  # a point for 3 coins
        ("cc_21", 1, "way 2"),  # and back
        ("cc_22", 1, "give gold"),  # a good for 2 camels
        ("cc_22", 1, "good gold"),  # and back
        ("cc_17", 1, "pay pepper+gold"),  # 2 different goods for a step
    ],
)
def test_city_cards_tell_what_each_use_costs_and_gives(card: str, value: int, move: str) -> None:
    person = Has(f"{value} 6", coins=90, camels=60, pepper=9, silk=9, gold=9, vp=5, posts="moscow")
    state = table(person, cards={"moscow": card})
    make(state, f"card 1 < {value}")
    told = facts(state, move)
    before = amounts(state)
    assert isinstance(told["cost"], list)
    assert isinstance(told["gain"], list)
    wanted = [have - cost + gain for have, cost, gain in zip(before, told["cost"], told["gain"], strict=True)]
    make(state, move)
    assert amounts(state) == wanted
    assert before != wanted


def test_a_step_from_a_card_tells_its_camels() -> None:
    """The first use is made as soon as the die lies, as it is the only choice."""
    state = table(Has(dice="2 6", camels=4, posts="moscow"), cards={"moscow": "cc_16"})
    make(state, "card 1 < 2", "go 1 oasis_1")
    assert facts(state, "use") == {"cost": [0, 2, 0, 0, 0, 0], "gain": [0] * 6, "steps": 1}
    assert gained(state, "use") == {"camel": -2}


def test_both_directions_of_a_card_are_told_before_one_is_chosen() -> None:
    state = make(table(Has(dice="3 6", camels=9, coins=1, posts="moscow"), cards=TWO_WAYS), "card 1 < 3")
    assert facts(state, "way 1")["cost"] == [0, 1, 0, 0, 0, 0]
    assert facts(state, "way 2")["gain"] == [0, 1, 0, 0, 0, 0]
    make(state, "way 1")
    assert facts(state, "times 3") == {"times": 3, "cost": [0, 3, 0, 0, 0, 0], "gain": [9, 0, 0, 0, 0, 0]}


def test_active_contracts_are_seen_with_what_they_lack() -> None:
    state = table(Has(dice="2", pepper=2, camels=4, active="ct_01 -"))
    assert state.view(None)["travellers"][0]["missing"] == [[0, 0, 1, 0, 0], None]
    assert reason(state, "fulfil 1") == Reason("contract_not_covered", "MP-99", {"missing": [0, 0, 1, 0, 0, 0]})


def test_only_goals_dealt_to_a_seat_are_among_its_choices() -> None:
    state = fresh(3, options={"goal_choice": True})
    for seat in range(3):
        told = [one.facts["goal"] for one in state.choices(seat)]
        assert told == state.travellers[seat].dealt


def test_only_characters_on_offer_are_among_the_choices() -> None:
    state = fresh(3, options={"character_draft": True})
    assert [one.facts["character"] for one in state.choices()] == state.pool


def positions() -> Iterator[MarcoPoloState]:
    """Random games of rich players, so that nearly everything is chosen from."""
    for seed in range(12):
        chance = random.Random(seed)
        state = fresh(2 + seed % 3, seed, {"character_draft": seed % 2 == 0, "goal_choice": seed % 3 == 0})
        for person in state.travellers:
            person.store = parcel(coin=40, camel=30, pepper=6, silk=6, gold=6)
        while not state.over:
            yield state
            seat = chance.choice(state.deciding)
            moves = state.legal(seat)
            work = [move for move in moves if move.kind in ("card", "place")]
            state.apply(chance.choice(work if work and chance.random() < 0.7 else moves), seat)


def test_all_that_is_legal_is_among_the_choices_and_all_else_says_why_not() -> None:
    for state in positions():
        for seat in state.deciding:
            choices = state.choices(seat)
            assert len(choices) < MOST
            assert {one.move.text for one in choices if one.reason is None} == legal(state, seat=seat)
            told = [one.to_json() for one in choices]
            assert json.loads(json.dumps(told)) == told


def test_steps_cost_what_their_choices_tell() -> None:
    for state in positions():
        if decision(state) not in ("walk", "step"):
            continue
        for one in state.choices():
            if one.reason is None and one.move.kind == "go":
                after = state.copy()
                after.listen()
                after.apply(one.move)
                went = next(event for event in after.told() if event.kind == "went")
                assert went.facts["cost"] == one.facts["cost"]
