"""The story a table tells: every event is true, and together they are the whole truth."""

from tests.games.new_world.land import CARD, EXPLORATION, Pioneer, number, tiles
from tests.games.new_world.table import table
from tests.games.playing import tale


def test_work_is_told_with_those_pushed_out_and_the_cubes_of_tools() -> None:
    state = table(Pioneer(cards="T01 T02"), {1: Pioneer(at="A1.6=2")}, row="N01 N02 N03 N04")
    here = number(state, "A1.6")
    assert tale(state, "work A1.6") == [
        ("worked", 0, {"location": here, "settlers": 3}),
        ("displaced", 1, {"location": here, "settlers": 2}),
        ("used_tools", 0, {"cubes": [0, 2, 0, 0]}),
        ("gained", 0, {"cubes": [0, 1, 1, 0]}),
    ]


def test_upgrades_trades_and_returned_cubes_are_told() -> None:
    state = table(Pioneer([6, 0, 0, 0]), {1: Pioneer([2, 0, 0, 0])})
    assert tale(state, "work C1.2", "times 3") == [
        ("worked", 0, {"location": number(state, "C1.2"), "settlers": 2}),
        ("exchanged", 0, {"gave": [6, 0, 0, 0], "took": [0, 3, 3, 0], "times": 3}),
    ]
    assert tale(state, "work A1.4", "upgrade y", "upgrade r") == [
        ("worked", 1, {"location": number(state, "A1.4"), "settlers": 1}),
        ("upgraded", 1, {"colour": 0}),
        ("upgraded", 1, {"colour": 1}),
    ]
    full = table(Pioneer([9, 0, 0, 0]))
    assert tale(full, "work A1.3", "discard y")[-1] == ("returned", 0, {"cubes": [1, 0, 0, 0]})


def test_a_claim_is_told_with_its_benefit_and_the_cards_that_come() -> None:
    own = Pioneer([4, 1, 0, 0], reserve=1)
    state = table(own, row="X01 N01 T01 S01", deck="N02 N03", covers={"C1.2": "newcomer-1"}, stacks={1: "flat tools"})
    told = tale(state, "work A1.1", "claim", "explore newcomer-1", "tile 1")
    assert told[1:] == [
        ("claimed", 0, {"card": CARD["X01"], "points": 3, "position": 1, "gave": [4, 1, 0, 0]}),
        ("explored", 0, {"tile": EXPLORATION["newcomer-1"], "location": number(state, "C1.2")}),
        ("enlisted", 0, {"settlers": 1}),
        ("turned_up_point", 0, {"card": CARD["N02"], "position": 4}),
        ("next_point", 0, {"card": CARD["N03"]}),
        ("took_tile", 0, {"tile": tiles("flat")[0], "stack": 1}),
        ("turned_up_tile", 0, {"tile": tiles("tools")[0], "stack": 1}),
    ]


def test_settlers_who_do_not_come_are_told_too_and_so_are_cubes_of_a_tile() -> None:
    told = tale(table(Pioneer([0, 0, 2, 1]), row="S05", deck="", stacks={1: ""}), "work A1.1", "claim")
    assert told[1:] == [
        ("claimed", 0, {"card": CARD["S05"], "points": 6, "position": 1, "gave": [0, 0, 2, 1]}),
        ("enlisted", 0, {"settlers": 0}),
    ]
    state = table(Pioneer([4, 1, 0, 0]), row="X01", deck="", covers={"C1.2": "yg"}, stacks={1: ""})
    assert tale(state, "work A1.1", "claim", "explore yg")[-1] == ("gained", 0, {"cubes": [1, 0, 1, 0]})


def test_new_cards_and_another_turn_are_told() -> None:
    state = table(row="N01 T01 S01 X01", deck="N02 N03 N04 N05 N06", board="G1")
    assert tale(state, "work G1.1", "rest") == [
        ("worked", 0, {"location": number(state, "G1.1"), "settlers": 1}),
        ("refreshed_forts", 0, {"cards": [CARD[name] for name in ("N01", "T01", "S01", "X01")]}),
        *[
            ("turned_up_point", 0, {"card": CARD[f"N0{position + 1}"], "position": position})
            for position in (1, 2, 3, 4)
        ],
        ("next_point", 0, {"card": CARD["N06"]}),
        ("another_turn", 0, {}),
        ("rested", 0, {"settlers": 1}),
    ]


def test_the_last_round_is_told_once() -> None:
    own = Pioneer([2, 2, 0, 0], cards="N02 N03 T02 T03 S02 S03 X02")
    rival = Pioneer([3, 0, 1, 0], cards="N04 N05 T04 T05 S04 S05 X04")
    state = table(own, {1: rival}, players=3, stacks={1: ""})
    told = tale(state, "work A1.1", "claim", "work A1.1", "claim", "rest")
    assert [event for event in told if event[0] == "last_round"] == [("last_round", 0, {"cards": 8})]
    assert state.over
