"""Forts, point cards and exploration tiles (NW-33 to NW-48)."""

import pytest

from tests.games.new_world.land import (
    CARD,
    Pioneer,
    bonus,
    claimed,
    covered,
    cubes,
    deck,
    explored,
    hand,
    number,
    reserve,
    row,
    tops,
)
from tests.games.new_world.table import table
from tests.games.playing import decision, facts, legal, make, offered, refused, turn_of
from tests.rule import rule

PAYS_N01 = Pioneer([2, 2, 0, 0])
PAYS_X01 = Pioneer([4, 1, 0, 0])
EXPLORER = "X01 T01 S01 N01"
COVERS = {"C1.2": "yg", "A1.4": "points-1", "C1.5": "newcomer-1", "C1.6": "native"}


@rule("NW-33")
def test_one_part_of_a_fort_or_both_in_either_order() -> None:
    state = make(table(PAYS_N01, stacks={1: "flat native"}), "work A1.1")
    assert facts(state) == {"location": number(state, "A1.1"), "card": CARD["N01"], "claimed": 0, "took": 0}
    assert legal(state) == {"claim", "tile 1"}
    for moves in (["claim", "tile 1"], ["tile 1", "claim"]):
        both = turn_of(state, *moves)
        assert (bonus(both), claimed(both), both.deciding) == (["flat"], {"N01"}, (1,))
    card_only = turn_of(state, "claim", "done")
    assert (bonus(card_only), claimed(card_only), card_only.deciding) == ([], {"N01"}, (1,))
    tile_only = turn_of(state, "tile 1", "done")
    assert (bonus(tile_only), claimed(tile_only), cubes(tile_only)) == (["flat"], set(), [2, 2, 0, 0])


@rule("NW-33")
def test_the_second_part_is_asked_for_only_if_it_is_possible() -> None:
    poor = make(table(stacks={1: "flat"}), "work A1.1", "tile 1")
    assert poor.deciding == (1,)
    empty = make(table(PAYS_N01, stacks={1: ""}), "work A1.1", "claim")
    assert empty.deciding == (1,)
    assert decision(make(table(PAYS_N01, stacks={1: "flat"}), "work A1.1", "claim")) == "fort"


@rule("NW-34")
def test_one_tile_per_visit_from_one_of_the_stacks_of_this_fort() -> None:
    state = make(table(stacks={1: "native", 3: "flat native+tools", 4: "settlers", 5: "tools"}), "work B1.1")
    assert legal(state) == {"tile 3", "tile 4"}
    refused(state, "tile 1", "stack_elsewhere", "NW-34")
    refused(state, "tile 5", "stack_elsewhere", "NW-34")
    taken = turn_of(state, "tile 3")
    assert (bonus(taken), tops(taken)[0], tops(taken)[2:5]) == (
        ["flat"],
        "native",
        ["native+tools", "settlers", "tools"],
    )
    assert taken.deciding == (1,)
    both = make(table(Pioneer([1, 1, 1, 0]), stacks={3: "flat", 4: "settlers"}), "work B1.1", "tile 3")
    refused(both, "tile 4", "already_took_tile", "NW-34")


@rule("NW-34")
def test_an_empty_stack_gives_nothing() -> None:
    state = make(table(stacks={3: "", 4: "flat"}), "work B1.1")
    refused(state, "tile 3", "stack_empty", "NW-34")
    assert legal(state) == {"tile 4"}


@rule("NW-35")
def test_three_slots_are_all_there_are() -> None:
    two = make(table(Pioneer(bonus="tools settlers"), stacks={1: "flat"}), "work A1.1", "tile 1")
    assert len(bonus(two)) == 3
    full = Pioneer([2, 2, 0, 0], bonus="tools settlers settler")
    state = make(table(full, stacks={1: "flat"}), "work A1.1")
    refused(state, "tile 1", "no_free_slot", "NW-35")
    assert make(state, "claim").deciding == (1,)
    assert len(bonus(state)) == 3


@rule("NW-36")
def test_only_the_card_above_this_fort_for_exactly_its_cost() -> None:
    own = Pioneer([3, 1, 1, 2])
    state = make(table(own, row="N06 S01 T01 N02"), "work A1.2", "claim", "done")
    assert cubes(state) == [2, 0, 0, 2]
    assert claimed(state) == {"S01"}
    first = make(table(own, row="N06 S01 T01 N02"), "work A1.1")
    refused(first, "claim", "not_enough_cubes", "NW-36", missing=[0, 2, 0, 0])


@rule("NW-36")
def test_a_higher_colour_does_not_stand_in_for_a_lower_one() -> None:
    state = make(table(Pioneer([0, 9, 9, 9])), "work A1.1")
    refused(state, "claim", "not_enough_cubes", "NW-36", missing=[2, 0, 0, 0])


@rule("NW-37")
def test_the_row_has_moved_before_a_tile_is_taken_second() -> None:
    state = make(table(PAYS_N01, stacks={1: "flat"}, deck="N02 N03"), "work A1.1", "claim")
    assert row(state) == "T01 S01 X01 N02"
    assert state.view(1)["point_next"] == CARD["N03"]
    assert facts(state) == {"location": number(state, "A1.1"), "card": CARD["T01"], "claimed": 1, "took": 0}
    refused(state, "claim", "already_claimed", "NW-33")


@rule("NW-37")
def test_the_row_moves_only_after_the_benefit() -> None:
    state = make(table(PAYS_X01, row=EXPLORER, covers=COVERS, deck="N02 N03"), "work A1.1", "claim")
    assert (row(state), deck(state)) == ("- T01 S01 N01", "N02 N03")
    assert state.view(1)["point_row"] == [None, CARD["T01"], CARD["S01"], CARD["N01"]]
    make(state, "explore yg")
    assert (row(state), deck(state)) == ("T01 S01 N01 N02", "N03")


@rule("NW-37")
def test_with_an_empty_deck_the_rightmost_fort_has_no_card_but_its_tiles() -> None:
    state = make(table(PAYS_N01, deck="", stacks={1: "", 5: "flat", 6: ""}), "work A1.1", "claim")
    assert row(state) == "T01 S01 X01"
    assert state.view(0)["point_row"] == [CARD["T01"], CARD["S01"], CARD["X01"], None]
    assert state.view(0)["point_next"] is None
    make(state, "work B1.2")
    refused(state, "claim", "no_card_there", "NW-37")
    assert legal(state) == {"tile 5"}
    bare = table(row="T01 S01 X01", deck="", stacks={5: "", 6: ""})
    refused(bare, "work B1.2", "nothing_at_fort", "NW-28")


@rule("NW-40")
@pytest.mark.parametrize(
    ("card", "cost", "kept", "left"),
    [
        ("S01", [1, 1, 1, 0], 6, 5),
        ("S05", [0, 0, 2, 1], 6, 4),
        ("S05", [0, 0, 2, 1], 1, 0),
        ("S05", [0, 0, 2, 1], 0, 0),
    ],
)
def test_new_settlers_come_from_the_reserve_as_far_as_there_are_any(
    card: str, cost: list[int], kept: int, left: int
) -> None:
    state = table(Pioneer(cost, reserve=kept), row=f"{card} N01 T01 X01", stacks={1: ""})
    before = hand(state)
    make(state, "work A1.1", "claim")
    assert (reserve(state), hand(state)) == (left, before - 1 + kept - left)
    assert claimed(state) == {card}


@rule("NW-41")
def test_any_covered_location_may_be_explored_and_one_must_be() -> None:
    state = make(table(PAYS_X01, row=EXPLORER, covers=COVERS, stacks={1: ""}), "work A1.1", "claim")
    assert decision(state) == "explore"
    assert legal(state) == {"explore yg", "explore points-1", "explore newcomer-1", "explore native"}
    refused(state, "done", "must_explore", "NW-41")
    refused(state, "explore rr", "tile_gone", "NW-41")
    make(state, "explore points-1")
    assert explored(state) == {"points-1"}
    assert covered(state) == {"C1.2": "yg", "C1.5": "newcomer-1", "C1.6": "native"}
    assert state.deciding == (1,)
    refused(state, "work C1.5", "covered", "NW-21", tile=2)


@rule("NW-41")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_explored_location_is_open_to_all(seat: int) -> None:
    state = table(Pioneer([5, 1, 0, 0]), {1: Pioneer([1, 0, 0, 0])}, row=EXPLORER, covers=COVERS, stacks={1: ""})
    make(state, "work A1.1", "claim", "explore points-1", *(["rest"] if seat == 0 else []))
    assert state.deciding == (seat,)
    assert "work A1.4" in legal(state)
    refused(state, "work C1.5", "covered", "NW-21", tile=2)


@rule("NW-42")
def test_without_exploration_tiles_the_card_is_claimed_without_benefit() -> None:
    state = make(table(PAYS_X01, row=EXPLORER, stacks={1: ""}, deck="N02"), "work A1.1", "claim")
    assert (claimed(state), explored(state)) == ({"X01"}, set())
    assert (row(state), state.deciding) == ("T01 S01 N01 N02", (1,))


@rule("NW-44")
@pytest.mark.parametrize(("tile", "taken"), [("yg", [1, 0, 1, 0]), ("rr", [0, 2, 0, 0])])
def test_a_tile_with_cubes_brings_them_at_once(tile: str, taken: list[int]) -> None:
    state = table(PAYS_X01, row=EXPLORER, covers={"C1.2": tile}, stacks={1: ""})
    assert cubes(make(state, "work A1.1", "claim", f"explore {tile}")) == taken


@rule("NW-44", "NW-33")
def test_cubes_of_a_tile_can_pay_nothing_more_at_this_fort() -> None:
    state = table(Pioneer([6, 3, 0, 0]), row="X01 N01 T01 S01", covers={"C1.2": "rr"}, stacks={1: "flat"})
    make(state, "work A1.1", "claim", "explore rr")
    assert legal(state) == {"tile 1", "done"}


@rule("NW-45")
@pytest.mark.parametrize(("kept", "left"), [(3, 2), (0, 0)])
def test_a_newcomer_comes_from_the_reserve_if_there_is_one(kept: int, left: int) -> None:
    own = Pioneer([4, 1, 0, 0], reserve=kept)
    state = table(own, row=EXPLORER, covers={"C1.2": "newcomer-2"}, stacks={1: ""})
    make(state, "work A1.1", "claim", "explore newcomer-2")
    assert (reserve(state), hand(state)) == (left, 12 - 1 - left)


@rule("NW-47")
@pytest.mark.parametrize("tile", ["native", "tools", "settler", "exploration"])
def test_a_symbol_tile_does_nothing_before_the_end(tile: str) -> None:
    own = Pioneer([4, 1, 0, 0], reserve=3)
    state = table(own, row=EXPLORER, covers={"C1.2": tile, "C1.4": "yg"}, stacks={1: ""})
    make(state, "work A1.1", "claim", f"explore {tile}")
    assert (cubes(state), hand(state), reserve(state)) == ([0, 0, 0, 0], 8, 3)
    assert covered(state) == {"C1.4": "yg"}
    assert state.deciding == (1,)
    make(state, "rest")
    prices = {place["id"]: (place["price"], place["tools_cubes"]) for place in state.view(0)["locations"]}
    assert (prices["B1.4"], prices["A1.6"]) == ((3, 0), (3, 0))


@rule("NW-48")
def test_exploration_tiles_leave_in_no_other_way() -> None:
    state = table(Pioneer([9, 9, 9, 9]), covers=COVERS, stacks={1: ""}, row="N01 T01 S01 X01")
    make(state, "work A1.1", "claim")
    assert covered(state) == COVERS
    assert offered(state, "discard")
