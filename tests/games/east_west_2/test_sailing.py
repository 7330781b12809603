"""Moving the ship and the fee where it ends (E2-14 to E2-19, E2-26)."""

import pytest

from tests.games.east_west_2.table import table
from tests.games.east_west_2.voyage import OUTER, RING, SEA, Sailor, outposts, ship
from tests.games.new_world.land import cubes, standing
from tests.games.playing import decision, facts, legal, make, offered, refused, turn_of
from tests.rule import rule

ALL = {str(space) for space in range(1, 14)}


def spaces(*numbers: int) -> set[str]:
    return {str(number) for number in numbers}


@rule("E2-14")
@pytest.mark.parametrize("location", ["B2.5", "F2.1"])
@pytest.mark.parametrize(
    ("start", "near"), [(SEA, RING), (3, {1, 2, 4, 6, SEA}), (1, {3, 4}), (13, {10, 11}), (8, {4, 5, SEA, 11, 12})]
)
def test_one_step_leads_to_an_adjacent_tile(location: str, start: int, near: set[int]) -> None:
    state = make(table(Sailor(ship=start)), f"work {location}")
    assert (decision(state), facts(state)) == ("sail", {"left": 1})
    assert legal(state) == {f"sail {space}" for space in near}
    for far in set(range(1, 14)) - near:
        refused(state, f"sail {far}", "not_adjacent", "E2-14")
    assert ship(make(state, f"sail {min(near)}")) == min(near)


@rule("E2-15")
@pytest.mark.parametrize("location", ["B2.4", "F2.5"])
def test_two_steps_are_both_made(location: str) -> None:
    state = make(table(Sailor(ship=1)), f"work {location}")
    assert facts(state) == {"left": 2}
    assert offered(state, "sail") == spaces(3, 4)
    make(state, "sail 3")
    assert (decision(state), facts(state)) == ("sail", {"left": 1})
    assert legal(state) == {f"sail {space}" for space in (1, 2, 4, 6, SEA)}
    refused(state, "done", "must_sail_on", "E2-15")
    make(state, "sail 6")
    assert ship(state) == 6
    assert decision(state) == "build"


@rule("E2-15")
def test_the_second_step_may_lead_back_to_the_start_and_the_fee_is_due_there() -> None:
    state = table(Sailor([1, 0, 0, 0], ship=1), {1: Sailor(ship=1)})
    make(state, "work B2.4", "sail 4", "sail 1")
    assert (decision(state), facts(state)) == ("fee", {"owner": 1})
    refused(turn_of(table(Sailor(ship=1), {1: Sailor(ship=1)}), "work B2.4", "sail 4"), "sail 1", "cannot_pay_fee",
            "E2-19", price=1)  # fmt: skip


@rule("E2-15")
@pytest.mark.parametrize(("number", "allowed"), [(0, False), (1, True)])
def test_a_first_step_is_offered_only_if_the_second_can_end_somewhere(number: int, allowed: bool) -> None:
    """From the outer market 1 the ways lead back to 3 or on to 4, and other ships lie on both."""
    rivals = {1: Sailor(ship=3), 2: Sailor(ship=4)}
    state = make(table(Sailor([number, 0, 0, 0], ship=3), rivals, players=3), "work B2.4")
    assert offered(state, "sail") == spaces(2, 4, 6, SEA) | (spaces(1) if allowed else set())
    if not allowed:
        refused(state, "sail 1", "no_way_on", "E2-15")


@rule("E2-16")
@pytest.mark.parametrize("start", [SEA, 1, 8])
def test_any_tile_but_the_one_where_the_ship_lies(start: int) -> None:
    state = make(table(Sailor(ship=start)), "work F2.4")
    assert facts(state) == {"left": 0}
    assert offered(state, "sail") == ALL - {str(start)}
    refused(state, f"sail {start}", "same_tile", "E2-16")
    far = min(OUTER - {start})
    make(state, f"sail {far}")
    assert ship(state) == far


@rule("E2-16", "E2-19")
def test_any_tile_where_the_fee_can_be_paid() -> None:
    state = make(table(Sailor([1, 0, 0, 0]), {1: Sailor(ship=3), 2: Sailor(ship=3), 3: Sailor(ship=5)}, players=4),
                 "work F2.4")  # fmt: skip
    assert offered(state, "sail") == ALL - spaces(SEA, 3)
    refused(state, "sail 3", "cannot_pay_fee", "E2-19", price=2)


@rule("E2-17")
def test_ships_may_end_on_the_sea_tile_and_nothing_happens_there() -> None:
    state = table(Sailor([2, 2, 2, 2], ship=3), {seat: Sailor() for seat in (1, 2, 3)}, players=4)
    make(state, "work B2.5", f"sail {SEA}")
    assert state.deciding == (1,)
    assert cubes(state) == [2, 2, 2, 2]
    assert outposts(state) == set()


@rule("E2-17", "E2-18")
def test_tiles_that_are_passed_do_nothing() -> None:
    state = table(Sailor([2, 0, 0, 0], ship=1), {1: Sailor(ship=3)})
    make(state, "work B2.4", "sail 3", "sail 2")
    assert cubes(state, 1) == [0, 0, 0, 0]
    assert decision(state) == "build"
    over_sea = make(table(Sailor(ship=3)), "work B2.4", f"sail {SEA}")
    assert offered(over_sea, "sail") == spaces(*RING)


@rule("E2-18")
def test_fee_outpost_and_exchange_come_in_this_order() -> None:
    state = table(Sailor([7, 0, 0, 0]), {1: Sailor(ship=3, outposts="3")}, stacks={1: "flat"})
    asked = []
    for move in ("work B2.5", "sail 3", "fee y", "build", "pay y", "pay y", "trade 1"):
        make(state, move)
        asked.append(decision(state))
    assert asked == ["sail", "fee", "build", "pay_outpost", "pay_outpost", "trade", "turn"]
    assert cubes(state) == [1, 0, 0, 1]
    assert cubes(state, 1) == [1, 0, 0, 0]


@rule("E2-19")
def test_every_owner_gets_a_cube_of_choice_from_the_left() -> None:
    rivals = {0: Sailor(ship=4), 2: Sailor(ship=4), 3: Sailor(ship=4)}
    state = make(table(Sailor([1, 1, 1, 0]), rivals, players=4, turn=1), "work F2.1", "sail 4")
    owners = []
    for cube in ("g", "y", "r"):
        owners.append(facts(state)["owner"])
        refused(state, "fee b", "no_such_cube", "E2-19")
        make(state, f"fee {cube}")
    assert owners == [2, 3, 0]
    assert [cubes(state, seat) for seat in range(4)] == [[0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0]]


@rule("E2-19")
@pytest.mark.parametrize(("number", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_ship_cannot_end_where_not_all_can_be_paid(number: int, allowed: bool) -> None:
    rivals = {1: Sailor(ship=4), 2: Sailor(ship=4), 3: Sailor(ship=1)}
    state = make(table(Sailor([number, 0, 0, 0]), rivals, players=4), "work B2.5")
    assert ("4" in offered(state, "sail")) == allowed


@rule("E2-19")
def test_what_the_exchange_brings_comes_too_late() -> None:
    """The market r-yyy would bring three cubes, but the only red one goes to the fee."""
    state = table(Sailor([0, 1, 0, 0]), {1: Sailor(ship=8), 2: Sailor(ship=8)}, players=3)
    make(state, "work B2.5")
    refused(state, "sail 8", "cannot_pay_fee", "E2-19", price=2)


@rule("E2-19")
def test_cubes_from_tools_pay_the_fee() -> None:
    rivals = {1: Sailor(ship=8), 2: Sailor(ship=8)}
    own = Sailor(cards="T02 T03")
    assert "8" not in offered(make(table(own, rivals, players=3), "work B2.5"), "sail")
    state = make(table(own, rivals, players=3), "work F2.1", "sail 8", "fee r", "fee r")
    assert cubes(state) == [0, 0, 0, 0]
    shown = {voyage["location"]: voyage for voyage in table(own, rivals, players=3).view(0)["voyages"]}
    ends = [[landing["space"] for landing in voyage["landings"]] for voyage in shown.values()]
    assert [8 in end for end in ends] == [False, False, True, False, True]


@rule("E2-26")
def test_a_ship_location_needs_an_end_that_can_be_paid() -> None:
    rivals = {1: Sailor(ship=3), 2: Sailor(ship=4)}
    state = table(Sailor(ship=1), rivals, players=3)
    refused(state, "work B2.5", "nowhere_to_sail", "E2-26")
    refused(state, "work F2.1", "nowhere_to_sail", "E2-26")
    assert {"B2.4", "F2.4", "F2.5"} <= offered(state, "work")
    with_tools = table(Sailor(ship=1, cards="T02"), rivals, players=3)
    refused(with_tools, "work B2.5", "nowhere_to_sail", "E2-26")
    assert "F2.1" in offered(with_tools, "work")


@rule("E2-26")
def test_moving_is_enough() -> None:
    state = make(table(Sailor([9, 0, 0, 0])), "work B2.5", "sail 3", "done", "done")
    assert state.deciding == (1,)
    assert (ship(state), outposts(state), cubes(state)) == (3, set(), [9, 0, 0, 0])
    assert standing(state) == {"B2.5": (0, 1)}
