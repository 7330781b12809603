"""Outposts, the tiles for columns and the exchange where a ship has landed (E2-20 to E2-25)."""

import pytest

from tests.games.east_west_2.table import table
from tests.games.east_west_2.voyage import Sailor, built, outposts
from tests.games.new_world.land import bonus, cubes, points, tops
from tests.games.playing import decision, facts, legal, make, offered, refused
from tests.rule import rule

COLUMN = "8 6 4"  # an outpost of ginger, chili and tea; 10 would be the first of cloves


@rule("E2-20")
@pytest.mark.parametrize(("players", "there", "price"), [(2, 0, 0), (2, 1, 2), (3, 1, 1), (3, 2, 2), (4, 3, 3)])
def test_an_outpost_costs_a_cube_for_each_one_there_and_two_with_two_players(
    players: int, there: int, price: int
) -> None:
    rivals = {seat: Sailor(outposts="11") for seat in range(1, there + 1)}
    state = table(Sailor([0, 1, 1, 3]), rivals, players=players)
    market = next(space["market"] for space in state.view(0)["spaces"] if space["space"] == 11)
    assert market is not None
    assert market["outpost_cost"] == price
    make(state, "work B2.5", "sail 11")
    assert facts(state) == {"space": 11, "price": price}
    make(state, "build", *["pay b"] * price)
    assert cubes(state) == [0, 1, 1, 3 - price]
    assert cubes(state, 1) == [0, 0, 0, 0]
    assert outposts(state) == {11}


@rule("E2-20")
def test_any_colours_pay_and_they_are_chosen_one_by_one() -> None:
    rivals = {1: Sailor(outposts="3"), 2: Sailor(outposts="3")}
    state = make(table(Sailor([1, 0, 1, 1]), rivals, players=3), "work B2.5", "sail 3", "build")
    assert decision(state) == "pay_outpost"
    assert legal(state) == {"pay y", "pay g", "pay b"}
    refused(state, "pay r", "no_such_cube", "E2-20")
    make(state, "pay g")
    assert legal(state) == {"pay y", "pay b"}
    assert cubes(make(state, "pay y")) == [0, 0, 0, 1]


@rule("E2-20")
def test_an_outpost_that_cannot_be_paid_in_full_is_not_offered() -> None:
    poor = make(table(Sailor([0, 1, 0, 0]), {1: Sailor(outposts="11")}), "work B2.5", "sail 11")
    assert poor.deciding == (1,)
    assert outposts(poor) == set()
    after_fee = table(Sailor([2, 0, 0, 0]), {1: Sailor(ship=11, outposts="11")})
    make(after_fee, "work B2.5", "sail 11", "fee y")
    assert after_fee.deciding == (1,)


@rule("E2-20", "E2-21")
def test_one_outpost_for_each_player_and_tile() -> None:
    state = table(Sailor([3, 0, 0, 0], ship=3, outposts="4"), {1: Sailor(ship=3, outposts="4")})
    make(state, "work B2.5", "sail 4")
    assert decision(state) == "trade"
    rivals = {seat: Sailor(outposts="3") for seat in (1, 2, 3)}
    full = make(table(Sailor([3, 0, 0, 0]), rivals, players=4), "work B2.5", "sail 3", "build", *["pay y"] * 3)
    assert all(3 in outposts(full, seat) for seat in range(4))


@rule("E2-21", "E2-24")
@pytest.mark.parametrize(
    ("space", "before", "after", "gained"),
    [(8, "", [1, 0, 0, 0], 1), (6, "", [0, 1, 0, 0], 1), (4, "", [0, 0, 1, 0], 1), (3, "", [0, 0, 0, 1], 1),
     (3, "10", [0, 0, 0, 2], 2), (3, "10 5", [0, 0, 0, 3], 3), (8, "4 6", [1, 1, 1, 0], 1)],
)  # fmt: skip
def test_the_leftmost_outpost_of_the_row_of_the_symbol_is_taken(
    space: int, before: str, after: list[int], gained: int
) -> None:
    state = table(Sailor(outposts=before))
    worth = state.scores()[0]
    make(state, "work B2.5", f"sail {space}", "build")
    assert built(state) == after
    assert state.scores()[0] == worth + gained
    assert points(state)["outposts"] == state.view(0)["pioneers"][0]["board_points"]


@rule("E2-22")
@pytest.mark.parametrize(("stack", "left"), [(1, "settler"), (2, "flat"), (3, "tools"), (4, "settlers")])
def test_an_empty_column_brings_the_top_tile_of_one_stack(stack: int, left: str) -> None:
    stacks = {1: "native settler", 2: "exploration flat", 3: "native+tools tools", 4: "tools+settler settlers"}
    state = make(table(Sailor(outposts=COLUMN), stacks=stacks), "work B2.5", "sail 10", "build")
    top = tops(state)[stack - 1]
    assert (decision(state), facts(state)) == ("tile", {"must": 1})
    assert legal(state) == {"tile 1", "tile 2", "tile 3", "tile 4"}
    refused(state, "done", "must_take_tile", "E2-22")
    make(state, f"tile {stack}")
    assert bonus(state) == [top]
    assert tops(state)[stack - 1] == left
    assert state.view(0)["pioneers"][0]["columns_empty"] == 1


@rule("E2-22")
def test_the_tile_comes_before_the_exchange() -> None:
    state = table(Sailor([0, 0, 2, 0], outposts=COLUMN), stacks={1: "flat"})
    make(state, "work B2.5", "sail 10", "build")
    assert decision(state) == "tile"
    make(state, "tile 1")
    assert decision(state) == "trade"
    assert bonus(make(state, "trade 1")) == ["flat"]
    assert cubes(state) == [0, 0, 0, 2]


@rule("E2-22")
@pytest.mark.parametrize(
    ("own", "pays"),
    [("8 6 4", True), ("8 2 6 4", True), ("8 6", False), ("8 6 4 5", False), ("8 2 6 1 4 9 5", True),
     ("8 2 6 1 4 5", False), ("8 2 13 6 1 12 4 9 11 3 5", True)],
)  # fmt: skip
def test_each_column_pays_once_when_its_last_outpost_leaves(own: str, pays: bool) -> None:
    state = make(table(Sailor(outposts=own)), "work B2.5", "sail 10", "build")
    assert (state.deciding == (0,)) == pays


@rule("E2-22")
def test_nothing_is_taken_without_a_free_slot_or_a_tile() -> None:
    full = Sailor(outposts=COLUMN, bonus="flat native settlers tools")
    state = make(table(full), "work B2.5", "sail 10", "build")
    assert state.deciding == (1,)
    assert len(bonus(state)) == 4
    three = Sailor(outposts=COLUMN, bonus="flat native settlers")
    assert decision(make(table(three), "work B2.5", "sail 10", "build")) == "tile"
    empty = table(Sailor(outposts=COLUMN), stacks=dict.fromkeys((1, 2, 3, 4), ""))
    assert make(empty, "work B2.5", "sail 10", "build").deciding == (1,)
    one = table(Sailor(outposts=COLUMN), stacks={1: "", 2: "", 3: "flat", 4: ""})
    assert legal(make(one, "work B2.5", "sail 10", "build")) == {"tile 3"}


@rule("E2-23")
def test_twelve_outposts_and_three_tiles_are_the_most() -> None:
    """A ship that builds on every market, beginning with one of each symbol."""
    state = table(Sailor(hand=12))
    tiles = []
    for space in (8, 6, 4, 3, 2, 1, 9, 10, 13, 12, 11, 5):
        make(state, "work F2.4", f"sail {space}", "build")
        if state.deciding == (0,):
            tiles.append(sum(built(state)))
            make(state, "tile 1")
        make(state, "rest", "rest", "rest")
    assert built(state) == [3, 3, 3, 3]
    assert tiles == [4, 8, 12]
    assert state.view(0)["pioneers"][0]["columns_empty"] == 3
    assert points(state)["outposts"] == 24
    assert make(state, "work F2.4", "sail 3").deciding == (1,)


@rule("E2-25")
def test_the_exchange_needs_no_outpost_and_no_room_and_may_be_left() -> None:
    """Eight red become 24 yellow at r-yyy; afterwards the storage is brought down to 10."""
    state = make(table(Sailor([2, 8, 0, 0])), "work B2.5", "sail 8", "done")
    assert (decision(state), facts(state)) == ("trade", {"space": 8, "must": 0})
    assert offered(state, "trade") == {str(times) for times in range(1, 9)}
    assert "done" in legal(state)
    refused(state, "trade 9", "not_enough_cubes", "E2-25", missing=[0, 1, 0, 0])
    make(state, "trade 8")
    assert cubes(state) == [26, 0, 0, 0]
    assert (decision(state), facts(state)) == ("discard", {"left": 16})
    assert outposts(state) == set()


@rule("E2-25")
def test_an_exchange_that_cannot_be_paid_is_not_asked() -> None:
    state = make(table(Sailor([2, 0, 0, 0])), "work B2.5", "sail 3", "build")
    assert state.deciding == (1,)
    declined = make(table(Sailor([3, 0, 0, 0])), "work B2.5", "sail 3", "build", "done")
    assert cubes(declined) == [3, 0, 0, 0]
