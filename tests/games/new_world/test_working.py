"""What locations do: production, upgrade, trade, and those of the boards G1 and H1 (NW-29 to NW-32, NW-49 to NW-55)."""

import json

import pytest

import caravanserai as cv
from caravanserai.core.record import begin_record
from caravanserai.games.century.new_world.game import GAME
from caravanserai.games.century.new_world.state import NewWorldState
from caravanserai.games.century.settlement.locations import trade
from caravanserai.games.century.settlement.steps.location_actions import room_binds
from tests.games.new_world.land import Pioneer, cubes, deck, hand, number, row, standing
from tests.games.new_world.table import fresh, table
from tests.games.playing import decision, facts, legal, make, offered, refused, turn_of
from tests.rule import rule

FORTS = "N01 T01 S01 X01"


@rule("NW-29")
@pytest.mark.parametrize(
    ("location", "taken"),
    [("A1.3", [2, 0, 0, 0]), ("B1.6", [4, 0, 0, 0]), ("B1.4", [1, 0, 0, 1]), ("C1.5", [0, 1, 0, 1])],
)
def test_production_brings_the_cubes_shown(location: str, taken: list[int]) -> None:
    state = make(table(Pioneer([1, 1, 1, 1])), f"work {location}")
    assert cubes(state) == [1 + number for number in taken]
    assert state.deciding == (1,)


@rule("NW-30")
def test_an_upgrade_may_end_early_and_ends_by_itself() -> None:
    start = make(table(Pioneer([3, 0, 0, 0])), "work A1.5")
    assert facts(start) == {"left": 3}
    assert legal(start) == {"upgrade y"}
    assert cubes(turn_of(start, "upgrade y", "done")) == [2, 1, 0, 0]
    spread = turn_of(start, "upgrade y", "upgrade y", "upgrade y")
    assert (cubes(spread), spread.deciding) == ([0, 3, 0, 0], (1,))
    same = turn_of(start, "upgrade y", "upgrade r", "upgrade g")
    assert (cubes(same), same.deciding) == ([2, 0, 0, 1], (1,))
    short = make(table(Pioneer([0, 0, 1, 0])), "work A1.5", "upgrade g")
    assert (cubes(short), short.deciding) == ([0, 0, 0, 1], (1,))


@rule("NW-31")
def test_a_trade_is_made_as_often_as_wanted_but_at_least_once() -> None:
    state = make(table(Pioneer([7, 0, 0, 0])), "work C1.2")
    assert facts(state) == {"location": number(state, "C1.2")}
    assert legal(state) == {"times 1", "times 2", "times 3"}
    assert cubes(turn_of(state, "times 1")) == [5, 1, 1, 0]
    assert cubes(turn_of(state, "times 3")) == [1, 3, 3, 0]
    assert turn_of(state, "times 1").deciding == (1,)
    refused(state, "times 4", "not_enough_cubes", "NW-31", missing=[1, 0, 0, 0])


@rule("NW-32")
def test_only_an_exchange_that_brings_more_cubes_needs_room() -> None:
    refused(table(Pioneer([0, 1, 9, 0])), "work B1.5", "no_room", "NW-32")
    equal = make(table(Pioneer([0, 10, 0, 0])), "work C1.4")
    assert offered(equal, "times") == {"1", "2", "3"}
    lower = make(table(Pioneer([12, 0, 0, 0])), "work C1.6", "times 4")
    assert cubes(lower) == [0, 0, 4, 4]


@rule("NW-32")
def test_the_red_cubes_of_tools_take_room_too() -> None:
    own = Pioneer([0, 0, 8, 0], cards="T01")
    refused(table(own, row="N01 N02 N03 N04"), "work B1.5", "no_room", "NW-32")
    assert offered(make(table(Pioneer([0, 0, 7, 0], cards="T01"), row="N01 N02 N03 N04"), "work B1.5"), "times") == {
        "1"
    }


@rule("NW-32")
def test_the_option_drops_the_need_for_room() -> None:
    state = make(table(Pioneer([0, 10, 0, 0]), options={"trade_needs_room": False}), "work B1.5")
    assert len(offered(state, "times")) == 10
    make(state, "times 10")
    assert cubes(state) == [30, 0, 0, 0]
    assert (decision(state), facts(state)) == ("discard", {"left": 20})


@rule("NW-32")
def test_the_option_asks_for_room_only_to_repeat_an_exchange() -> None:
    """Nearest to the print, which makes room a condition of making several exchanges, not of making one."""
    options = {"trade_needs_room": "repeated"}
    full = make(table(Pioneer([0, 3, 7, 0]), options=options), "work B1.5")
    assert legal(full) == {"times 1"}
    refused(full, "times 2", "no_room", "NW-32")
    make(full, "times 1")
    assert (cubes(full), decision(full), facts(full)) == ([3, 2, 7, 0], "discard", {"left": 2})
    some = make(table(Pioneer([2, 4, 0, 0]), options=options), "work B1.5")
    assert legal(some) == {"times 1", "times 2"}
    fur = make(table(Pioneer([0, 0, 0, 3]), options=options), "work D1.3")
    assert cubes(turn_of(fur, "times 1")) == [6, 0, 0, 2]
    assert legal(fur) == {"times 1"}
    equal = make(table(Pioneer([12, 0, 0, 0]), options=options), "work C1.2")
    assert offered(equal, "times") == {"1", "2", "3", "4", "5", "6"}, "what brings no more is free in any case"


@rule("NW-32")
@pytest.mark.parametrize("chosen", [False, "repeated", True])
def test_the_need_for_room_is_kept_in_copies_and_saves(chosen: bool | str) -> None:
    state = table(Pioneer([0, 2, 8, 0]), options={"trade_needs_room": chosen})
    again = GAME.restore(json.loads(json.dumps(state.save())))
    for other in (state, state.copy(), state.imagine(0, 1), again):
        assert isinstance(other, NewWorldState)
        allowed = {str(move) for move in other.legal() if move.kind == "work"}
        assert ("work B1.5" in allowed) == (chosen is not True)


@rule("NW-32")
@pytest.mark.parametrize(("typed", "value"), [("on", True), ("TRUE", True), ("off", False), ("Repeated", "repeated")])
def test_all_values_of_the_option_can_be_typed(typed: str, value: bool | str) -> None:
    option = next(option for option in GAME.options if option.name == "trade_needs_room")
    found = option.parse(typed)
    assert (type(found), found) == (type(value), value)
    record = begin_record(fresh(3, 1, trade_needs_room=value), 1)
    assert cv.Record.from_json(record.to_json()).options["trade_needs_room"] == value
    assert GAME.settle({"rulings": "as_printed"})["trade_needs_room"] == "repeated"


@rule("NW-49", "NW-51")
def test_trade_with_another_turn() -> None:
    state = make(table(Pioneer([0, 5, 0, 0]), board="H1"), "work H1.1")
    assert offered(state, "times") == {"1", "2"}
    make(state, "times 1")
    assert cubes(state) == [0, 3, 0, 1]
    assert (decision(state), state.deciding) == ("turn", (0,))
    refused(state, "work H1.1", "already_there", "NW-21")
    assert make(state, "work C1.4", "times 1").deciding == (1,)
    assert cubes(state) == [0, 0, 0, 3]


@rule("NW-49")
def test_trade_with_another_turn_must_be_done_once() -> None:
    refused(table(Pioneer([1, 0, 0, 0]), board="G1"), "work G1.2", "not_enough_cubes", "NW-49", missing=[1, 0, 0, 0])


@rule("NW-49", "NW-32")
def test_trade_with_another_turn_needs_no_room() -> None:
    """No such location of ours brings more cubes than it takes, so two made-up ones are asked about."""
    give, take = [0, 1, 0, 0], [3, 0, 0, 0]
    assert room_binds(table(), trade((1, 1), 1, give, take))
    assert not room_binds(table(), trade((1, 1), 1, give, take, again=True))
    own = Pioneer([0, 10, 0, 0], cards="T01 T02 T03")
    state = make(table(own, board="H1", row="N01 N02 N03 N04"), "work H1.1")
    assert offered(state, "times") == {"1", "2", "3", "4", "5", "6"}


@rule("NW-50", "NW-51")
def test_new_cards_at_the_forts_and_another_turn() -> None:
    state = make(table(board="G1", row=FORTS, deck="N02 N03 N04 N05 N06 T06"), "work G1.1")
    assert row(state) == "N02 N03 N04 N05"
    assert deck(state) == f"N06 T06 {FORTS}"
    assert (decision(state), state.deciding) == ("turn", (0,))
    make(state, "work A1.3")
    assert state.deciding == (1,)


@rule("NW-50")
def test_new_cards_from_a_short_deck_are_followed_by_those_put_under_it() -> None:
    state = make(table(board="G1", row=FORTS, deck="N02 N03"), "work G1.1")
    assert row(state) == "N02 N03 N01 T01"
    assert deck(state) == "S01 X01"
    few = make(table(board="G1", row="N01 T01", deck=""), "work G1.1")
    assert (row(few), deck(few)) == ("N01 T01", "")


@rule("NW-50")
def test_cards_that_come_back_are_the_leftmost_first() -> None:
    state = make(table(board="G1", row=FORTS, deck="N02 N03 N04 N05 N06"), "work G1.1", "rest")
    make(state, "work G1.1")
    assert row(state) == "N06 N01 T01 S01"
    assert deck(state) == "X01 N02 N03 N04 N05"


@rule("NW-51", "NW-55")
def test_the_storage_limit_comes_before_another_turn() -> None:
    own = Pioneer([10, 0, 0, 0], cards="T01 T02 T03")
    state = make(table(own, board="G1", row="N01 N02 N03 N04"), "work G1.2", "times 1")
    assert (decision(state), facts(state)) == ("discard", {"left": 2})
    make(state, "discard y", "discard r")
    assert (decision(state), state.deciding) == ("turn", (0,))
    assert cubes(state) == [7, 3, 0, 0]


@rule("NW-51")
def test_several_turns_in_a_row_are_one_place_in_the_round() -> None:
    state = table(Pioneer([0, 4, 0, 0]), board="H1", players=3)
    before = int(state.round)
    make(state, "work H1.1", "times 1", "work H1.2")
    assert (decision(state), state.deciding, int(state.round)) == ("turn", (0,), before)
    assert standing(state) == {"H1.1": (0, 1), "H1.2": (0, 1)}
    make(state, "rest")
    assert (hand(state), state.deciding, int(state.round)) == (12, (1,), before)


@rule("NW-52")
def test_placing_on_these_locations_follows_the_same_rules() -> None:
    rivals = {1: Pioneer(at="H1.1=2")}
    state = make(table(Pioneer([0, 2, 0, 0]), rivals, board="H1"), "work H1.1", "times 1")
    assert standing(state) == {"H1.1": (0, 3)}
    assert hand(state, 1) == 12
    few = table(Pioneer([0, 2, 0, 0], hand=2), rivals, board="H1")
    refused(few, "work H1.1", "not_enough_settlers", "NW-25", needed=3, hand=2)
    tools = table(Pioneer(cards="T01 T02"), board="H1", row="N01 N02 N03 N04")
    assert cubes(make(tools, "work H1.1", "times 1")) == [0, 0, 0, 1]
    refused(table(covers={"H1.2": "rr"}, board="H1"), "work H1.2", "covered", "NW-21", tile=1)


@rule("NW-53")
def test_a_rest_brings_all_settlers_home() -> None:
    state = make(table(Pioneer(at="A1.3=1 B1.4=3", reserve=5), {1: Pioneer(at="A1.6=3")}), "rest")
    assert standing(state) == {"A1.6": (1, 3)}
    assert (hand(state), hand(state, 1)) == (7, 9)


@rule("NW-54")
def test_a_rest_is_always_allowed() -> None:
    state = table(Pioneer(hand=0))
    assert legal(state) == {"rest"}
    assert make(state, "rest").deciding == (1,)


@rule("NW-55")
def test_at_the_end_of_a_turn_ten_cubes_remain() -> None:
    state = make(table(Pioneer([8, 0, 1, 0])), "work B1.6")
    assert (decision(state), facts(state)) == ("discard", {"left": 3})
    assert offered(state, "discard") == {"y", "g"}
    make(state, "discard g", "discard y")
    assert offered(state, "discard") == {"y"}
    assert make(state, "discard y").deciding == (1,)
    assert cubes(state) == [10, 0, 0, 0]


@rule("NW-55")
def test_somebody_elses_turn_does_not_check_the_storage() -> None:
    state = make(table(Pioneer(), {1: Pioneer([12, 0, 0, 0])}), "work A1.3")
    assert cubes(state, 1) == [12, 0, 0, 0]
    assert decision(make(state, "rest")) == "discard"
