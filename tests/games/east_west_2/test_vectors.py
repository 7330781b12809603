"""The worked cases of the rules page, E2-V1 to E2-V11 (E2-V9 and E2-V10 are proven with the setup)."""

import pytest

from tests.games.east_west_2.table import table
from tests.games.east_west_2.voyage import RING, SEA, Sailor, built, outposts, ship
from tests.games.new_world.land import bonus, cubes, points
from tests.games.playing import decision, facts, make, offered, refused, turn_of
from tests.rule import rule


@rule("E2-V1")
def test_the_numbers_one_and_two_are_three_points() -> None:
    state = make(table(Sailor(outposts="8")), "work B2.4", "sail 3", "sail 2", "build")
    assert built(state) == [2, 0, 0, 0]
    assert points(state) == {"outposts": 3}


@rule("E2-V2")
def test_nine_yellow_at_three_yellow_for_a_brown() -> None:
    state = make(table(Sailor([9, 0, 0, 0])), "work B2.5", "sail 3", "build")
    assert offered(state, "trade") == {"1", "2", "3"}
    for times in (1, 2, 3):
        assert cubes(turn_of(state, f"trade {times}")) == [9 - 3 * times, 0, 0, times]


@rule("E2-V3")
def test_a_fee_and_an_outpost_among_others() -> None:
    rivals = {1: Sailor(ship=4, outposts="4"), 2: Sailor(outposts="4")}
    state = make(table(Sailor([0, 0, 3, 0]), rivals, players=3), "work B2.5", "sail 4", "fee g")
    assert [cubes(state, seat) for seat in range(3)] == [[0, 0, 2, 0], [0, 0, 1, 0], [0, 0, 0, 0]]
    assert facts(state) == {"space": 4, "price": 2}
    make(state, "build", "pay g", "pay g")
    assert cubes(state) == [0, 0, 0, 0]
    assert outposts(state) == {4}
    two = make(table(Sailor([2, 0, 0, 0]), {1: Sailor(outposts="4")}), "work B2.5", "sail 4")
    assert facts(two) == {"space": 4, "price": 2}


@rule("E2-V4")
def test_without_cubes_only_to_where_nobody_lies() -> None:
    state = make(table(rivals={1: Sailor(ship=4, outposts="3")}), "work B2.5")
    refused(state, "sail 4", "cannot_pay_fee", "E2-19", price=1)
    make(state, "sail 6")
    assert facts(state) == {"space": 6, "price": 0}
    assert outposts(make(state, "build")) == {6}
    assert state.deciding == (1,)


@rule("E2-V5")
def test_an_outpost_of_each_symbol_empties_the_first_column() -> None:
    state = make(table(Sailor(outposts="8 6 4"), stacks={3: "flat"}), "work B2.5", "sail 3", "build", "tile 3")
    assert bonus(state) == ["flat"]
    assert points(state) == {"bonus_flat": 3, "outposts": 4}
    assert state.deciding == (1,)


@rule("E2-V6")
def test_three_outposts_of_one_symbol() -> None:
    state = make(table(Sailor(outposts="8 2")), "work F2.4", "sail 13", "build")
    assert points(state) == {"outposts": 6}
    assert bonus(state) == []
    assert state.view(0)["pioneers"][0]["columns_empty"] == 0
    assert state.deciding == (1,)


@rule("E2-V7")
def test_the_sea_tile_knows_neither_trade_nor_fee() -> None:
    state = table(Sailor([9, 0, 0, 0]), players=4)
    refused(state, "work F2.2", "ship_at_sea", "E2-27")
    assert [ship(state, seat) for seat in range(4)] == [SEA] * 4
    state = table(Sailor(ship=3), players=4)
    make(state, "work B2.5", f"sail {SEA}")
    assert ship(state) == SEA
    assert state.deciding == (1,)


@rule("E2-V8")
def test_a_fort_whose_card_cannot_be_paid() -> None:
    state = table(Sailor([2, 1, 0, 0]), stacks={1: "flat", 2: "native", 3: "tools", 4: "settler"})
    refused(state, "work A2.1", "not_enough_cubes", "E2-13", missing=[0, 1, 0, 0])
    assert "A2.1" in offered(table(Sailor([2, 2, 0, 0])), "work")


@rule("E2-V11")
@pytest.mark.parametrize("first", [3, 4])
def test_out_and_back_to_the_sea(first: int) -> None:
    state = make(table(rivals={1: Sailor(ship=1)}), "work B2.4")
    assert offered(state, "sail") == {str(space) for space in RING}
    make(state, f"sail {first}")
    refused(state, "sail 1", "cannot_pay_fee", "E2-19", price=1)
    make(state, f"sail {SEA}")
    assert (ship(state), cubes(state), cubes(state, 1)) == (SEA, [0, 0, 0, 0], [0, 0, 0, 0])
    assert (state.deciding, decision(state)) == ((1,), "turn")
