"""What is told of a game: every kind of event, with its facts, in the order things happen."""

import random

import pytest

from caravanserai.games.marco_polo.state import MarcoPoloState
from tests.games.marco_polo.table import CONTRACT, Has, end_round, fresh, holdings, loaded, make, table, tale

FACTS = {
    "picked": {"character"},
    "kept_goal": {"goal"},
    "chose_goals": set(),
    "round_began": {"round"},
    "rolled": {"values", "total"},
    "compensated": {"gain"},
    "row_discarded": {"contracts"},
    "row_opened": {"contracts"},
    "row_refilled": {"contracts"},
    "placed": {"space", "colours", "values", "price"},
    "gained": {"gain", "source"},
    "took_contract": {"contract", "space"},
    "discarded": {"contract", "leaves"},
    "drew": {"contract"},
    "no_contract": set(),
    "kept_drawn": {"contract", "slot"},
    "fulfilled": {"contract", "slot"},
    "went": {"figure", "origin", "place", "cost"},
    "built": {"place", "number"},
    "relocated": {"origin", "place"},
    "city_bonus": {"place", "bonus"},
    "copied": {"place", "bonus"},
    "nothing_to_copy": set(),
    "step_lost": set(),
    "declined_step": set(),
    "used_card": {"card", "times"},
    "purse": {"colour", "value"},
    "rerolled": {"colour", "before", "value"},
    "turned": {"colour", "before", "value"},
    "black_die": {"value"},
    "no_black_die": set(),
}
SOURCES = {
    *("coins", "bazaar", "khan", "row", "contract", "card", "city", "province", "copy"),
    *("character", "mercator", "posts", "purse", "choice"),
}


def test_a_placement_tells_space_dice_price_and_gain() -> None:
    state = table(Has("5 b4 1", coins=4), lay=[("silk", 1, "1 1")])
    assert tale(state, "silk < 5 b4", "column 3") == [
        ("placed", 0, {"space": 3, "colours": [0, 2], "values": [5, 4], "price": 4}),
        ("gained", 0, {"gain": [0, 1, 0, 2, 0, 0], "source": "bazaar"}),
    ]


def test_a_trip_tells_every_step_the_post_and_the_bonus() -> None:
    state = table(Has("2 2 1", coins=7, camels=3, at="moscow"), tokens={"karakorum": "cb_05"})
    state.travellers[0].store += 2 << 12
    assert tale(state, "travel < 2 2", "go 1 anxi", "go 1 karakorum")[1:] == [
        ("went", 0, {"figure": 1, "origin": 2, "place": 9, "cost": [3, 3, 0, 0, 0, 0]}),
        ("went", 0, {"figure": 1, "origin": 9, "place": 3, "cost": [4, 2, 0, 0, 0, 0]}),
        ("built", 0, {"place": 3, "number": 1}),
        ("city_bonus", 0, {"place": 3, "bonus": 4}),
        ("gained", 0, {"gain": [0, 0, 0, 2, 0, 0], "source": "city"}),
    ]


def test_contracts_tell_where_they_go() -> None:
    state = table(Has("6 1", active="ct_11 ct_12"), row="ct_01 ct_02 ct_03 ct_04 ct_05", special="ct_21")
    taken = CONTRACT["ct_05"]
    assert tale(state, "contracts < 6", "contract 5", "done", "bonus camels", "drop 2")[1:] == [
        ("gained", 0, {"gain": [0, 1, 0, 0, 0, 0], "source": "row"}),
        ("discarded", 0, {"contract": CONTRACT["ct_12"], "leaves": 0}),
        ("took_contract", 0, {"contract": taken, "space": 5}),
    ]
    state = table(Has("1 1", pepper=2, silk=1, camels=2, active="- ct_07"), row="ct_01", special="ct_21 ct_22 ct_23")
    assert tale(state, "contracts < 1", "fulfil 2")[1:] == [
        ("took_contract", 0, {"contract": CONTRACT["ct_01"], "space": 1}),
        ("row_refilled", 0, {"contracts": [CONTRACT["ct_21"], CONTRACT["ct_22"]]}),
        ("fulfilled", 0, {"contract": CONTRACT["ct_07"], "slot": 2}),
        ("gained", 0, {"gain": [4, 0, 0, 0, 0, 3], "source": "contract"}),
    ]


def test_dice_tell_what_became_of_them() -> None:
    state = table(Has("2 3 4 w1", camels=9))
    state.chance = loaded(6, 5)
    assert tale(state, "reroll white 1", "black-die", "raise own 2", "lower own 4", "purse own 3") == [
        ("rerolled", 0, {"colour": 1, "before": 1, "value": 6}),
        ("black_die", 0, {"value": 5}),
        ("turned", 0, {"colour": 0, "before": 2, "value": 3}),
        ("turned", 0, {"colour": 0, "before": 4, "value": 3}),
        ("purse", 0, {"colour": 0, "value": 3}),
        ("gained", 0, {"gain": [3, 0, 0, 0, 0, 0], "source": "purse"}),
    ]


def test_cards_tell_how_often_they_are_used() -> None:
    cards = {"moscow": "cc_09", "karakorum": "cc_19"}
    state = table(Has("3 3", camels=3, gold=3, posts="moscow"), cards=cards)
    assert tale(state, "card 1 < 3", "times 2")[1:] == [
        ("used_card", 0, {"card": 8, "times": 2}),
        ("gained", 0, {"gain": [0, 0, 0, 0, 0, 8], "source": "card"}),
    ]
    state = table(Has("3 3", coins=3, posts="karakorum kochi"), cards=cards)
    assert tale(state, "card 2 < 3")[1:] == [
        ("used_card", 0, {"card": 18, "times": 1}),
        ("gained", 0, {"gain": [0, 0, 0, 0, 0, 3], "source": "province"}),
    ]


def test_posts_that_score_and_steps_not_taken() -> None:
    seven = "beijing karakorum samarcanda lan_zhou anxi ormuz xian"
    state = table(Has("1 1 1", coins=3, posts=seven), tokens={"alexandria": "cb_10"})
    assert tale(state, "travel < 1 1", "go 1 alexandria", "decline")[2:] == [
        ("built", 0, {"place": 6, "number": 8}),
        ("gained", 0, {"gain": [0, 0, 0, 0, 0, 5], "source": "posts"}),
        ("city_bonus", 0, {"place": 6, "bonus": 9}),
        ("declined_step", 0, {}),
    ]
    state = table(Has("1", gold=4, camels=1, active="ct_06", at="adana", posts="adana"))
    assert tale(state, "fulfil 1")[-1] == ("step_lost", 0, {})


def test_a_new_round_tells_row_bonuses_rolls_and_compensation() -> None:
    state = table(Has("", character="johannes", posts="kochi"), {1: Has("", character="raschid")}, players=2)
    for person in state.travellers:
        person.dice = 0
    state.action.main_done = True
    state.chance = loaded(1, 2, 3, 3, 4)
    left, row = state.row[:], state.stacks[:6]
    assert tale(state, "end-turn", "compensate 1") == [
        ("row_discarded", 0, {"contracts": left}),
        ("row_opened", 0, {"contracts": row}),
        ("round_began", 0, {"round": 2}),
        ("gained", 0, {"gain": [3, 0, 0, 0, 0, 0], "source": "character"}),
        ("gained", 0, {"gain": [0, 0, 0, 0, 0, 3], "source": "province"}),
        ("rolled", 0, {"values": [1, 2, 3, 3, 4], "total": 13}),
        ("compensated", 0, {"gain": [1, 1, 0, 0, 0, 0]}),
    ]


def test_what_could_not_be_had_is_told() -> None:
    state = table(Has("1", pepper=3, camels=1, active="ct_01"), black=0)
    assert tale(state, "fulfil 1")[-1] == ("no_black_die", 0, {})
    state = table(Has("1", pepper=4, camels=1, active="ct_04"), special="")
    assert tale(state, "fulfil 1")[-1] == ("no_contract", 0, {})
    state = table(Has("1 1", active="- ct_07"), row="ct_01", special="")
    assert tale(state, "contracts < 1")[-1] == ("row_refilled", 0, {"contracts": []})


def test_a_copied_bonus_and_what_it_brings_are_told() -> None:
    state = make(table(Has("1 1 1", coins=3, at="beijing", posts="beijing")), "travel < 1 1", "go 1 xian")
    assert tale(state.copy(), "copy f") == [
        ("copied", 0, {"place": 14, "bonus": 5}),
        ("gained", 0, {"gain": [0, 0, 0, 0, 0, 3], "source": "copy"}),
    ]
    assert tale(state, "copy c", "goods pepper+gold") == [
        ("copied", 0, {"place": 11, "bonus": 2}),
        ("gained", 0, {"gain": [0, 0, 1, 0, 1, 0], "source": "choice"}),
    ]


def test_a_starting_contract_is_told_to_leave_the_game() -> None:
    state = table(Has("6 1", active="ct_s1 ct_12"))
    assert ("discarded", 0, {"contract": CONTRACT["ct_s1"], "leaves": 1}) in tale(
        state, "contracts < 6", "contract 1", "done", "drop 1"
    )


def test_a_draw_with_full_slots_tells_what_was_kept() -> None:
    state = table(Has("", character="matteo", active="ct_11 ct_12"), players=2, row="", special="ct_21")
    end_round(state)
    assert tale(state, "drop 2")[:2] == [
        ("discarded", 0, {"contract": CONTRACT["ct_12"], "leaves": 0}),
        ("kept_drawn", 0, {"contract": CONTRACT["ct_21"], "slot": 2}),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_tell_known_events_with_their_facts_and_the_gains_add_up(players: int) -> None:
    options = {"character_draft": True, "goal_choice": True, "random_provinces": True}
    state = fresh(players, 6, options)
    chooser = random.Random(players)
    state.listen()
    kinds = set()
    while not state.over:
        before = [holdings(state, seat) for seat in range(players)]
        seat = chooser.choice(state.deciding)
        state.apply(chooser.choice(state.legal(seat)), seat)
        gains = [[0] * 6 for _ in range(players)]
        for event in state.told():
            kinds.add(event.kind)
            assert set(event.facts) == FACTS[event.kind], event.kind
            gain = event.facts.get("gain", [0] * 6)
            assert isinstance(gain, list)
            gains[event.seat] = [old + new for old, new in zip(gains[event.seat], gain, strict=True)]
            if event.kind == "gained":
                assert event.facts["source"] in SOURCES
        check_no_gain_untold(state, before, gains)
    assert {"picked", "kept_goal", "rolled", "placed", "gained", "row_opened", "went", "purse"} <= kinds


def check_no_gain_untold(state: MarcoPoloState, before: list[dict[str, int]], gains: list[list[int]]) -> None:
    """Nobody has more than what the story says came in."""
    for seat, had in enumerate(before):
        after = list(holdings(state, seat).values())
        for now, then, gain in zip(after, had.values(), gains[seat], strict=True):
            assert now <= then + gain
