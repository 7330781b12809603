"""A turn on land in From East to West II: placing settlers, the basic work, forts and Rest (E2-10 to E2-13)."""

import pytest

from caravanserai.games.century.caravan.cubes import total
from caravanserai.games.century.settlement.locations import TRADE
from tests.games.east_west_2.table import table
from tests.games.east_west_2.voyage import Sailor, built, outposts, ship
from tests.games.new_world.land import bonus, claimed, covered, cubes, explored, hand, row, standing, tops
from tests.games.playing import decision, facts, legal, make, offered, refused, turn_of
from tests.rule import rule


@rule("E2-10")
def test_a_turn_is_work_or_rest_and_nothing_else() -> None:
    state = table(Sailor([2, 2, 2, 2], ship=3, outposts="3"))
    assert {move.split()[0] for move in legal(state)} == {"work", "rest"}
    for move in ("sail 7", "build", "trade 1", "outpost 3", "times 1"):
        refused(state, move, "must_choose_action", "E2-10")
    make(state, "work A2.3")
    assert state.deciding == (1,)
    assert ship(state) == 3


@rule("E2-10")
def test_a_ship_makes_no_free_step_after_other_work() -> None:
    state = make(table(Sailor([1, 0, 0, 0], ship=4)), "work A2.4", "upgrade y", "done")
    assert ship(state) == 4
    assert state.deciding == (1,)


@rule("E2-11")
@pytest.mark.parametrize(
    ("rival", "natives", "needed"),
    [("", "", 3), ("", "N02", 2), ("", "N02 N03", 1), ("", "N02 N03 N04", 1), ("B2.4=3", "", 4), ("B2.4=3", "N02", 3)],
)
def test_settlers_at_a_place_for_ships(rival: str, natives: str, needed: int) -> None:
    state = table(Sailor(cards=natives), {1: Sailor(at=rival)})
    shown = {place["id"]: place["price"] for place in state.view(0)["locations"]}
    assert shown["B2.4"] == needed
    before = hand(state)
    make(state, "work B2.4")
    assert standing(state) == {"B2.4": (0, needed)}
    assert hand(state) == before - needed
    assert hand(state, 1) == 12


@rule("E2-11")
def test_a_covered_location_an_own_one_and_too_few_settlers() -> None:
    state = table(Sailor(at="B2.5=1", hand=2), covers={"F2.5": "points-1"})
    refused(state, "work F2.5", "covered", "NW-21", tile=4)
    refused(state, "work B2.5", "already_there", "NW-21")
    refused(state, "work B2.4", "not_enough_settlers", "NW-25", needed=3, hand=2)


@rule("E2-12")
def test_taking_upgrading_and_trading_are_those_of_a_new_world() -> None:
    assert cubes(make(table(Sailor(cards="T02 T03")), "work B2.3")) == [2, 3, 0, 0]
    raised = make(table(Sailor([1, 0, 0, 0])), "work A2.5", "upgrade y", "upgrade r", "upgrade g")
    assert cubes(raised) == [0, 0, 0, 1]
    state = make(table(Sailor([0, 7, 0, 0])), "work C1.4")
    assert offered(state, "times") == {"1", "2"}
    assert cubes(make(state, "times 2")) == [0, 1, 0, 4]


@rule("E2-12")
@pytest.mark.parametrize("room", [True, False])
def test_a_full_storage_bars_no_trade_of_these_boards(room: bool) -> None:
    """Room is asked for only by an exchange that brings more than it takes (NW-32), and there is none here."""
    state = make(table(Sailor([8, 2, 0, 0]), options={"trade_needs_room": room}), "work C1.2")
    assert offered(state, "times") == {"1", "2", "3", "4"}
    for location in state.settlement.country.places:
        if location.kind == TRADE:
            assert total(location.take) <= total(location.give)


@rule("E2-13")
def test_a_fort_claims_its_card_at_once_and_gives_no_tile() -> None:
    state = table(Sailor([2, 2, 0, 1]), row="N01 T01 S01 X01", deck="N02 N03", stacks={1: "flat", 3: "native"})
    make(state, "work A2.1")
    assert state.deciding == (1,)
    assert claimed(state) == {"N01"}
    assert cubes(state) == [0, 0, 0, 1]
    assert row(state) == "T01 S01 X01 N02"
    assert bonus(state) == []
    assert tops(state)[:3:2] == ["flat", "native"]


@rule("E2-13")
@pytest.mark.parametrize("fort", ["A2.2", "B2.1", "B2.2"])
def test_each_fort_claims_its_own_card(fort: str) -> None:
    state = table(Sailor([4, 1, 1, 0]), covers={"C1.2": "points-1"})
    got = {"A2.2": "T01", "B2.1": "S01", "B2.2": "X01"}[fort]
    make(state, f"work {fort}", *(["explore points-1"] if got == "X01" else []))
    assert claimed(state) == {got}
    assert cubes(state) == {"A2.2": [1, 1, 0, 0], "B2.1": [3, 0, 0, 0], "B2.2": [0, 0, 1, 0]}[fort]


@rule("E2-13")
def test_an_exploration_card_opens_a_location_and_settlers_come_from_the_reserve() -> None:
    state = table(Sailor([4, 1, 0, 0]), row="X01", deck="", covers={"F2.4": "rr", "C1.2": "yg"})
    make(state, "work A2.1")
    assert decision(state) == "explore"
    assert offered(state, "explore") == {"rr", "yg"}
    make(state, "explore rr")
    assert cubes(state) == [0, 2, 0, 0]
    assert explored(state) == {"rr"}
    assert set(covered(state)) == {"C1.2"}
    settlers = make(table(Sailor([1, 1, 1, 0], reserve=5), row="S01", deck=""), "work A2.1")
    assert hand(settlers) == 12 - 5 - 1 + 1


@rule("E2-13")
def test_a_fort_without_a_card_or_with_one_too_dear_cannot_be_chosen() -> None:
    state = table(Sailor([1, 1, 0, 0]), row="N01 S01 X01", deck="")
    refused(state, "work A2.1", "not_enough_cubes", "E2-13", missing=[1, 1, 0, 0])
    refused(state, "work A2.2", "not_enough_cubes", "E2-13", missing=[0, 0, 1, 0])
    refused(state, "work B2.2", "no_card_there", "NW-37")


@rule("E2-29")
def test_rest_brings_settlers_home_and_leaves_ships_and_outposts() -> None:
    own = Sailor([1, 0, 0, 0], at="B2.5=1 C1.1=2", ship=12, outposts="12 8")
    state = make(table(own), "rest")
    assert standing(state) == {}
    assert hand(state) == 12
    assert (ship(state), outposts(state), built(state)) == (12, {12, 8}, [1, 1, 0, 0])
    assert turn_of(table(), "rest").deciding == (1,)


@rule("E2-29")
def test_the_storage_limit_is_kept_at_the_end_of_a_turn() -> None:
    state = make(table(Sailor([9, 0, 1, 0])), "work A2.3")
    assert decision(state) == "discard"
    assert facts(state) == {"left": 2}
    make(state, "discard y", "discard g")
    assert cubes(state) == [10, 0, 0, 0]
    assert state.deciding == (1,)
