"""Turns, and where settlers may go at which price (NW-5, NW-19 to NW-28, NW-38, NW-39)."""

import pytest

import caravanserai as cv
from tests.games.new_world.land import Pioneer, cubes, hand, reserve, standing
from tests.games.new_world.table import fresh, table, wander
from tests.games.playing import decision, legal, make, offered, refused
from tests.rule import rule

NATIVES = ("N01", "N02", "N03", "N04")


def natives(number: int) -> str:
    return " ".join(NATIVES[:number])


@rule("NW-5")
@pytest.mark.parametrize(("players", "seed", "board"), [(2, 3, "H1"), (4, 1, "E1")])
def test_everybody_has_twelve_settlers_at_all_times(players: int, seed: int, board: str) -> None:
    for state in wander(fresh(players, seed, fourth_board=board), seed, most=1500):
        for pioneer in state.view(None)["pioneers"]:
            parts = [pioneer[f"settlers_{part}"] for part in ("in_hand", "placed", "in_reserve")]  # type: ignore[literal-required]
            assert sum(parts) == 12
            assert min(parts) >= 0


@rule("NW-19")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_go_round_from_the_first_player(first: int) -> None:
    state = table(players=3, first=first)
    seen = []
    for _ in range(7):
        seen.append((*state.deciding, int(state.round)))
        make(state, "rest")
    turns = [(first + place) % 3 for place in range(3)]
    rounds = [state.round - 2 + turn // 3 for turn in range(7)]
    assert seen == [(turns[turn % 3], rounds[turn]) for turn in range(7)]
    assert state.deciding != (first,)


@rule("NW-19")
def test_nobody_moves_out_of_turn() -> None:
    state = table(players=3)
    with pytest.raises(cv.IllegalMove) as refusal:
        state.apply("rest", 2)
    assert (refusal.value.reason.code, refusal.value.reason.clause) == ("not_your_turn", "NW-19")


@rule("NW-20")
def test_a_turn_is_one_work_or_a_rest() -> None:
    state = table(Pioneer([1, 0, 0, 0]))
    assert {move.kind for move in state.legal()} == {"work", "rest"}
    assert make(state, "work A1.3").deciding == (1,)
    assert make(state, "rest").deciding == (0,)
    refused(state, "done", "must_choose_action", "NW-20")


@rule("NW-21", "NW-48")
def test_covered_locations_are_closed_to_all_and_own_ones_to_their_holder() -> None:
    state = table(Pioneer([2, 2, 0, 0], at="A1.3=1"), covers={"C1.2": "yg"})
    refused(state, "work C1.2", "covered", "NW-21", tile=0)
    refused(state, "work A1.3", "already_there", "NW-21")
    make(state, "rest")
    refused(state, "work C1.2", "covered", "NW-21", tile=0)
    assert "work A1.3" in legal(state)


@rule("NW-22")
@pytest.mark.parametrize(("location", "printed"), [("A1.3", 1), ("C1.1", 2), ("A1.6", 3), ("E1.5", 3)])
def test_an_empty_location_takes_its_printed_number(location: str, printed: int) -> None:
    state = make(table(board="E1"), f"work {location}")
    assert standing(state) == {location: (0, printed)}
    assert hand(state) == 12 - printed


@rule("NW-23")
@pytest.mark.parametrize(("held", "needed"), [(1, 2), (2, 3), (3, 4), (6, 7)])
def test_a_held_location_takes_one_more_whatever_is_printed(held: int, needed: int) -> None:
    state = table(rivals={1: Pioneer(at=f"A1.6={held}")})
    assert standing(make(state, "work A1.6")) == {"A1.6": (0, needed)}


@rule("NW-24", "NW-38")
@pytest.mark.parametrize(
    ("location", "held", "cards", "needed"),
    [("B1.4", 0, 0, 3), ("B1.4", 0, 1, 2), ("B1.4", 0, 2, 1), ("B1.4", 0, 4, 1), ("B1.4", 3, 2, 2), ("B1.4", 3, 4, 1)],
)
def test_native_cards_lower_the_number_where_the_mark_is(location: str, held: int, cards: int, needed: int) -> None:
    rivals = {1: Pioneer(at=f"{location}={held}")} if held else {}
    state = table(Pioneer(cards=natives(cards)), rivals, row="T01 T02 T03 T04")
    assert standing(make(state, f"work {location}")) == {location: (0, needed)}


@rule("NW-24")
def test_without_the_mark_or_the_card_there_is_no_discount() -> None:
    own = Pioneer(cards=natives(4), explored="native")
    assert standing(make(table(own, row="T01 T02 T03 T04"), "work A1.6")) == {"A1.6": (0, 3)}
    rival = {1: Pioneer(cards=natives(4))}
    assert standing(make(table(rivals=rival, row="T01 T02 T03 T04"), "work B1.4")) == {"B1.4": (0, 3)}


@rule("NW-38")
def test_a_native_card_works_from_the_next_placement_on() -> None:
    state = make(table(Pioneer([2, 2, 0, 0])), "work A1.1", "claim", "done", "rest", "work B1.6")
    assert standing(state)["B1.6"] == (0, 1)
    assert standing(state)["A1.1"] == (0, 1)


@rule("NW-25")
def test_settlers_in_reserve_or_placed_elsewhere_do_not_help() -> None:
    state = table(Pioneer(hand=2, at="A1.3=1"))
    assert reserve(state) == 9
    refused(state, "work A1.6", "not_enough_settlers", "NW-25", needed=3, hand=2)
    assert standing(make(state, "work C1.1"))["C1.1"] == (0, 2)
    assert hand(state) == 0
    assert reserve(state) == 9


@rule("NW-26")
def test_those_pushed_out_return_to_their_owners_hand_at_once() -> None:
    rivals = {1: Pioneer(at="A1.3=2 B1.5=1", reserve=4), 2: Pioneer(at="A1.6=3")}
    state = make(table(rivals=rivals, players=3), "work A1.3")
    assert standing(state) == {"A1.3": (0, 3), "B1.5": (1, 1), "A1.6": (2, 3)}
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == (9, 12 - 4 - 1, 9)
    assert reserve(state, 1) == 4


@rule("NW-27", "NW-39")
def test_tools_bring_red_cubes_where_the_mark_is() -> None:
    own = Pioneer(cards="T01 T02 T03", explored="tools")
    assert cubes(make(table(own, row="N01 N02 N03 N04"), "work A1.6")) == [0, 1 + 3, 1, 0]
    assert cubes(make(table(own, row="N01 N02 N03 N04"), "work B1.4")) == [1, 0, 0, 1]
    assert cubes(make(table(rivals={1: own}, row="N01 N02 N03 N04"), "work A1.6")) == [0, 1, 1, 0]


@rule("NW-27")
def test_the_red_cubes_can_be_used_in_the_same_action() -> None:
    state = table(Pioneer(cards="T01"), row="N01 N02 N03 N04")
    assert cubes(make(state, "work C1.3", "upgrade r", "upgrade g")) == [0, 0, 0, 1]


@rule("NW-28")
def test_a_location_needs_an_action_that_can_be_done() -> None:
    bare = table(stacks=dict.fromkeys(range(1, 7), ""), board="H1")
    assert offered(bare, "work") == {"A1.3", "A1.6", "B1.3", "B1.4", "B1.6", "C1.1", "C1.5", "H1.2", "H1.4", "H1.5"}
    browns = table(Pioneer([0, 0, 0, 5]), stacks=dict.fromkeys(range(1, 7), ""), board="D1")
    works = {"A1.3", "A1.6", "B1.3", "B1.4", "B1.6", "C1.1", "C1.5", "D1.3", "D1.4"}
    assert offered(browns, "work") == works
    rich = table(Pioneer([3, 3, 1, 1]), board="H1")
    assert offered(rich, "work") == {location["id"] for location in rich.view(None)["locations"]}


@rule("NW-28")
def test_nobody_is_pushed_out_without_an_action() -> None:
    state = table(Pioneer([0, 0, 0, 1]), {1: Pioneer(at="A1.5=2")})
    refused(state, "work A1.5", "nothing_to_upgrade", "NW-28")
    state = make(table(Pioneer([1, 0, 0, 0]), {1: Pioneer(at="A1.5=2")}), "work A1.5")
    assert decision(state) == "upgrade"
    refused(state, "done", "must_act_once", "NW-30")
